import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { endSubscriptions, syncSubscription } from "./billing.jobs.ts";
import { takeDueCustomers } from "./billing.repo.ts";
import { endCustomerSubscriptions } from "./subscription-end.service.ts";
import { takeDueDeletedCustomers } from "./events.repo.ts";
import { type BillingApp, syncCustomer } from "./subscription-sync.service.ts";

const everyMs = 60_000;
/** How long a check of a customer postpones the next one. */
const recheckMs = 15 * 60 * 1000;
const limit = 100;

/** Reads subscriptions again that had no event for a while, in case one was lost. */
export function bindSubscriptionSync(app: BillingApp) {
  const handle = async ({ customerId }: { customerId: string }) => {
    if (app.payments) await syncCustomer(app, customerId);
  };
  const take = () => takeDue(app, (due) => takeDueCustomers(app.db, due));
  return bindJob(syncSubscription, handle, { everyMs, take });
}

/** Ends the subscriptions of deleted organizations. */
export function bindSubscriptionEnd(app: Has<"db" | "payments">) {
  const handle = ({ customerId }: { customerId: string }) =>
    endCustomerSubscriptions(app, customerId);
  const take = () => takeDue(app, (due) => takeDueDeletedCustomers(app.db, due));
  return bindJob(endSubscriptions, handle, { everyMs, take });
}

type Due = { now: Date; until: Date; limit: number };

/** Returns nothing while payments are off. */
async function takeDue(
  { payments }: Has<"payments">,
  takeIds: (due: Due) => Promise<string[]>,
): Promise<{ customerId: string }[]> {
  if (!payments) return [];
  const now = new Date();
  const ids = await takeIds({ now, until: new Date(now.getTime() + recheckMs), limit });
  return ids.map((customerId) => ({ customerId }));
}
