import type { ToolId } from "@footnote/contracts/chat";
import { agentMessage, conversationHistory, recentConversations } from "@footnote/contracts/chat";
import { listAllFolders, listFolders } from "@footnote/contracts/folders";
import type { QueryClient } from "@tanstack/react-query";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../shared/http/call.ts";
import { keyOf, queryFor } from "../../shared/http/query.ts";

/** The folders at the root, with a null parent; the first is the current one. */
export function useRootFolders() {
  return useQuery({
    ...queryFor(listFolders, { query: { parent_collection_id: undefined } }),
    meta: { logFailure: "The root folders could not be read." },
  });
}

export function useFolderTree() {
  return useQuery(queryFor(listAllFolders, {}));
}

export function useConversations() {
  return useQuery({
    ...queryFor(recentConversations, {}),
    meta: { logFailure: "The conversations could not be read." },
  });
}

/** A past conversation, read while it is being opened; always from the server, never from the cache. */
export function useHistory(conversationId: string | null) {
  return useQuery({
    ...queryFor(conversationHistory, { params: { id: conversationId ?? "" } }),
    enabled: conversationId !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Question = {
  text: string;
  /** Null in a new chat. */
  conversationId: string | null;
  /** None chosen means the default tool. */
  tools: readonly ToolId[];
  /** Ids of the folders to search; none means all. */
  folderIds: readonly string[];
};

/** Asks a question. Rejects with ApiError; resolves with `results`, or undefined when the reply lacks them. */
export async function ask({ text, conversationId, tools, folderIds }: Question) {
  const chosen = folderIds.length > 0 && {
    filters: { collection_ids: { $overlap: [...folderIds] } },
  };
  const reply = await call(agentMessage, {
    body: {
      message: text,
      ...(conversationId !== null && { conversation_id: conversationId }),
      rag_tools: tools.length > 0 ? [...tools] : ["search_file_knowledge"],
      ...(chosen && { search_settings: chosen }),
    },
  });
  return (reply as Partial<typeof reply> | undefined)?.results;
}

export function useRefreshConversations() {
  const queryClient = useQueryClient();
  return useCallback(() => void refresh(queryClient, keyOf(recentConversations)), [queryClient]);
}

/** After the server refused a folder that no longer exists. */
export function useRefreshFolders() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void refresh(queryClient, keyOf(listAllFolders));
    void refresh(queryClient, keyOf(listFolders));
  }, [queryClient]);
}

function refresh(queryClient: QueryClient, queryKey: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}
