import { currentUser } from "@footnote/contracts/accounts/accounts";
import { paymentsConfig } from "@footnote/contracts/billing";
import type { UserStatus } from "@footnote/contracts/organizations";
import { userStatus } from "@footnote/contracts/organizations";
import type { QueryClient } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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
 * Starts the requests of the guards before the first render, so that the guards only wait for the replies. The guards
 * handle a failure.
 */
export function prefetchSession(queryClient: QueryClient): void {
  queryClient.query(session).catch(() => undefined);
  queryClient.query(onboarding).catch(() => undefined);
  queryClient.query(payments).catch(() => undefined);
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
  return {
    loading: status.isPending || config.isPending,
    status: status.data ?? null,
    stripeEnabled: config.data?.stripe_enabled ?? false,
  };
}
