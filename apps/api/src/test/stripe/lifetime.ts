import { day, type Ledger, monthAfter, now } from "./ledger.ts";
import { addInvoice } from "./create-objects.ts";
import type { Invoice, Subscription } from "./objects.ts";

/** When a failed renewal is retried, in days after it was due; after the last retry the subscription is cancelled. */
const retryDays = [3, 8, 15];

export const getItem = (subscription: Subscription) => subscription.items.data[0]!;

export function cancel(ledger: Ledger, subscription: Subscription): Subscription {
  const at = now();
  Object.assign(subscription, { status: "canceled", canceled_at: at, ended_at: at });
  ledger.emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Charges the card for an invoice. */
export function charge(ledger: Ledger, subscription: Subscription, invoice: Invoice): void {
  if (ledger.declined.has(subscription.customer)) {
    subscription.status = "past_due";
    ledger.emit("invoice.payment_failed", invoice);
  } else {
    invoice.status = "paid";
    subscription.status = "active";
    ledger.emit("invoice.paid", invoice);
  }
  ledger.emit("customer.subscription.updated", subscription);
}

function renew(ledger: Ledger, subscription: Subscription): void {
  const only = getItem(subscription);
  only.current_period_start = only.current_period_end;
  only.current_period_end = monthAfter(only.current_period_start);
  const due = { status: "open", reason: "subscription_cycle" } as const;
  charge(ledger, subscription, addInvoice(ledger, subscription, due));
}

function retry(ledger: Ledger, subscription: Subscription, invoice: Invoice): void {
  invoice.attempt_count += 1;
  charge(ledger, subscription, invoice);
  const isLast = invoice.attempt_count > retryDays.length;
  if (subscription.status === "past_due" && isLast) cancel(ledger, subscription);
}

/** Returns the next event of a subscription that happens without a request, and its time. */
export function getNextEvent(
  ledger: Ledger,
  subscription: Subscription,
): { at: number; run: () => void } | undefined {
  if (subscription.ended_at !== null) return undefined;
  const { current_period_start: start, current_period_end: end } = getItem(subscription);
  if (subscription.cancel_at !== null) {
    return { at: subscription.cancel_at, run: () => void cancel(ledger, subscription) };
  }
  const invoice = ledger.invoices.get(subscription.latest_invoice ?? "");
  if (subscription.status === "past_due" && invoice) {
    const at = start + (retryDays[invoice.attempt_count - 1] ?? 0) * day;
    return { at, run: () => retry(ledger, subscription, invoice) };
  }
  if (subscription.trial_end === end && !hasTrialWarning(ledger, subscription)) {
    const run = () => ledger.emit("customer.subscription.trial_will_end", subscription);
    return { at: Math.max(end - 3 * day, subscription.created), run };
  }
  return { at: end, run: () => renew(ledger, subscription) };
}

function hasTrialWarning({ events }: Ledger, { id }: Subscription): boolean {
  return events.some(
    ({ type, data }) => type === "customer.subscription.trial_will_end" && data.object.id === id,
  );
}
