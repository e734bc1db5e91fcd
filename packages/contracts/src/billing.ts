import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { moment } from "./fields.ts";

export const paymentsConfig = endpoint({
  method: "GET",
  path: "/payments/stripe-config/",
  access: "public",
  summary: "Get whether payments are enabled, and the provider's publishable key",
  reply: z.object({ stripe_enabled: z.boolean(), publishable_key: z.string().nullable() }),
});

export const createCheckoutSession = endpoint({
  method: "GET",
  path: "/payments/create-checkout-session/",
  access: "member",
  keyScope: "none",
  summary: "Create a checkout session, or return the open one until it is paid or expires",
  withoutLicense: true,
  reply: z.object({
    sessionId: z.string(),
    /** The provider's hosted page that takes the payment. */
    url: z.url(),
  }),
});

/** What is known of a subscription beyond its status; null where there is none. */
const subscriptionDetails = z.object({
  /** The provider's own word, such as past_due. */
  provider_status: z.string(),
  seats: z.int().nullable(),
  /** When it renews, unless it ends. */
  renews_at: moment.nullable(),
  /** When it ends, or ended; null while it goes on. */
  ends_at: moment.nullable(),
  trial_ends_at: moment.nullable(),
  /** Until when the organization has access although a payment failed; null while none did. */
  grace_until: moment.nullable(),
});

export const subscriptionStatus = endpoint({
  method: "GET",
  path: "/payments/subscription-status/",
  access: "user",
  summary:
    "Get the subscription status of the caller's organization; active when payments are disabled",
  reply: z.object({
    status: z.enum(["active", "trialing", "inactive"]),
    subscription: subscriptionDetails.nullable(),
  }),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus.reply>;

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/payments/cancel-subscription/",
  access: "admin",
  summary: "Cancel the subscription at the end of its period; refused when payments are disabled",
  withoutLicense: true,
  reply: z.object({ message: z.string() }),
});

export const openPortal = endpoint({
  method: "POST",
  path: "/payments/portal/",
  access: "admin",
  summary: "Get the provider's page to manage card, invoices and subscription",
  withoutLicense: true,
  reply: z.object({ url: z.url() }),
});

export const paymentsWebhook = endpoint({
  method: "POST",
  path: "/payments/webhook/",
  access: "public",
  summary: "Receive signed events of the payment provider",
  bodyKind: "raw",
  reply: z.object({ received: z.literal(true) }),
});

/** Takes the session key as the query parameter `token`; the client sends the checkout's session id. */
export const paymentSocketPath = "/ws/payment_status/";

export const followPayment = z.object({ session_id: z.string().max(255) });

/** What the payment socket sends: the present state first, SUCCESS when the subscription is active, then it closes. */
export const paymentFrame = z.discriminatedUnion("status", [
  z.object({ status: z.literal("PROCESSING") }),
  z.object({ status: z.literal("SUCCESS") }),
  z.object({ status: z.literal("ERROR"), result: z.string() }),
]);
export type PaymentFrame = z.infer<typeof paymentFrame>;
