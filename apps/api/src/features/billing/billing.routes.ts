import * as calls from "@footnote/contracts/billing";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { startCheckout } from "./checkout.service.ts";
import type { BillingApp } from "./subscription-sync.service.ts";
import { cancelSubscription, getSubscriptionStatus, openPortal } from "./subscriptions.service.ts";
import { handleWebhook } from "./webhooks.service.ts";

export function mountBilling(mount: Mount, app: BillingApp & Has<"jobs" | "mailer">): void {
  mount(calls.paymentsConfig, async () => ({
    stripe_enabled: app.config.payments !== undefined,
    publishable_key: app.config.payments?.publishableKey ?? null,
  }));
  mount(calls.subscriptionStatus, ({ caller }) => getSubscriptionStatus(app, caller));
  mount(calls.createCheckoutSession, ({ caller }) => startCheckout(app, caller));
  mount(calls.cancelSubscription, async ({ caller }) => ({
    message: await cancelSubscription(app, caller),
  }));
  mount(calls.openPortal, async ({ caller }) => ({ url: await openPortal(app, caller) }));
  mount(calls.paymentsWebhook, async ({ body, request }) => {
    await handleWebhook(app, body, String(request.headers["stripe-signature"] ?? ""));
    return { received: true as const };
  });
}
