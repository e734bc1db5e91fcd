import type { SubscriptionStatus } from "@footnote/contracts/billing";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { findAccess } from "../organizations/organizations.service.ts";
import { findSubscription, type SubscriptionRow } from "./billing.repo.ts";
import { toBillingStatus } from "./billing.rules.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";

/** Returns the stored state of the subscription of the caller's organization. */
export async function getSubscriptionStatus(
  app: Has<"db" | "config">,
  user: Pick<SignedIn, "pk">,
): Promise<SubscriptionStatus> {
  if (!app.config.payments) return { status: "active", subscription: null };
  const member = await findAccess(app, user);
  if (!member) return { status: "inactive", subscription: null };
  const row = await findSubscription(app.db, member.organizationId);
  const subscription = toSubscriptionDetails(row, app.config.payments.graceMs);
  if (!member.subscribed) return { status: "inactive", subscription };
  return { status: row?.status === "trialing" ? "trialing" : "active", subscription };
}

function toSubscriptionDetails(row: SubscriptionRow | undefined, graceMs: number) {
  if (!row || row.status === null) return null;
  const { status, seats, periodEnd, endsAt, trialEnd, pastDueSince } = row;
  const renews = toBillingStatus(status) !== "ended" && endsAt === null;
  const grace = pastDueSince && new Date(pastDueSince.getTime() + graceMs);
  return {
    provider_status: status,
    seats,
    renews_at: renews ? toMoment(periodEnd) : null,
    ends_at: toMoment(endsAt),
    trial_ends_at: status === "trialing" ? toMoment(trialEnd) : null,
    grace_until: toMoment(grace),
  };
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/**
 * Cancels the subscription at the end of its period. Returns the message for the admin; cancelling twice is no error.
 * @throws AppError payments.disabled, payments.failed, subscription.not_found
 */
export async function cancelSubscription(app: BillingApp, admin: Member): Promise<string> {
  const payments = requirePayments(app);
  const { subscriptionId, customerId } = await requireLiveSubscription(app, admin);
  await payments.cancelAtPeriodEnd(subscriptionId);
  await recordEvent(app.db, { action: "subscription.cancelled", by: admin });
  await syncCustomer(app, customerId);
  const endsAt = (await findSubscription(app.db, admin.organizationId))?.endsAt;
  const day = endsAt?.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
  const until = day ?? "the end of the current billing period";
  return `Subscription cancellation scheduled. You retain access until ${until}.`;
}

/** Returns the provider's page for card, invoices and subscription. @throws AppError as `cancelSubscription` */
export async function openPortal(app: BillingApp, admin: Member): Promise<string> {
  const payments = requirePayments(app);
  const row = await findSubscription(app.db, admin.organizationId);
  // The invoices stay available after the subscription has ended.
  if (!row || row.subscriptionId === null) throw new AppError("subscription.not_found");
  return payments.openPortal(row.customerId);
}

async function requireLiveSubscription(app: BillingApp, { organizationId }: Member) {
  const known = await findSubscription(app.db, organizationId);
  if (!known) throw new AppError("subscription.not_found");
  // The stored status may be older than a change at the provider.
  await syncCustomer(app, known.customerId);
  const row = await findSubscription(app.db, organizationId);
  const { subscriptionId = null, status = null, customerId = "" } = row ?? {};
  if (subscriptionId === null || toBillingStatus(status) === "ended") {
    throw new AppError("subscription.not_found");
  }
  return { subscriptionId, customerId };
}
