import type { FolderInTree } from "@footnote/contracts/folders";
import type { Item } from "./api.ts";

export type MoveTargets = {
  /** Whether the top level is a target: it contains folders only. */
  root: boolean;
  /** `allowed` is false for the current folder and for folders that are being moved. */
  folders: { folder: FolderInTree; allowed: boolean }[];
};

/**
 * Lists the folders to move entries to. A folder that is being moved, the folders below it, and the folder that already
 * contains all entries are not allowed.
 * @param search keeps only folders whose path contains this text, ignoring case
 */
export function listMoveTargets(
  items: readonly Pick<Item, "kind" | "id" | "parentId">[],
  tree: readonly FolderInTree[],
  search: string,
): MoveTargets {
  const moved = new Set(items.filter(({ kind }) => kind === "folder").map(({ id }) => id));
  const parents = new Map(tree.map(({ id, parent_collection_id: parent }) => [id, parent]));
  const wanted = search.trim().toLowerCase();
  const isThere = (id: string | null) => items.every(({ parentId }) => parentId === id);
  const folders = tree
    .filter(({ path }) => path.join(" / ").toLowerCase().includes(wanted))
    .map((folder) => ({
      folder,
      allowed: !isThere(folder.id) && !isWithin(folder.id, moved, parents),
    }));
  const onlyFolders = items.every(({ kind }) => kind === "folder");
  return { root: onlyFolders && !isThere(null) && wanted === "", folders };
}

function isWithin(
  id: string,
  moved: ReadonlySet<string>,
  parents: ReadonlyMap<string, string | null>,
): boolean {
  if (moved.has(id)) return true;
  const parent = parents.get(id);
  return parent !== null && parent !== undefined && isWithin(parent, moved, parents);
}
