import type { SubscriptionStatus } from "@footnote/contracts/billing";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { findAccess } from "../organizations/organizations.service.ts";
import { findSubscription, type SubscriptionRow } from "./billing.repo.ts";
import { standingOf } from "./billing.rules.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";

/** Whether the caller's organization is subscribed, as far as this server has been told. */
export async function getSubscriptionStatus(
  app: Has<"db" | "config">,
  user: Pick<SignedIn, "pk">,
): Promise<SubscriptionStatus> {
  if (!app.config.payments) return { status: "active", subscription: null };
  const member = await findAccess(app, user);
  if (!member) return { status: "inactive", subscription: null };
  const row = await findSubscription(app.db, member.organizationId);
  const subscription = describe(row, app.config.payments.graceMs);
  if (!member.subscribed) return { status: "inactive", subscription };
  return { status: row?.status === "trialing" ? "trialing" : "active", subscription };
}

function describe(row: SubscriptionRow | undefined, graceMs: number) {
  if (!row || row.status === null) return null;
  const { status, seats, periodEnd, endsAt, trialEnd, pastDueSince } = row;
  const renews = standingOf(status) !== "over" && endsAt === null;
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
 * Has the subscription end with its period. Returns what to tell; cancelling twice is no error.
 * @throws AppError payments.disabled, payments.failed, subscription.not_found
 */
export async function cancelSubscription(app: BillingApp, admin: Member): Promise<string> {
  const payments = requirePayments(app);
  const { subscriptionId, customerId } = await requireLive(app, admin);
  await payments.cancelAtPeriodEnd(subscriptionId);
  await recordEvent(app.db, { action: "subscription.cancelled", by: admin });
  await syncCustomer(app, customerId);
  const endsAt = (await findSubscription(app.db, admin.organizationId))?.endsAt;
  const day = endsAt?.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
  const until = day ?? "the end of the current billing period";
  return `Subscription cancellation scheduled. You retain access until ${until}.`;
}

/** The provider's page for card, invoices and subscription. @throws AppError as `cancelSubscription` */
export async function openPortal(app: BillingApp, admin: Member): Promise<string> {
  const payments = requirePayments(app);
  const row = await findSubscription(app.db, admin.organizationId);
  // Who was subscribed once can still get the invoices.
  if (!row || row.subscriptionId === null) throw new AppError("subscription.not_found");
  return payments.openPortal(row.customerId);
}

async function requireLive(app: BillingApp, { organizationId }: Member) {
  const known = await findSubscription(app.db, organizationId);
  if (!known) throw new AppError("subscription.not_found");
  // What is known may be behind what was paid or ended at the provider.
  await syncCustomer(app, known.customerId);
  const row = await findSubscription(app.db, organizationId);
  const { subscriptionId = null, status = null, customerId = "" } = row ?? {};
  if (subscriptionId === null || standingOf(status) === "over") {
    throw new AppError("subscription.not_found");
  }
  return { subscriptionId, customerId };
}
