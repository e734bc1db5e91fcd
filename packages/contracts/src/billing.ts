import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const paymentsConfig = endpoint({
  method: "GET",
  path: "/payments/stripe-config/",
  access: "public",
  summary: "Whether subscriptions are sold on this server",
  reply: z.object({ stripe_enabled: z.boolean() }),
});

export const createCheckoutSession = endpoint({
  method: "GET",
  path: "/payments/create-checkout-session/",
  access: "user",
  keyScope: "none",
  summary: "Begins a subscription; refused while subscriptions are not sold here",
  reply: z.object({ sessionId: z.string() }),
});

export const subscriptionStatus = endpoint({
  method: "GET",
  path: "/payments/subscription-status/",
  access: "user",
  summary:
    "Whether the caller's organization is subscribed; active while subscriptions are not sold here",
  reply: z.object({ status: z.enum(["active", "trialing", "inactive"]) }),
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/payments/cancel-subscription/",
  access: "user",
  summary: "Ends the subscription with its period; refused while subscriptions are not sold here",
  reply: z.object({ message: z.string() }),
});

/** Takes the session key as the query parameter `token`; the client sends the checkout's session id. */
export const paymentSocketPath = "/ws/payment_status/";

export const followPayment = z.object({ session_id: z.string().max(255) });
