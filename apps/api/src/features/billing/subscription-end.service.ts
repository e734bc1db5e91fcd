import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { endSubscriptions } from "./billing.jobs.ts";
import { insertDeletedCustomer, isEnded, settleDeletedCustomer } from "./events.repo.ts";

/**
 * Notes, in the transaction that deletes an organization, that its subscription is to be ended. Returns the customer;
 * undefined when it never paid.
 */
export function recordDeletedCustomer(
  tx: Sql,
  organizationId: string,
): Promise<string | undefined> {
  return insertDeletedCustomer(tx, organizationId, new Date());
}

/** After the commit: has the subscription ended. A lost delivery is made up for by the reconciliation. */
export async function enqueueSubscriptionEnd(app: Has<"jobs">, customerId: string): Promise<void> {
  await app.jobs.enqueue(endSubscriptions, { customerId });
}

/** Ends what a departed customer still pays for, at once: nobody is left to use it. */
export async function endSubscriptionsOf(
  app: Has<"db" | "payments">,
  customerId: string,
): Promise<void> {
  if (!app.payments || (await isEnded(app.db, customerId))) return;
  await app.payments.endCustomer(customerId);
  await settleDeletedCustomer(app.db, customerId, new Date());
}
