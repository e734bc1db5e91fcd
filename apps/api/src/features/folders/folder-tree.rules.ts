import type { Folder, FolderInTree } from "@footnote/contracts/folders";

/** A folder with how many documents are directly in it. */
export type CountedFolder = Folder & Pick<FolderInTree, "documents" | "processing">;

/**
 * Arranges folders as a tree is read: each after the one that it lies in, those of one folder in the order given, with the
 * documents below counted, too.
 */
export function arrangeTree(folders: readonly CountedFolder[]): FolderInTree[] {
  const below = Map.groupBy(folders, (folder) => folder.parent_collection_id);
  const arranged: FolderInTree[] = [];
  const add = (parentId: string | null, above: readonly string[]) => {
    const counted = { documents: 0, processing: 0 };
    for (const own of below.get(parentId) ?? []) {
      const folder = { ...own, path: [...above, own.name] };
      arranged.push(folder);
      const inside = add(own.id, folder.path);
      folder.documents += inside.documents;
      folder.processing += inside.processing;
      counted.documents += folder.documents;
      counted.processing += folder.processing;
    }
    return counted;
  };
  add(null, []);
  return arranged;
}

/**
 * Leaves the uppermost folders of a tree, in their order: paths repeat the names of all folders above, so that those of 20,000
 * folders can have a hundred million letters.
 */
export function limitTree(
  tree: readonly FolderInTree[],
  limits: { readonly folders: number; readonly letters: number },
): FolderInTree[] {
  const uppermost = tree.toSorted((a, b) => a.path.length - b.path.length);
  let letters = 0;
  const end = uppermost.slice(0, limits.folders).findIndex(({ path }) => {
    letters += path.reduce((sum, name) => sum + name.length, 0);
    return letters > limits.letters;
  });
  const left = new Set(uppermost.slice(0, end < 0 ? limits.folders : end));
  return tree.filter((folder) => left.has(folder));
}

/** The folders of a tree that are one of these or lie below one. */
export function listFromFolders<One extends Pick<Folder, "id" | "parent_collection_id">>(
  tree: readonly One[],
  ids: ReadonlySet<string>,
): One[] {
  const within = new Set(ids);
  return tree.filter(({ id, parent_collection_id: parentId }) => {
    if (parentId !== null && within.has(parentId)) within.add(id);
    return within.has(id);
  });
}
