import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Payments, SubscriptionReading } from "../../platform/payments/payments.ts";
import { nobody, recordEvent } from "../audit/audit.service.ts";
import { applyPaidAccess, lockOrganization } from "../organizations/organizations.service.ts";
import {
  startReading,
  findSubscription,
  type SubscriptionRow,
  storeReading,
} from "./billing.repo.ts";
import {
  chooseCurrentSubscription,
  computeNextCheck,
  computePaidAccess,
  getPastDueSince,
  toBillingStatus,
} from "./billing.rules.ts";

export type BillingApp = Has<"db" | "config" | "payments" | "notifications" | "log">;

/** The topic of notifications about an organization's subscription. */
export function subscriptionTopic(organizationId: string): string {
  return `subscription:${organizationId}`;
}

/** @throws AppError payments.disabled while subscriptions are not sold */
export function requirePayments(app: Has<"payments">): Payments {
  if (!app.payments) throw new AppError("payments.disabled");
  return app.payments;
}

/**
 * Reads a customer's subscriptions from the provider, and updates the organization's licence. The result does not depend
 * on the order of events. `superseded` when a later reading was stored first.
 */
export async function syncCustomer(
  app: BillingApp,
  customerId: string,
): Promise<"synced" | "superseded" | "unknown"> {
  const started = await startReading(app.db, customerId);
  if (!started) return "unknown";
  const readings = await requirePayments(app).listSubscriptions(customerId);
  const paying = readings.filter(({ status }) => toBillingStatus(status) === "paid");
  if (paying.length > 1) {
    app.log.warn({ customerId, subscriptions: paying.map(({ id }) => id) }, "paid for twice");
  }
  const current = chooseCurrentSubscription(readings);
  const stored = await app.db.$transaction((tx) =>
    applyReading(tx, app.config, { ...started, current }),
  );
  await app.notifications.publish(subscriptionTopic(started.organizationId));
  return stored ? "synced" : "superseded";
}

/** Updates subscription and licence together. */
async function applyReading(
  tx: Sql,
  { payments }: BillingApp["config"],
  { organizationId, number, current }: Reading,
): Promise<boolean> {
  await lockOrganization(tx, organizationId);
  const before = await findSubscription(tx, organizationId);
  const now = new Date();
  const since = current
    ? getPastDueSince(current.status, { before: before?.pastDueSince ?? null, now })
    : null;
  const state = { current, since, nextCheckAt: computeNextCheck(current, now) };
  if (!(await storeReading(tx, { organizationId, number }, state))) return false;
  await recordSubscriptionChange(tx, organizationId, { before, current });
  // An organization that never subscribed keeps its first licence, which gives no access where payments are on.
  if (!current) return true;
  const access = computePaidAccess(current, { since, graceMs: payments?.graceMs ?? 0 });
  const seats = payments?.perSeat && access.isActive ? current.quantity : undefined;
  await applyPaidAccess(tx, organizationId, { ...access, seats });
  return true;
}

/** Records a change of the subscription's status or end in the audit log. */
async function recordSubscriptionChange(
  tx: Sql,
  organizationId: string,
  { before, current }: { before: SubscriptionRow | undefined; current: Reading["current"] },
): Promise<void> {
  const status = current?.status ?? null;
  const endsAt = current?.endsAt?.toISOString() ?? null;
  const known = { status: before?.status ?? null, endsAt: before?.endsAt?.toISOString() ?? null };
  if (known.status === status && known.endsAt === endsAt) return;
  const detail = { before: known.status, after: status, ends_at: endsAt };
  await recordEvent(tx, { action: "subscription.changed", by: nobody, organizationId, detail });
}

type Reading = {
  organizationId: string;
  number: number;
  current: SubscriptionReading | undefined;
};

/** Syncs an organization's subscription, if the organization has a customer. */
export async function syncOrganization(app: BillingApp, organizationId: string): Promise<void> {
  const row = await findSubscription(app.db, organizationId);
  if (row) await syncCustomer(app, row.customerId);
}
