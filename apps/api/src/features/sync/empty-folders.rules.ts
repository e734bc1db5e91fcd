import type { FolderInTree } from "@footnote/contracts/folders";

type Folder = Pick<FolderInTree, "id" | "parent_collection_id" | "documents">;

/**
 * Returns those of some folders that hold no documents, nor any other folder than such ones: the lowest first.
 * @param tree all folders, each after the one that it lies in; `documents` counts those below it, too
 */
export function listEmptyFolders(tree: readonly Folder[], ids: readonly string[]): string[] {
  const own = new Set(ids);
  const kept = new Set<string>();
  const empty: string[] = [];
  for (const { id, parent_collection_id: parentId, documents } of tree.toReversed()) {
    if (own.has(id) && documents === 0 && !kept.has(id)) empty.push(id);
    else if (parentId !== null) kept.add(parentId);
  }
  return empty;
}
