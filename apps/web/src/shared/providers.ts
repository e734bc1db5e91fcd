import { identityProviders } from "@footnote/contracts/accounts/accounts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { buildQuery } from "./http/query.ts";

const providers = queryOptions({
  ...buildQuery(identityProviders, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { logFailure: "The sign-in providers could not be read." },
});

/** Where one can sign in besides here, whether mail is sent, and who may sign up. Without an answer: nowhere, and none. */
export function useProviders() {
  return useQuery(providers);
}

/** Whether a page has learned that nobody can sign up here; asks for nothing. */
export function useIsSignupClosed(): boolean {
  return useQuery({ ...providers, enabled: false }).data?.signup === "closed";
}
