import type { Member } from "../../context/caller.ts";
import { AppError } from "../../platform/errors.ts";
import type { Checkout, Payments } from "../../platform/payments/payments.ts";
import { listMembers } from "../organizations/members.service.ts";
import { findAccess, getOrganization } from "../organizations/organizations.service.ts";
import {
  findSubscription,
  insertCustomer,
  noteCheckout,
  type SubscriptionRow,
} from "./billing.repo.ts";
import { standingOf } from "./billing.rules.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";

/** An event about a paid checkout is missed after this long. */
const missedAfterMs = 5 * 60 * 1000;
const attemptsMax = 5;

/**
 * The page on which the organization pays. While one is open everybody gets the same, so that two tabs or two admins
 * cannot pay twice: the provider takes one payment on it.
 * @throws AppError payments.disabled, payments.failed, subscription.already_active, subscription.payment_due,
 * subscription.not_needed
 */
export async function startCheckout(
  app: BillingApp,
  member: Member,
): Promise<{ sessionId: string; url: string }> {
  const payments = requirePayments(app);
  const customerId = await ensureCustomer(app, payments, member);
  // What is known may be behind what was paid in another tab.
  await syncCustomer(app, customerId);
  await refuseSecond(app, member);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const open = await openCheckout(app, payments, member);
    if (open?.url) return { sessionId: open.id, url: open.url };
  }
  throw new AppError("payments.failed");
}

async function refuseSecond(app: BillingApp, { userPk, organizationId }: Member): Promise<void> {
  const standing = standingOf((await findSubscription(app.db, organizationId))?.status ?? null);
  if (standing === "paid") throw new AppError("subscription.already_active");
  if (standing !== "over") throw new AppError("subscription.payment_due");
  // Access without a subscription is what an operator has given.
  const now = await findAccess(app, { pk: userPk });
  if (now?.subscribed) throw new AppError("subscription.not_needed");
}

async function ensureCustomer(
  app: BillingApp,
  payments: Payments,
  { organizationId, userPk }: Member,
): Promise<string> {
  const row = await findSubscription(app.db, organizationId);
  if (row) return row.customerId;
  const { name } = await getOrganization(app, { pk: userPk });
  const made = await payments.createCustomer({ organizationId, name });
  if (await insertCustomer(app.db, organizationId, made)) return made;
  // Another tab was quicker; the customer made here stays without subscriptions.
  const kept = await findSubscription(app.db, organizationId);
  if (!kept) throw new AppError("organization.missing");
  return kept.customerId;
}

/** The open checkout, the noted one or a new one; undefined when another request noted one meanwhile. */
async function openCheckout(
  app: BillingApp,
  payments: Payments,
  member: Member,
): Promise<Checkout | undefined> {
  const row = await findSubscription(app.db, member.organizationId);
  if (!row) throw new AppError("organization.missing");
  const noted = row.checkoutId === null ? undefined : await payments.findCheckout(row.checkoutId);
  if (noted?.status === "open") return noted;
  if (noted?.status === "complete") {
    await syncCustomer(app, row.customerId);
    await refuseSecond(app, member);
  }
  return newCheckout(app, payments, row);
}

async function newCheckout(
  app: BillingApp,
  payments: Payments,
  row: SubscriptionRow,
): Promise<Checkout | undefined> {
  const { organizationId, checkoutAttempt: after } = row;
  const note = (checkoutId: string | null) => {
    const nextCheckAt = new Date(Date.now() + missedAfterMs);
    return noteCheckout(app.db, organizationId, { after, checkoutId, nextCheckAt });
  };
  const order = await orderFor(app, row);
  // The provider answers a key with what it answered before, failures included: an attempt that failed is used up.
  const made = await payments.createCheckout(order).catch(async (error: unknown) => {
    await note(null);
    throw error;
  });
  if (made.status === "open" && (await note(made.id))) return made;
  const kept = await findSubscription(app.db, organizationId);
  if (made.status === "open" && kept?.checkoutId === made.id) return made;
  if (made.status === "open") await payments.expireCheckout(made.id);
  else await note(null);
  return undefined;
}

async function orderFor(app: BillingApp, row: SubscriptionRow) {
  const { organizationId, customerId, subscriptionId, checkoutAttempt } = row;
  const { perSeat = false, trialDays = 0 } = app.config.payments ?? {};
  const members = perSeat ? (await listMembers(app, { organizationId })).length : 1;
  return {
    customerId,
    organizationId,
    quantity: members,
    minimum: perSeat ? members : null,
    // The trial is for the first subscription.
    trialDays: subscriptionId === null ? trialDays : 0,
    key: `checkout-${organizationId}-${checkoutAttempt + 1}`,
  };
}

/**
 * The customer of a checkout of the member's organization, with what was paid on it read from the provider.
 * @throws AppError payments.disabled, payments.failed, checkout.not_found
 */
export async function requireOwnCheckout(
  app: BillingApp,
  { organizationId }: Pick<Member, "organizationId">,
  checkoutId: string,
): Promise<string> {
  const checkout = await requirePayments(app).findCheckout(checkoutId);
  const row = await findSubscription(app.db, organizationId);
  if (!checkout || !row || checkout.customerId !== row.customerId) {
    throw new AppError("checkout.not_found");
  }
  if (checkout.status === "complete") await syncCustomer(app, row.customerId);
  return row.customerId;
}
