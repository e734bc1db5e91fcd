import { currentUser } from "@footnote/contracts/accounts/accounts";
import { recentConversations } from "@footnote/contracts/chat/chat";
import { listAllFolders } from "@footnote/contracts/folders";
import { currentOrganization, userStatus } from "@footnote/contracts/organizations";
import { capabilities } from "@footnote/contracts/speech";
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
    ...buildQuery(recentConversations, { query: {} }),
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

/** The tools the server has. A server that does not report them may have all. */
export function useCapabilities() {
  return useQuery({
    ...buildQuery(capabilities, {}),
    staleTime: 5 * 60 * 1000,
    meta: { logFailure: "What the server can do could not be read." },
  });
}
