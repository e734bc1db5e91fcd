import { useEffect, useMemo } from "react";
import { hasCode } from "../../../shared/http/api-error.ts";
import { useFiles, useFolders } from "../api.ts";
import type { FileFilter } from "../filters/file-filter.ts";
import { isActive } from "../filters/file-filter.ts";
import { listEntries } from "./file-entries.ts";
import type { ListRow } from "./list-rows.ts";
import { fileRow, folderRow } from "./list-rows.ts";
import type { Order } from "./list-order.ts";
import { sortEntries, sortFolders } from "./list-order.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

type Shown = { order: Order; filter: FileFilter };

/**
 * Returns the sorted rows of a folder and follows the tasks of its files. A filter leaves only files that match, neither
 * folders nor what is being sent.
 */
export function useFolderRows(folderId: string | null, { order, filter }: Shown) {
  const folders = useFolders(folderId);
  const files = useFiles(folderId, filter);
  const isFiltered = isActive(filter);
  const { state, follow } = useUploads();

  useEffect(() => {
    if (folderId === null) return;
    for (const file of files.data ?? []) {
      if (file.state === "processing" && file.task_id) follow(file.task_id, folderId);
    }
  }, [files.data, folderId, follow]);

  const folderRows = useMemo<ListRow[]>(
    () =>
      isFiltered ? [] : sortFolders(folders.data ?? [], order).map((folder) => folderRow(folder)),
    [folders.data, isFiltered, order],
  );
  const entries = useMemo(() => {
    if (folderId === null) return [];
    const shown = isFiltered ? { ...state, uploads: [] } : state;
    return sortEntries(listEntries(folderId, files.data ?? [], shown), order);
  }, [files.data, folderId, isFiltered, order, state]);
  const rows = useMemo(
    () => [...folderRows, ...entries.map((entry) => fileRow(entry))],
    [folderRows, entries],
  );
  const uploading = entries.filter(({ upload }) => upload !== null).length;
  return {
    folders,
    files,
    rows,
    missing: folderId !== null && isMissing(folders.error ?? files.error),
    loading: folders.isPending || (folderId !== null && files.isPending),
    counts: { folders: folderRows.length, files: entries.length - uploading, uploading },
  };
}

/** Whether a folder could not be listed because there is none with this id, or because it is no id. */
function isMissing(error: Error | null): boolean {
  return hasCode(error, "folder.not_found") || hasCode(error, "request.invalid");
}
