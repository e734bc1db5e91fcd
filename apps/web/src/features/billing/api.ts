import {
  cancelSubscription,
  createCheckoutSession,
  openPortal,
  paymentsConfig,
  subscriptionStatus,
} from "@footnote/contracts/billing";
import { currentOrganization, userStatus } from "@footnote/contracts/organizations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { getQueryKey, buildQuery } from "../../shared/http/query.ts";
import { redirectTo } from "./redirect-to.ts";
import { t } from "./messages.ts";

/** A failed check counts as payments off, as the guards count it. */
export function usePaymentsConfig() {
  return useQuery({
    ...buildQuery(paymentsConfig, {}),
    meta: { logFailure: "The payments configuration could not be read." },
  });
}

export function useSubscription(enabled = true) {
  return useQuery({ ...buildQuery(subscriptionStatus, {}), enabled });
}

/** Begins a checkout and goes to its page. @param publishableKey as the server tells it; an older one tells none */
export function useCheckout(publishableKey: string | null | undefined) {
  return useMutation({
    mutationFn: async () => {
      if (!/^pk_(test|live)_/.test(publishableKey ?? "")) throw new Error(t.invalidKey);
      const { url } = await call(createCheckoutSession, {});
      if (!url) throw new Error(t.checkoutFailed);
      redirectTo(url);
    },
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: async () => redirectTo((await call(openPortal, {})).url),
  });
}

export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: () =>
      Promise.all(
        [subscriptionStatus, currentOrganization].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: getQueryKey(endpoint) }),
        ),
      ),
  });
}

/** Asks again how far the visitor has come, so that the next page's guard sees what was paid. */
export function useRefreshOnboarding() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ queryKey: getQueryKey(userStatus), refetchType: "all" });
}
