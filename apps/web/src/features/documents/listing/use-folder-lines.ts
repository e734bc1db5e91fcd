import { useEffect, useMemo } from "react";
import { useFiles, useFolders } from "../api.ts";
import { listEntries } from "./file-entries.ts";
import type { Line } from "./lines.ts";
import { fileLine, folderLine } from "./lines.ts";
import type { Order } from "./list-order.ts";
import { orderEntries, orderFolders } from "./list-order.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

/** The lines of a folder in their order; what is processing there is followed. */
export function useFolderLines(folderId: string | null, order: Order) {
  const folders = useFolders(folderId);
  const files = useFiles(folderId);
  const { state, follow } = useUploads();

  useEffect(() => {
    if (folderId === null) return;
    for (const file of files.data ?? []) {
      if (file.state === "processing" && file.task_id) follow(file.task_id, folderId);
    }
  }, [files.data, folderId, follow]);

  const folderLines = useMemo<Line[]>(
    () => orderFolders(folders.data ?? [], order).map((folder) => folderLine(folder)),
    [folders.data, order],
  );
  const fileLines = useMemo<Line[]>(() => {
    const entries = folderId === null ? [] : listEntries(folderId, files.data ?? [], state);
    return orderEntries(entries, order).map((entry) => fileLine(entry));
  }, [files.data, folderId, order, state]);
  const lines = useMemo(() => [...folderLines, ...fileLines], [folderLines, fileLines]);
  return {
    folders,
    files,
    lines,
    loading: folders.isPending || (folderId !== null && files.isPending),
    counts: { folders: folderLines.length, files: fileLines.length },
  };
}
