import type { Passage } from "@footnote/contracts/document-content";
import { getFile, listPassages } from "@footnote/contracts/document-content";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { buildQuery } from "../../../shared/http/query.ts";

export function useFile(documentId: string) {
  return useQuery(buildQuery(getFile, { params: { id: documentId } }));
}

/** The passages of a document around one of them; further pages load on request. */
export function usePassages(documentId: string, around: string | null, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: [listPassages.path, documentId, around],
    queryFn: ({ pageParam, signal }) =>
      call(listPassages, {
        params: { id: documentId },
        query: { ...(around !== null && { around }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    getPreviousPageParam: ({ previous_cursor }) => previous_cursor,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Finds the cited passage by id or, if the document has been indexed again since, by its text. Undefined if neither
 * matches: then the viewer marks nothing.
 */
export function findCited(
  passages: readonly Passage[],
  cited: { chunkId: string | null; chunk: string },
): Passage | undefined {
  const text = cited.chunk.trim();
  return (
    passages.find(({ id }) => id === cited.chunkId) ??
    (text === "" ? undefined : passages.find((passage) => passage.text.trim() === text))
  );
}
