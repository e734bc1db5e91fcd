import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import type { Item } from "../api.ts";
import { useMoveTo } from "../components/use-move-to.ts";
import { t } from "../messages.ts";
import { listMoveTargets } from "../move-targets.ts";
import { createFailure } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import { DraggingContext } from "./dragging-context.ts";

/** Lets files and folders be moved by dragging them to a folder within. */
export function DraggingProvider({ children }: { children: ReactNode }) {
  const { data: tree } = useFolderTree();
  const { moveTo } = useMoveTo();
  const { notify } = useUploads();
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [over, setOver] = useState<string | null | undefined>(undefined);

  const end = useCallback(() => {
    setItems(null);
    setOver(undefined);
  }, []);

  const isDragging = items !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    // The dragged row may be gone from a long list by now, so that it gets no such event.
    addEventListener("dragend", end);
    addEventListener("drop", end);
    return () => {
      removeEventListener("dragend", end);
      removeEventListener("drop", end);
    };
  }, [isDragging, end]);

  const allowed = useMemo(() => {
    if (!items) return new Set<string | null>();
    const { root, folders } = listMoveTargets(items, tree ?? [], "");
    const ids = folders.flatMap((one) => (one.allowed ? [one.folder.id] : []));
    return new Set<string | null>(root ? [...ids, null] : ids);
  }, [items, tree]);

  function drop(targetId: string | null) {
    if (items && allowed.has(targetId)) {
      const onFailed = (error: Error) =>
        notify(createFailure(t.moveFailed(getErrorMessage(error))));
      moveTo(items, targetId, { onFailed });
    }
    end();
  }

  return (
    <DraggingContext value={{ start: setItems, allowed, over, setOver, drop }}>
      {children}
    </DraggingContext>
  );
}
