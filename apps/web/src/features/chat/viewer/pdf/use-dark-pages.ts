import { useStored } from "../../../../shared/stored-value.ts";
import { useDark } from "../../../../shared/theme.ts";

const storageKey = "dark-pages";

/** Whether pages are shown dark, as chosen in this browser: only where the app is dark. */
export type DarkPages = { isOffered: boolean; on: boolean; toggle: () => void };

export function useDarkPages(): DarkPages {
  const [on, store] = useStored(storageKey, (found) => found === true);
  const isOffered = useDark();
  return { isOffered, on: isOffered && on, toggle: () => store(!on) };
}
