import type { FakeServer } from "./fake-server.ts";
import { startFakeServer } from "./fake-server.ts";
import { storeTestSession, memberRoutes } from "./fixtures.ts";

/** Where the payment provider takes the card. */
export const checkoutPage = "https://checkout.example/c/pay/cs_test_1";
export const renews = "2026-12-21T09:30:00.000Z";
export const paid = {
  provider_status: "active",
  seats: 1,
  renews_at: renews,
  ends_at: null,
  trial_ends_at: null,
  grace_until: null,
};

/** A signed-in admin where subscriptions are sold, with one that is active. */
export function startBillingServer(): FakeServer {
  storeTestSession();
  return startFakeServer({
    ...memberRoutes,
    "GET /payments/stripe-config/": { stripe_enabled: true, publishable_key: "pk_test_1" },
    "GET /payments/create-checkout-session/": { sessionId: "cs_test_1", url: checkoutPage },
    "GET /payments/subscription-status/": { status: "active", subscription: paid },
  });
}

/** The organization has no subscription. */
export function removeSubscription(server: FakeServer): void {
  server.on("GET /organization/user-status/", {
    has_organization: true,
    has_active_subscription: false,
  });
  server.on("GET /payments/subscription-status/", { status: "inactive", subscription: null });
}
