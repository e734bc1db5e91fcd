import type { Pick } from "./picks.ts";

/** What a question searches: folders with everything below them, and documents; everything without any. */
export type SearchedSources = {
  readonly folderIds: readonly string[];
  readonly documentIds: readonly string[];
};

export const everything: SearchedSources = { folderIds: [], documentIds: [] };

/** What is picked for a conversation, or else the folders that are chosen for all of them. */
export function chooseSources(
  picks: readonly Pick[],
  folderIds: readonly string[],
): SearchedSources {
  if (picks.length === 0) return { folderIds, documentIds: [] };
  const idsOf = (kind: Pick["kind"]) =>
    picks.filter((one) => one.kind === kind).map(({ id }) => id);
  return { folderIds: idsOf("folder"), documentIds: idsOf("file") };
}

/** Formats the sources as the filters of a question; null for everything. */
export function formatFilters({ folderIds, documentIds }: SearchedSources) {
  const folders = [...folderIds];
  if (documentIds.length > 0) {
    const documents = { document_ids: [...documentIds] };
    return { any_of: folders.length > 0 ? { collection_ids: folders, ...documents } : documents };
  }
  return folders.length > 0 ? { collection_ids: { $overlap: folders } } : null;
}

/** Formats the sources as the parameters of an address. */
export function formatScopeQuery({ folderIds, documentIds }: SearchedSources) {
  return {
    ...(folderIds.length > 0 && { folders: folderIds.join(",") }),
    ...(documentIds.length > 0 && { documents: documentIds.join(",") }),
  };
}
