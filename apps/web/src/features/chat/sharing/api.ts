import * as calls from "@footnote/contracts/chat/sharing";
import type { BodyFor } from "@footnote/contracts/endpoint";
import { getSharingSettings } from "@footnote/contracts/organizations";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../shared/http/api-error.ts";
import { call } from "../../../shared/http/call.ts";
import { buildQuery, useRefresh } from "../../../shared/http/query.ts";

/** Whether public links are allowed; false until that is known. */
export function useAllowsPublicLinks(): boolean {
  const { data } = useQuery({
    ...buildQuery(getSharingSettings, {}),
    meta: { logFailure: "What may be shared could not be read." },
  });
  return data?.public_links === true;
}

export function useShares() {
  return useQuery(buildQuery(calls.listShares, {}));
}

export function useShareConversation(id: string) {
  return useMutation({
    mutationFn: (body: BodyFor<typeof calls.shareConversation>) =>
      call(calls.shareConversation, { params: { id }, body }),
    onSuccess: useRefresh(calls.listShares),
  });
}

export function useRevokeShare() {
  return useMutation({
    mutationFn: (id: string) => call(calls.revokeShare, { params: { id } }),
    onSettled: useRefresh(calls.listShares),
  });
}

/** A shared conversation as its reader may see it. */
export type ReadShared = calls.SharedConversation & { readAs: "member" | "anyone" };

/** Disabled without a token. The reply is not kept in the cache. */
export function useSharedConversation(token: string, signedIn: boolean) {
  return useQuery({
    queryKey: [calls.readSharedConversation.path, token, signedIn],
    queryFn: () => readShared(token, signedIn),
    enabled: token !== "",
    gcTime: 0,
    retry: false,
  });
}

/** As a member first, who sees more; a member of another organization reads what is public. Rejects with ApiError. */
async function readShared(token: string, signedIn: boolean): Promise<ReadShared> {
  if (signedIn) {
    try {
      const read = await call(calls.readSharedConversation, { body: { token } });
      return { ...read, readAs: "member" };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0) throw error;
    }
  }
  return { ...(await call(calls.readPublicConversation, { body: { token } })), readAs: "anyone" };
}
