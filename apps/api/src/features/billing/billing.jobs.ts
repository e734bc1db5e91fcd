import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

const customer = z.object({ customerId: z.string() });

/** Reads a customer's subscription from the provider, in case an event about it was lost. */
export const syncSubscription = defineJob({
  name: "sync-subscription",
  payload: customer,
  attempts: 3,
  timeoutSeconds: 2 * 60,
  retryDelaySeconds: 30,
  keyOf: ({ customerId }) => customerId,
  groupOf: ({ customerId }) => customerId,
});

/** Ends the subscriptions of a deleted organization's customer. */
export const endSubscriptions = defineJob({
  name: "end-subscriptions",
  payload: customer,
  attempts: 6,
  timeoutSeconds: 2 * 60,
  retryDelaySeconds: 10,
  keyOf: ({ customerId }) => customerId,
  groupOf: ({ customerId }) => customerId,
});
