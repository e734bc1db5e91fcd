import type { SubscriptionReading } from "../../platform/payments/payments.ts";

/** What the provider's status of a subscription means for the organization. */
type BillingStatus =
  /** Gives access. */
  | "paid"
  /** A renewal was not paid; gives access during the grace period. */
  | "past_due"
  /** Gives no access until something is paid at the provider; a second subscription must not be bought. */
  | "halted"
  /** Has ended, or never began. */
  | "ended";

const billingStatuses: Record<string, BillingStatus> = {
  trialing: "paid",
  active: "paid",
  past_due: "past_due",
  incomplete: "halted",
  unpaid: "halted",
  paused: "halted",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** An unknown status gives no access and prevents a second subscription. */
export function toBillingStatus(status: string | null): BillingStatus {
  return status === null ? "ended" : (billingStatuses[status] ?? "halted");
}

const ranks: Record<BillingStatus, number> = { paid: 0, past_due: 1, halted: 2, ended: 3 };

/** Chooses among all subscriptions of a customer the one that gives most access, and the latest of equals. */
export function chooseCurrentSubscription(
  readings: readonly SubscriptionReading[],
): SubscriptionReading | undefined {
  const sorted = readings.toSorted(
    (one, other) =>
      ranks[toBillingStatus(one.status)] - ranks[toBillingStatus(other.status)] ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return sorted[0];
}

/** Returns since when a renewal is unpaid: the time of the first reading that said so. */
export function getPastDueSince(
  status: string,
  { before, now }: { before: Date | null; now: Date },
): Date | null {
  return toBillingStatus(status) === "past_due" ? (before ?? now) : null;
}

/**
 * Returns the access that a subscription pays for. A subscription that renews gives access for a grace period after its
 * end, so that a late renewal, or a late event about it, locks nobody out. A cancelled one ends exactly with its period.
 */
export function computePaidAccess(
  { status, periodEnd, trialEnd, endsAt }: SubscriptionReading,
  { since, graceMs }: { since: Date | null; graceMs: number },
): { isActive: boolean; expiresAt: Date | null } {
  const billingStatus = toBillingStatus(status);
  if (billingStatus === "halted" || billingStatus === "ended")
    return { isActive: false, expiresAt: endsAt };
  const due = billingStatus === "past_due" ? since : status === "trialing" ? trialEnd : periodEnd;
  const last = due && new Date(due.getTime() + graceMs);
  return { isActive: true, expiresAt: earliest(endsAt, last) };
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

const hourMs = 60 * 60 * 1000;

/** Returns when to read a subscription again if no event about it arrives. */
export function computeNextCheck(reading: SubscriptionReading | undefined, now: Date): Date {
  return new Date(now.getTime() + (reading ? 6 : 1) * hourMs);
}
