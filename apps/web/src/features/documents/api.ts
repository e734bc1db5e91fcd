import { suggestedQuestions } from "@footnote/contracts/chat/suggested-questions";
import { getFile } from "@footnote/contracts/document-content";
import type { DocumentFile } from "@footnote/contracts/documents";
import {
  deleteFile,
  listFiles,
  listVersions,
  renameFile,
  retryFile,
} from "@footnote/contracts/documents";
import {
  createFolder,
  deleteFolder,
  listAllFolders,
  listFolders,
  renameFolder,
} from "@footnote/contracts/folders";
import type { DeletionOutcome } from "@footnote/contracts/library";
import {
  deleteEntries,
  entriesAtOnce,
  moveEntries,
  recentFiles,
  searchEntries,
} from "@footnote/contracts/library";
import type { QueryClient } from "@tanstack/react-query";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, hasCode, isRecord } from "../../shared/http/api-error.ts";
import { call } from "../../shared/http/call.ts";
import type { FileFilter } from "./filters/file-filter.ts";
import { buildFilterQuery, noFilter } from "./filters/file-filter.ts";
import { buildPagedQuery, buildQuery, getQueryKey, refresh } from "../../shared/http/query.ts";

/** How often to refetch the listing while a file is processing, in case the socket is lost. */
export const processingRefreshMs = 10_000;

export function useFolders(parentId: string | null) {
  return useQuery(
    buildQuery(listFolders, { query: { parent_collection_id: parentId ?? undefined } }),
  );
}

/** The files of a folder that match a filter; empty at the root, without a call. */
export function useFiles(folderId: string | null, filter: FileFilter = noFilter) {
  return useQuery({
    ...filesQuery(folderId ?? "", filter),
    enabled: folderId !== null,
    refetchInterval: ({ state }) =>
      state.data?.some((file) => file.state === "processing") === true && processingRefreshMs,
  });
}

export function useCreateFolder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: string; parentId: string | null }) => addFolder(input),
    onSuccess: () => refreshFolders(queryClient),
  });
}

export function useDeleteFolder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, withContents }: { id: string; withContents: boolean }) =>
      call(deleteFolder, {
        params: { id },
        query: { delete_documents: withContents ? "true" : "false" },
      }),
    onSuccess: () => refreshEverything(queryClient),
  });
}

export function useDeleteFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteFile, { params: { id } }),
    onSuccess: (_done, id) => {
      forgetFile(queryClient, id);
      return refreshEverything(queryClient);
    },
  });
}

type RetryHandlers = {
  onSuccess: (reply: { task_id: string; file: DocumentFile }) => void;
  onError: (error: Error) => void;
};

/** Retries a failed file. A refusal means that the listing is stale, so it is refetched either way. */
export function useRetryFile(handlers: RetryHandlers) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryFile, { params: { id } }),
    ...handlers,
    onSettled: () => refreshEverything(queryClient),
  });
}

type Renaming = { kind: "file" | "folder"; id: string; name: string; previous: string };

export function renameItem({ kind, id, name, previous }: Renaming): Promise<{ name: string }> {
  const input = { params: { id }, body: { name, previous_name: previous } };
  return kind === "file" ? call(renameFile, input) : call(renameFolder, input);
}

/** Renames a file or folder if it still has the name on the screen. */
export function useRename() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: renameItem,
    onSettled: () => refreshEverything(queryClient),
  });
}

export type Item = { kind: "file" | "folder"; id: string; name: string; parentId: string | null };

type Move = { items: readonly Item[]; targetId: string | null };

/** Moves files and folders, all or none; one call takes a limited number of them. */
export async function moveItems({ items, targetId }: Move): Promise<void> {
  for (const part of splitIntoBatches(items)) {
    const moved = part.map(({ kind, id, parentId }) => ({
      kind,
      id,
      parent_collection_id: parentId,
    }));
    await call(moveEntries, { body: { items: moved, target_collection_id: targetId } });
  }
}

/** Moves what was moved back to where it was. */
export async function moveBack({ items, targetId }: Move): Promise<void> {
  const byParent = Map.groupBy(items, ({ parentId }) => parentId);
  for (const [parentId, group] of byParent) {
    const moved = group.map((item) => ({ ...item, parentId: targetId }));
    await moveItems({ items: moved, targetId: parentId });
  }
}

export function useMove() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: moveItems,
    onSettled: () => refreshEverything(queryClient),
  });
}

/** Deletes files and folders and returns those that could not be deleted, each with the reason. */
export function useDeleteItems() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: { items: readonly Item[]; withContents: boolean }) => {
      const outcomes: DeletionOutcome[] = [];
      for (const part of splitIntoBatches(input.items)) {
        const items = part.map(({ kind, id }) => ({ kind, id }));
        const body = { items, delete_documents: input.withContents };
        outcomes.push(...(await call(deleteEntries, { body })).results);
      }
      return outcomes.filter(({ deleted }) => !deleted);
    },
    onSettled: () => refreshEverything(queryClient),
  });
}

function splitIntoBatches(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / entriesAtOnce);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * entriesAtOnce, (part + 1) * entriesAtOnce),
  );
}

/** Files and folders in any folder whose name contains the text; disabled for an empty text. */
export function useSearch(text: string, filter: FileFilter) {
  return useInfiniteQuery({
    ...buildPagedQuery(searchEntries, { search: text, limit: 100, ...buildFilterQuery(filter) }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
}

export function addFolder({ name, parentId }: { name: string; parentId: string | null }) {
  return call(createFolder, { body: { name, parent_collection_id: parentId } });
}

/** Creates a folder or returns the existing one with this name, so that a repeated upload merges into it. */
export async function ensureFolder(input: {
  name: string;
  parentId: string | null;
}): Promise<string> {
  try {
    return (await addFolder(input)).id;
  } catch (error) {
    const existing = existingFolderId(error);
    if (existing === undefined) throw error;
    return existing;
  }
}

function existingFolderId(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !hasCode(error, "folder.name_taken")) return undefined;
  const id = isRecord(error.detail) ? error.detail["id"] : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Puts a file into the cached listing of its folder: in place of its older version, or at the top. */
export function cacheFile(queryClient: QueryClient, folderId: string, file: DocumentFile): void {
  queryClient.setQueryData(filesQuery(folderId).queryKey, (files) => {
    if (!files) return undefined;
    const known = files.some(({ id }) => id === file.id);
    return known ? files.map((old) => (old.id === file.id ? file : old)) : [file, ...files];
  });
}

/** Removes a deleted file from every cached listing, before the listings are refetched. */
export function forgetFile(queryClient: QueryClient, fileId: string): void {
  queryClient.setQueriesData<DocumentFile[]>({ queryKey: getQueryKey(listFiles) }, (files) =>
    files?.filter(({ id }) => id !== fileId),
  );
}

export function refreshFolders(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, listFolders, listAllFolders);
}

export function refreshEverything(queryClient: QueryClient): Promise<void> {
  return refresh(
    queryClient,
    listFolders,
    listAllFolders,
    listFiles,
    getFile,
    listVersions,
    searchEntries,
    recentFiles,
    suggestedQuestions,
  );
}

function filesQuery(folderId: string, filter?: FileFilter) {
  return buildQuery(listFiles, {
    query: { collection_id: folderId, ...(filter && buildFilterQuery(filter)) },
  });
}
