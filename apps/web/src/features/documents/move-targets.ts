import type { FolderInTree } from "@footnote/contracts/folders";
import type { Item } from "./api.ts";

export type MoveTargets = {
  /** Whether the top level is one: it holds folders only. */
  root: boolean;
  /** `allowed` is false where they are already, and in what is being moved. */
  folders: { folder: FolderInTree; allowed: boolean }[];
};

/**
 * Where things can be moved to: not into what is being moved or below it, and not to where all of them are already.
 * @param search narrows it to folders with this in their path, without case
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
