declare const proven: unique symbol;

/**
 * What a search may read: the documents of folders, all descendants included, and single documents. Made only by
 * `requireSearchScope` and `narrowSearchScope`, and without folders by `warmUp`.
 */
export type SearchScope = {
  readonly organizationId: string;
  readonly folderIds: readonly string[];
  readonly documentIds: readonly string[];
  readonly [proven]: "scope";
};

/** Proof that the caller may use a folder. Made only by `requireFolder`. */
export type FolderAccess = {
  readonly organizationId: string;
  readonly folderId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly [proven]: "folder";
};
