import type { Folder } from "@footnote/contracts/folders";
import type { PlacedFile, PlacedFolder } from "@footnote/contracts/library";
import type { Item } from "../api.ts";
import type { FileEntry } from "./file-entries.ts";
import { listEntries } from "./file-entries.ts";
import type { UploadsState } from "../upload/uploads.ts";

/** One row of a list. `path` is its folder's path in a list of several folders; undefined in the list of one folder. */
export type ListRow =
  | { kind: "folder"; key: string; folder: Folder; path?: readonly string[] }
  | { kind: "file"; key: string; entry: FileEntry; path?: readonly string[] };

export function folderRow(folder: Folder, path?: readonly string[]): ListRow {
  return { kind: "folder", key: folder.id, folder, ...(path && { path }) };
}

export function fileRow(entry: FileEntry, path?: readonly string[]): ListRow {
  return { kind: "file", key: entry.key, entry, ...(path && { path }) };
}

/** Returns the rows of search results: the folders, then the files, each with its path. */
export function searchRows(
  { folders, files }: { folders: readonly PlacedFolder[]; files: readonly PlacedFile[] },
  state: UploadsState,
): ListRow[] {
  const placed = folders.map((folder) => folderRow(folder, folder.path.slice(0, -1)));
  const found = files.flatMap((file) => {
    const none = { ...state, uploads: [] };
    return listEntries(file.collection_id, [file], none).map((entry) => fileRow(entry, file.path));
  });
  return [...placed, ...found];
}

export function getName(row: ListRow): string {
  return row.kind === "folder" ? row.folder.name : row.entry.name;
}

/** Returns the entry to move or delete; undefined for a file that has no id yet. */
export function getItem(row: ListRow): Item | undefined {
  if (row.kind === "folder") {
    const { id, name, parent_collection_id: parentId } = row.folder;
    return { kind: "folder", id, name, parentId: parentId ?? null };
  }
  const { id, tempId, name, folderId } = row.entry;
  if (id === null || tempId !== null) return undefined;
  return { kind: "file", id, name, parentId: folderId };
}
