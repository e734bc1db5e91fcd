import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { endSubscriptions } from "./billing.jobs.ts";
import { insertDeletedCustomer, isEnded, markCustomerEnded } from "./events.repo.ts";

/**
 * Records, in the transaction that deletes an organization, that its subscription must be ended. Returns the customer;
 * undefined when the organization has none.
 */
export function recordDeletedCustomer(
  tx: Sql,
  organizationId: string,
): Promise<string | undefined> {
  return insertDeletedCustomer(tx, organizationId, new Date());
}

/** Enqueues the end of the subscription, after the commit. The sweeper re-enqueues a lost delivery. */
export async function enqueueSubscriptionEnd(app: Has<"jobs">, customerId: string): Promise<void> {
  await app.jobs.enqueue(endSubscriptions, { customerId });
}

/** Ends the subscriptions of a deleted customer at once: nobody is left to use them. */
export async function endCustomerSubscriptions(
  app: Has<"db" | "payments">,
  customerId: string,
): Promise<void> {
  if (!app.payments || (await isEnded(app.db, customerId))) return;
  await app.payments.endCustomer(customerId);
  await markCustomerEnded(app.db, customerId, new Date());
}
