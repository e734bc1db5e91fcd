import { useEffect, useMemo } from "react";
import { hasCode } from "../../../shared/http/api-error.ts";
import { useFiles, useFolders } from "../api.ts";
import { listEntries } from "./file-entries.ts";
import type { ListRow } from "./list-rows.ts";
import { fileRow, folderRow } from "./list-rows.ts";
import type { Order } from "./list-order.ts";
import { sortEntries, sortFolders } from "./list-order.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

/** Returns the sorted rows of a folder and follows the tasks of its files. */
export function useFolderRows(folderId: string | null, order: Order) {
  const folders = useFolders(folderId);
  const files = useFiles(folderId);
  const { state, follow } = useUploads();

  useEffect(() => {
    if (folderId === null) return;
    for (const file of files.data ?? []) {
      if (file.state === "processing" && file.task_id) follow(file.task_id, folderId);
    }
  }, [files.data, folderId, follow]);

  const folderRows = useMemo<ListRow[]>(
    () => sortFolders(folders.data ?? [], order).map((folder) => folderRow(folder)),
    [folders.data, order],
  );
  const fileRows = useMemo<ListRow[]>(() => {
    const entries = folderId === null ? [] : listEntries(folderId, files.data ?? [], state);
    return sortEntries(entries, order).map((entry) => fileRow(entry));
  }, [files.data, folderId, order, state]);
  const rows = useMemo(() => [...folderRows, ...fileRows], [folderRows, fileRows]);
  return {
    folders,
    files,
    rows,
    missing: folderId !== null && isMissing(folders.error ?? files.error),
    loading: folders.isPending || (folderId !== null && files.isPending),
    counts: { folders: folderRows.length, files: fileRows.length },
  };
}

/** Whether a folder could not be listed because there is none with this id, or because it is no id. */
function isMissing(error: Error | null): boolean {
  return hasCode(error, "folder.not_found") || hasCode(error, "request.invalid");
}
