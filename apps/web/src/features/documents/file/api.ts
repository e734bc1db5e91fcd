import { getFile, listPassages } from "@footnote/contracts/document-content";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../shared/http/call.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { processingRefreshMs } from "../api.ts";

/** A file with its details, read again while it is processed, in case the socket is lost. */
export function useFile(id: string) {
  return useQuery({
    ...buildQuery(getFile, { params: { id } }),
    refetchInterval: ({ state }) => state.data?.state === "processing" && processingRefreshMs,
  });
}

/** The passages of a file as they are stored, hidden ones last; further pages load on request. */
export function usePassages(id: string) {
  return useInfiniteQuery({
    queryKey: [listPassages.path, id, "all"],
    queryFn: ({ pageParam, signal }) =>
      call(listPassages, {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Reads the passages of a file again when its state has changed. */
export function useFreshPassages(id: string, state: string | undefined): void {
  const queryClient = useQueryClient();
  const seen = useRef(state);
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before === undefined || before === state) return;
    void queryClient.invalidateQueries({ queryKey: [listPassages.path, id] });
  }, [id, queryClient, state]);
}
