import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { endSubscriptions, syncSubscription } from "./billing.jobs.ts";
import { takeDueCustomers } from "./billing.repo.ts";
import { endSubscriptionsOf } from "./subscription-end.service.ts";
import { takeDueDeletedCustomers } from "./events.repo.ts";
import { type BillingApp, syncCustomer } from "./subscription-sync.service.ts";

const everyMs = 60_000;
/** A customer whose check brought nothing new is checked again after this long. */
const againMs = 15 * 60 * 1000;
const limit = 100;

/** Reads subscriptions again about which no event came for a while, in case one was lost. */
export function bindSubscriptionSync(app: BillingApp) {
  const handle = async ({ customerId }: { customerId: string }) => {
    if (app.payments) await syncCustomer(app, customerId);
  };
  const take = () => takeDue(app, (turn) => takeDueCustomers(app.db, turn));
  return bindJob(syncSubscription, handle, { everyMs, take });
}

/** Ends the subscriptions of deleted organizations. */
export function bindSubscriptionEnd(app: Has<"db" | "payments">) {
  const handle = ({ customerId }: { customerId: string }) => endSubscriptionsOf(app, customerId);
  const take = () => takeDue(app, (turn) => takeDueDeletedCustomers(app.db, turn));
  return bindJob(endSubscriptions, handle, { everyMs, take });
}

type Turn = { now: Date; until: Date; limit: number };

/** Nothing is due while no subscriptions are sold. */
async function takeDue(
  { payments }: Has<"payments">,
  takeIds: (turn: Turn) => Promise<string[]>,
): Promise<{ customerId: string }[]> {
  if (!payments) return [];
  const now = new Date();
  const ids = await takeIds({ now, until: new Date(now.getTime() + againMs), limit });
  return ids.map((customerId) => ({ customerId }));
}
