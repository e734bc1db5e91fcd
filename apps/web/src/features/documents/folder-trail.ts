import type { FolderInTree } from "@footnote/contracts/folders";
import { isRecord } from "../../shared/http/api-error.ts";
import { t } from "./messages.ts";

/** A step of the breadcrumb below the root. */
export type Crumb = { id: string; name: string };

type TreeFolder = Pick<FolderInTree, "id" | "name" | "parent_collection_id">;

/** Returns the folders from the root to the open one; undefined if it is not in the tree. */
export function findTrail(folderId: string, tree: readonly TreeFolder[]): Crumb[] | undefined {
  const folder = tree.find(({ id }) => id === folderId);
  if (!folder) return undefined;
  const crumb = { id: folder.id, name: folder.name };
  if (folder.parent_collection_id === null) return [crumb];
  const above = findTrail(folder.parent_collection_id, tree);
  return above && [...above, crumb];
}

/** Reads the trail that the clicked link passed along, used until the tree is loaded. */
export function readTrail(locationState: unknown): Crumb[] {
  const trail = isRecord(locationState) ? locationState["trail"] : undefined;
  return Array.isArray(trail) ? (trail as Crumb[]) : [];
}

/** Counts the folders below a folder, at any depth. */
function countBelow(folderId: string, tree: readonly TreeFolder[]): number {
  const children = tree.filter(({ parent_collection_id: parent }) => parent === folderId);
  return children.reduce((sum, { id }) => sum + 1 + countBelow(id, tree), 0);
}

/** Formats the total content of folders: "2 folders and 7 files"; "" if they are empty. */
export function describeContents(ids: readonly string[], tree: readonly FolderInTree[]): string {
  const held = ids.reduce(
    (sum, id) => ({
      files: sum.files + (tree.find((folder) => folder.id === id)?.documents ?? 0),
      folders: sum.folders + countBelow(id, tree),
    }),
    { files: 0, folders: 0 },
  );
  const folders = held.folders > 0 ? t.countFolders(held.folders) : "";
  const files = held.files > 0 ? t.countFiles(held.files) : "";
  return folders && files ? t.and(folders, files) : folders || files;
}
