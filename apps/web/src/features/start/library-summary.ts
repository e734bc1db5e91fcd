import type { FolderInTree } from "@footnote/contracts/folders";

type CountedFolder = Pick<
  FolderInTree,
  "id" | "name" | "path" | "parent_collection_id" | "documents" | "processing" | "created_at"
>;

export type LibrarySummary = {
  documents: number;
  processing: number;
  /** Those at work first, the empty ones last, the newer before the older; what is below a folder counts in. */
  folders: CountedFolder[];
};

/** The library in figures, and its root folders worth showing, at most `limit`. */
export function summarizeLibrary(tree: readonly CountedFolder[], limit: number): LibrarySummary {
  const roots = tree.filter(({ parent_collection_id: parent }) => parent === null);
  const folders = roots.toSorted(
    (a, b) =>
      b.processing - a.processing ||
      Number(b.documents > 0) - Number(a.documents > 0) ||
      b.created_at.localeCompare(a.created_at),
  );
  return {
    documents: roots.reduce((sum, { documents }) => sum + documents, 0),
    processing: roots.reduce((sum, { processing }) => sum + processing, 0),
    folders: folders.slice(0, limit),
  };
}
