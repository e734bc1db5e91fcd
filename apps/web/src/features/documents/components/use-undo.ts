import { useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { refreshEverything } from "../api.ts";
import { t } from "../messages.ts";
import { createFailure, createSuccess } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

/** Long enough to be reached by keyboard; the time stops while the message is focused or pointed at. */
const undoableMs = 20_000;

/** Returns a function that reports a change with a button that takes it back. */
export function useUndo() {
  const { notify } = useUploads();
  const queryClient = useQueryClient();
  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo();
      notify(createSuccess(t.undone));
    } catch (error) {
      notify(createFailure(t.undoFailed(getErrorMessage(error))));
    } finally {
      await refreshEverything(queryClient);
    }
  }
  return (text: string, undo: () => Promise<unknown>) =>
    notify({ tone: "success", text, clearAfterMs: undoableMs, undo: () => void takeBack(undo) });
}
