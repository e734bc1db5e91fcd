import { currentUser } from "@footnote/contracts/accounts/accounts";
import { recentConversations } from "@footnote/contracts/chat/chat";
import { listAllFolders } from "@footnote/contracts/folders";
import { currentOrganization, userStatus } from "@footnote/contracts/organizations";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { buildQuery, getQueryKey } from "./http/query.ts";

// The queries that several features share.

export function useCurrentUser() {
  return useQuery(buildQuery(currentUser, {}));
}

export function useCurrentOrganization() {
  return useQuery({
    ...buildQuery(currentOrganization, {}),
    meta: { logFailure: "The organization could not be read." },
  });
}

export function useConversations() {
  return useQuery({
    ...buildQuery(recentConversations, {}),
    meta: { logFailure: "The conversations could not be read." },
  });
}

export function useFolderTree() {
  return useQuery(buildQuery(listAllFolders, {}));
}

/** Returns a handler that reads the onboarding status again. Await it, so that the guard of the next page sees it. */
export function useRefreshOnboarding() {
  const queryClient = useQueryClient();
  const queryKey = getQueryKey(userStatus);
  return () => queryClient.invalidateQueries({ queryKey, refetchType: "all" });
}
