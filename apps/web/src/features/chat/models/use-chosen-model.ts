import { useStored } from "../../../shared/stored-value.ts";
import { useChatModels } from "../api.ts";

const storageKey = "chat-model";
const none: readonly string[] = [];

export type ChosenModel = {
  /** The chat models, the default first. */
  names: readonly string[];
  /** Null for the default; a model that is no longer offered is not chosen. */
  chosen: string | null;
  choose: (name: string) => void;
  /** Whether a choice is remembered of which it is not known yet if it is still offered. */
  loading: boolean;
};

/** The chat model that is chosen in this browser. */
export function useChosenModel(): ChosenModel {
  const { data: names = none, isPending } = useChatModels();
  const [stored, choose] = useStored(storageKey, (found) =>
    typeof found === "string" ? found : null,
  );
  const chosen = stored !== null && names.length > 1 && names.includes(stored) ? stored : null;
  return { names, chosen, choose, loading: stored !== null && isPending };
}
