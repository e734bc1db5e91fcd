import type { BodyFor } from "@footnote/contracts/endpoint";
import type { FolderSource } from "@footnote/contracts/sync/sync";
import {
  getFolderSource,
  removeFolderSource,
  setFolderSource,
  startSync,
} from "@footnote/contracts/sync/sync";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../shared/http/call.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { refreshEverything } from "../api.ts";

const runningRefreshMs = 1_500;
const idleRefreshMs = 60_000;

/** What a folder follows; null for an ordinary folder. The listing is read again when a synchronization has ended. */
export function useFolderSource(folderId: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...sourceQuery(folderId),
    refetchInterval: ({ state }) => {
      const source = state.data?.source;
      if (!source) return false;
      return source.state === "idle" ? idleRefreshMs : runningRefreshMs;
    },
  });
  const ended = query.data?.source?.ended_at ?? null;
  const seen = useRef(ended);
  useEffect(() => {
    if (ended !== null && seen.current !== ended) void refreshEverything(queryClient);
    seen.current = ended;
  }, [ended, queryClient]);
  return query;
}

type Settings = BodyFor<typeof setFolderSource>;

export function useSetSource(folderId: string) {
  return useSourceMutation(folderId, (body: Settings) =>
    call(setFolderSource, { params: { id: folderId }, body }),
  );
}

export function useStartSync(folderId: string) {
  return useSourceMutation(folderId, () => call(startSync, { params: { id: folderId } }));
}

export function useRemoveSource(folderId: string) {
  return useSourceMutation(folderId, async () => {
    await call(removeFolderSource, { params: { id: folderId } });
    return { source: null };
  });
}

function useSourceMutation<Input>(
  folderId: string,
  mutationFn: (input: Input) => Promise<{ source: FolderSource | null }>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (reply) => queryClient.setQueryData(sourceQuery(folderId).queryKey, reply),
  });
}

function sourceQuery(folderId: string) {
  return buildQuery(getFolderSource, { params: { id: folderId } });
}
