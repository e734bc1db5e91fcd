import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const paymentsConfig = endpoint({
  method: "GET",
  path: "/payments/stripe-config/",
  access: "public",
  summary: "Whether subscriptions are sold on this server",
  reply: z.object({ stripe_enabled: z.boolean() }),
});
