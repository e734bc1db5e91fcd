import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Payments, SubscriptionReading } from "../../platform/payments/payments.ts";
import { nobody, recordEvent } from "../audit/audit.service.ts";
import { followPayment, lockOrganization } from "../organizations/organizations.service.ts";
import {
  beginReading,
  findSubscription,
  type SubscriptionRow,
  writeReading,
} from "./billing.repo.ts";
import { choosePresent, nextCheck, paidAccess, pastDueSince, standingOf } from "./billing.rules.ts";

export type BillingApp = Has<"db" | "config" | "payments" | "notifications" | "log">;

/** The topic of the hints about an organization's subscription. */
export function subscriptionTopic(organizationId: string): string {
  return `subscription:${organizationId}`;
}

/** @throws AppError payments.disabled while subscriptions are not sold */
export function requirePayments(app: Has<"payments">): Payments {
  if (!app.payments) throw new AppError("payments.disabled");
  return app.payments;
}

/**
 * Reads what a customer's subscription is now, and lets the organization's licence follow it. Whatever has happened, in
 * whatever order it is told, this is what comes of it. `overtaken` when a later reading was written first.
 */
export async function syncCustomer(
  app: BillingApp,
  customerId: string,
): Promise<"followed" | "overtaken" | "unknown"> {
  const begun = await beginReading(app.db, customerId);
  if (!begun) return "unknown";
  const readings = await requirePayments(app).listSubscriptions(customerId);
  const paying = readings.filter(({ status }) => standingOf(status) === "paid");
  if (paying.length > 1) {
    app.log.warn({ customerId, subscriptions: paying.map(({ id }) => id) }, "paid for twice");
  }
  const present = choosePresent(readings);
  const written = await app.db.$transaction((tx) => follow(tx, app.config, { ...begun, present }));
  await app.notifications.publish(subscriptionTopic(begun.organizationId));
  return written ? "followed" : "overtaken";
}

/** Subscription and licence change together. */
async function follow(
  tx: Sql,
  { payments }: BillingApp["config"],
  { organizationId, number, present }: Reading,
): Promise<boolean> {
  await lockOrganization(tx, organizationId);
  const before = await findSubscription(tx, organizationId);
  const now = new Date();
  const since = present
    ? pastDueSince(present.status, { before: before?.pastDueSince ?? null, now })
    : null;
  const state = { present, since, nextCheckAt: nextCheck(present, now) };
  if (!(await writeReading(tx, { organizationId, number }, state))) return false;
  await noteChange(tx, organizationId, { before, present });
  // Who never subscribed keeps the licence of the beginning, which gives nothing where subscriptions are sold.
  if (!present) return true;
  const access = paidAccess(present, { since, graceMs: payments?.graceMs ?? 0 });
  const seats = payments?.perSeat && access.isActive ? present.quantity : undefined;
  await followPayment(tx, organizationId, { ...access, seats });
  return true;
}

/** Puts into the trail what has become of the subscription, when it is another than before. */
async function noteChange(
  tx: Sql,
  organizationId: string,
  { before, present }: { before: SubscriptionRow | undefined; present: Reading["present"] },
): Promise<void> {
  const status = present?.status ?? null;
  const endsAt = present?.endsAt?.toISOString() ?? null;
  const known = { status: before?.status ?? null, endsAt: before?.endsAt?.toISOString() ?? null };
  if (known.status === status && known.endsAt === endsAt) return;
  const detail = { before: known.status, after: status, ends_at: endsAt };
  await recordEvent(tx, { action: "subscription.changed", by: nobody, organizationId, detail });
}

type Reading = {
  organizationId: string;
  number: number;
  present: SubscriptionReading | undefined;
};

/** Reads an organization's subscription again; nothing to do for one that never had a customer. */
export async function syncOrganization(app: BillingApp, organizationId: string): Promise<void> {
  const row = await findSubscription(app.db, organizationId);
  if (row) await syncCustomer(app, row.customerId);
}
