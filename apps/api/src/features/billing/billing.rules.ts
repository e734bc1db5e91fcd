import type { SubscriptionReading } from "../../platform/payments/payments.ts";

/** What the state of a subscription means for the organization that has it. */
type Standing =
  /** Gives access. */
  | "paid"
  /** A renewal was not paid; gives access for a while. */
  | "past_due"
  /** Stands still until something is paid at the provider; another one is not to be bought beside it. */
  | "halted"
  /** Is over, or never began. */
  | "over";

const standings: Record<string, Standing> = {
  trialing: "paid",
  active: "paid",
  past_due: "past_due",
  incomplete: "halted",
  unpaid: "halted",
  paused: "halted",
  canceled: "over",
  incomplete_expired: "over",
};

/** A status that is new to us gives no access and lets nobody buy twice. */
export function standingOf(status: string | null): Standing {
  return status === null ? "over" : (standings[status] ?? "halted");
}

const ranks: Record<Standing, number> = { paid: 0, past_due: 1, halted: 2, over: 3 };

/** Of all subscriptions a customer has or had, the one that counts: what gives most, the latest of equals. */
export function choosePresent(
  readings: readonly SubscriptionReading[],
): SubscriptionReading | undefined {
  const byWorth = readings.toSorted(
    (one, other) =>
      ranks[standingOf(one.status)] - ranks[standingOf(other.status)] ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return byWorth[0];
}

/** Since when a renewal is unpaid: the moment it was first read so, kept while it stays so. */
export function pastDueSince(
  status: string,
  { before, now }: { before: Date | null; now: Date },
): Date | null {
  return standingOf(status) === "past_due" ? (before ?? now) : null;
}

/**
 * The access that a subscription pays for. What renews by itself lasts a while longer than its period, so that a
 * renewal that is late, or told late, shuts nobody out; what is cancelled ends with its period to the second.
 */
export function paidAccess(
  { status, periodEnd, trialEnd, endsAt }: SubscriptionReading,
  { since, graceMs }: { since: Date | null; graceMs: number },
): { isActive: boolean; expiresAt: Date | null } {
  const standing = standingOf(status);
  if (standing === "halted" || standing === "over") return { isActive: false, expiresAt: endsAt };
  const due = standing === "past_due" ? since : status === "trialing" ? trialEnd : periodEnd;
  const last = due && new Date(due.getTime() + graceMs);
  return { isActive: true, expiresAt: earliest(endsAt, last) };
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

const hourMs = 60 * 60 * 1000;

/** When to look at a subscription again although nothing was told about it. */
export function nextCheck(reading: SubscriptionReading | undefined, now: Date): Date {
  return new Date(now.getTime() + (reading ? 6 : 1) * hourMs);
}
