import {
  cancelSubscription,
  createCheckoutSession,
  openPortal,
  paymentsConfig,
  subscriptionStatus,
} from "@footnote/contracts/billing";
import { currentOrganization } from "@footnote/contracts/organizations";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { buildQuery, useRefresh } from "../../shared/http/query.ts";
import { redirectTo } from "./redirect-to.ts";
import { t } from "./messages.ts";

/** A failed check counts as payments off, as in the guards. */
export function usePaymentsConfig() {
  return useQuery({
    ...buildQuery(paymentsConfig, {}),
    meta: { logFailure: "The payments configuration could not be read." },
  });
}

export function useSubscription(enabled = true) {
  return useQuery({ ...buildQuery(subscriptionStatus, {}), enabled });
}

/**
 * Starts a checkout and redirects to its page.
 * @param publishableKey undefined for older servers, which send none
 */
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
  return useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: useRefresh(subscriptionStatus, currentOrganization),
  });
}
