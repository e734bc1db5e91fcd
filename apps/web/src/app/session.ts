import { currentUser } from "@footnote/contracts/accounts/accounts";
import { paymentsConfig } from "@footnote/contracts/billing";
import type { UserStatus } from "@footnote/contracts/organizations";
import { userStatus } from "@footnote/contracts/organizations";
import type { QueryClient } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getRequiredStep } from "./onboarding-rules.ts";
import { buildQuery } from "../shared/http/query.ts";
import { clearToken, useToken } from "../shared/http/session-token.ts";

const checkIntervalMs = 5 * 60_000;

const session = queryOptions({ ...buildQuery(currentUser, {}), staleTime: checkIntervalMs });
const onboarding = queryOptions({
  ...buildQuery(userStatus, {}),
  staleTime: checkIntervalMs,
  meta: { logFailure: "The onboarding status could not be read." },
});
const payments = queryOptions({
  ...buildQuery(paymentsConfig, {}),
  staleTime: checkIntervalMs,
  meta: { logFailure: "The payments configuration could not be read." },
});

/**
 * Starts the requests of the guards before the first render, so that the guards only wait for the replies. Resolves when
 * these are there, to whether the pages for members are open; the guards handle a failure.
 */
export async function prefetchSession(queryClient: QueryClient): Promise<boolean> {
  const replies = [
    queryClient.query(session),
    queryClient.query(onboarding),
    queryClient.query(payments),
  ] as const;
  try {
    const [, status, { stripe_enabled: stripeEnabled }] = await Promise.all(replies);
    return getRequiredStep(status, stripeEnabled) === null;
  } catch {
    return false;
  }
}

/** Fills the cache as for a member of an organization, for the pages that the build draws. */
export function assumeMember(queryClient: QueryClient): void {
  const status = { has_organization: true, has_active_subscription: true, needs_review: false };
  queryClient.setQueryData<unknown>(session.queryKey, {});
  queryClient.setQueryData<unknown>(onboarding.queryKey, status);
  queryClient.setQueryData<unknown>(payments.queryKey, {});
}

type Session = { state: "loading" | "signed-out" | "signed-in"; isOperator: boolean };

/** Whether somebody is signed in, checked with the server once; a failed check ends the session. */
export function useSession(): Session {
  const token = useToken();
  const check = useQuery({ ...session, enabled: token !== null });
  useEffect(() => {
    if (token !== null && check.isError) clearToken();
  }, [token, check.isError]);
  if (token === null) return { state: "signed-out", isOperator: false };
  const isOperator = check.data?.is_operator === true;
  return { state: check.isSuccess ? "signed-in" : "loading", isOperator };
}

type Onboarding = {
  loading: boolean;
  /** Null when the check failed. */
  status: UserStatus | null;
  stripeEnabled: boolean;
};

/** The onboarding step of a signed-in user. A failed payments check counts as payments off. */
export function useOnboarding(enabled: boolean): Onboarding {
  const status = useQuery({ ...onboarding, enabled });
  const config = useQuery({ ...payments, enabled });
  const loading = status.isPending || config.isPending;
  const stripeEnabled = config.data?.stripe_enabled ?? false;
  const isElsewhere = !loading && getRequiredStep(status.data ?? null, stripeEnabled) !== null;
  useEffect(() => {
    if (loading) return;
    // Read by before-paint.js: who is sent elsewhere is not shown a page that the build drew for members.
    if (isElsewhere) localStorage.setItem("detour", "true");
    else localStorage.removeItem("detour");
  }, [loading, isElsewhere]);
  return { loading, status: status.data ?? null, stripeEnabled };
}
