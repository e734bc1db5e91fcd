import { useFolderTree } from "../../../shared/queries.ts";
import type { Item } from "../api.ts";
import { moveBack, useMove } from "../api.ts";
import { t } from "../messages.ts";
import { useUndo } from "./use-undo.ts";

/** Moves entries to a folder (null for the top level) and offers to take that back. `move` has the state of the request. */
export function useMoveTo() {
  const { data: tree } = useFolderTree();
  const move = useMove();
  const reportUndoable = useUndo();

  function moveTo(
    items: readonly Item[],
    targetId: string | null,
    { onMoved, onFailed }: { onMoved?: () => void; onFailed?: (error: Error) => void },
  ) {
    const where = tree?.find(({ id }) => id === targetId)?.name ?? t.topLevel;
    const onSuccess = () => {
      reportUndoable(t.moved(items.length, where), () => moveBack({ items, targetId }));
      onMoved?.();
    };
    move.mutate({ items, targetId }, { onSuccess, ...(onFailed && { onError: onFailed }) });
  }

  return { move, moveTo };
}
