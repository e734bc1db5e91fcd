import type { Folder } from "@footnote/contracts/folders";
import type { PlacedFile, PlacedFolder } from "@footnote/contracts/library";
import type { Item } from "../api.ts";
import type { FileEntry } from "./file-entries.ts";
import { listEntries } from "./file-entries.ts";
import type { UploadsState } from "../upload/uploads.ts";

/** One line of a list. `path` is where it is, in a list of several folders; undefined where that is plain. */
export type Line =
  | { kind: "folder"; key: string; folder: Folder; path?: readonly string[] }
  | { kind: "file"; key: string; entry: FileEntry; path?: readonly string[] };

export function folderLine(folder: Folder, path?: readonly string[]): Line {
  return { kind: "folder", key: folder.id, folder, ...(path && { path }) };
}

export function fileLine(entry: FileEntry, path?: readonly string[]): Line {
  return { kind: "file", key: entry.key, entry, ...(path && { path }) };
}

/** The lines of a search: the folders, then the files, each with where it is. */
export function foundLines(
  { folders, files }: { folders: readonly PlacedFolder[]; files: readonly PlacedFile[] },
  state: UploadsState,
): Line[] {
  const placed = folders.map((folder) => folderLine(folder, folder.path.slice(0, -1)));
  const found = files.flatMap((file) => {
    const none = { ...state, uploads: [] };
    return listEntries(file.collection_id, [file], none).map((entry) => fileLine(entry, file.path));
  });
  return [...placed, ...found];
}

export function nameOf(line: Line): string {
  return line.kind === "folder" ? line.folder.name : line.entry.name;
}

/** What can be moved and deleted with others; undefined for a file the server has not named yet. */
export function itemOf(line: Line): Item | undefined {
  if (line.kind === "folder") {
    const { id, name, parent_collection_id: parentId } = line.folder;
    return { kind: "folder", id, name, parentId: parentId ?? null };
  }
  const { id, tempId, name, folderId } = line.entry;
  if (id === null || tempId !== null) return undefined;
  return { kind: "file", id, name, parentId: folderId };
}
