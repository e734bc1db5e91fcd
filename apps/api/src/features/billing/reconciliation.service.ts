import type { Has } from "../../platform/app.ts";
import { takeDueCustomers } from "./billing.repo.ts";
import { endSubscriptions, followSubscription } from "./billing.jobs.ts";
import { takeDueDeparted } from "./events.repo.ts";

const everyMs = 60_000;
/** Who was looked at in vain is looked at again after this long. */
const againMs = 15 * 60 * 1000;
const atOnce = 100;

/**
 * Has subscriptions looked at that nothing was told about for a while, in case an event was lost, and those of deleted
 * organizations ended that are not yet. Returns how many.
 */
export async function reconcile(app: Has<"db" | "jobs">): Promise<number> {
  const now = new Date();
  const turn = { now, until: new Date(now.getTime() + againMs), limit: atOnce };
  const due = await takeDueCustomers(app.db, turn);
  for (const customerId of due) await app.jobs.enqueue(followSubscription, { customerId });
  const departed = await takeDueDeparted(app.db, turn);
  for (const customerId of departed) await app.jobs.enqueue(endSubscriptions, { customerId });
  return due.length + departed.length;
}

/** Reconciles now and every minute until the returned function is called; nothing to do while nothing is sold. */
export function startReconciliation(
  app: Has<"db" | "jobs" | "log" | "payments">,
): () => Promise<void> {
  if (!app.payments) return async () => {};
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => void (await reconcile(app)))
      .catch((error: unknown) => app.log.error({ err: error }, "payments reconciliation"));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
