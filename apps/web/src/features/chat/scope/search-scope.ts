import type { FolderInTree } from "@footnote/contracts/folders";
import { t } from "../messages.ts";

type TreeFolder = Pick<
  FolderInTree,
  "id" | "name" | "path" | "parent_collection_id" | "documents" | "processing"
>;

export const searchFoldersKey = "search-folders";

/** Parses the stored selection of folders; an unreadable value counts as none. */
export function parseFolderIds(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

/** Returns the selected folders that still exist; all of them until the tree is loaded. */
export function filterExisting(
  ids: readonly string[],
  tree: readonly TreeFolder[] | undefined,
): string[] {
  if (!tree) return [...ids];
  const existing = new Set(tree.map(({ id }) => id));
  return ids.filter((id) => existing.has(id));
}

export type Scope = { label: string; counts: string };

/** Summarizes the search scope for the pill: the folders, the number of files and how many are not ready yet. */
export function describeScope(
  ids: readonly string[],
  tree: readonly TreeFolder[] | undefined,
): Scope {
  const chosen = tree?.filter(({ id }) => ids.includes(id)) ?? [];
  const [first] = chosen;
  const label = ids.length === 0 ? t.allFolders : t.folders(ids.length);
  const name = ids.length === 1 ? (first?.path.join(" / ") ?? t.folders(1)) : label;
  return { label: name, counts: tree ? describeCounts(findOutermost(ids, tree)) : "" };
}

/** Returns the folders to count: all roots, or the selected ones without those inside another selected folder. */
function findOutermost(ids: readonly string[], tree: readonly TreeFolder[]): TreeFolder[] {
  if (ids.length === 0) return tree.filter(({ parent_collection_id: parent }) => parent === null);
  const parents = new Map(tree.map(({ id, parent_collection_id: parent }) => [id, parent]));
  const isInside = (id: string): boolean => {
    const parent = parents.get(id) ?? null;
    return parent !== null && (ids.includes(parent) || isInside(parent));
  };
  return tree.filter(({ id }) => ids.includes(id) && !isInside(id));
}

function describeCounts(folders: readonly TreeFolder[]): string {
  const documents = folders.reduce((sum, folder) => sum + folder.documents, 0);
  const processing = folders.reduce((sum, folder) => sum + folder.processing, 0);
  const files = t.files(documents);
  return processing > 0 ? t.stillIndexing(files, processing) : files;
}
