import { recentConversations } from "@footnote/contracts/chat/chat";
import { conversationFilters, updateConversation } from "@footnote/contracts/chat/conversations";
import type { BodyFor } from "@footnote/contracts/endpoint";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { buildQuery, useRefresh } from "../../../shared/http/query.ts";
import { conversationLists } from "../api.ts";

/** Which conversations the sidebar lists: the archived ones or the others, of one tag unless it is null. */
export type ListView = { archived: boolean; tag: string | null };

export function useListedConversations({ archived, tag }: ListView) {
  const query = { ...(archived && { archived: "true" as const }), ...(tag !== null && { tag }) };
  return useQuery({
    ...buildQuery(recentConversations, { query }),
    meta: { logFailure: "The conversations could not be read." },
  });
}

/** The user's tags, and how many conversations are archived. */
export function useConversationFilters() {
  return useQuery({
    ...buildQuery(conversationFilters, {}),
    meta: { logFailure: "The tags of the conversations could not be read." },
  });
}

export type Changes = BodyFor<typeof updateConversation>;

/** Changes a conversation, and is settled when the lists have been read again. */
export function useUpdateConversation() {
  const refreshLists = useRefresh(...conversationLists);
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: Changes }) =>
      call(updateConversation, { params: { id }, body: changes }),
    onSettled: refreshLists,
  });
}
