import { useSyncExternalStore } from "react";

/** Matches screens on which an open source covers the chat. Keep it equal to source-panel.module.css. */
const query = "(max-width: 1099px)";

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
