import type { Member } from "../../context/caller.ts";
import { AppError } from "../../platform/errors.ts";
import type { Checkout, Payments } from "../../platform/payments/payments.ts";
import { listMembers } from "../organizations/members.service.ts";
import { findAccess, getOrganization } from "../organizations/organizations.service.ts";
import {
  findSubscription,
  insertCustomer,
  storeCheckout,
  type SubscriptionRow,
} from "./billing.repo.ts";
import { toBillingStatus } from "./billing.rules.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";

/** A new checkout is read from the provider after this long, in case the event about its payment is lost. */
const checkAfterMs = 5 * 60 * 1000;
const attemptsMax = 5;

/**
 * Returns the page on which the organization pays. While a page is open, every tab and admin gets the same one, so that
 * nobody pays twice: the provider takes one payment per page.
 * @throws AppError payments.disabled, payments.failed, subscription.already_active, subscription.payment_due,
 * subscription.not_needed
 */
export async function startCheckout(
  app: BillingApp,
  member: Member,
): Promise<{ sessionId: string; url: string }> {
  const payments = requirePayments(app);
  const customerId = await ensureCustomer(app, payments, member);
  // The stored status may be older than a payment in another tab.
  await syncCustomer(app, customerId);
  await refuseSecondSubscription(app, member);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const open = await findOrCreateCheckout(app, payments, member);
    if (open?.url) return { sessionId: open.id, url: open.url };
  }
  throw new AppError("payments.failed");
}

async function refuseSecondSubscription(
  app: BillingApp,
  { userPk, organizationId }: Member,
): Promise<void> {
  const row = await findSubscription(app.db, organizationId);
  const status = toBillingStatus(row?.status ?? null);
  if (status === "paid") throw new AppError("subscription.already_active");
  if (status !== "ended") throw new AppError("subscription.payment_due");
  // An operator can give access without a subscription.
  const access = await findAccess(app, { pk: userPk });
  if (access?.subscribed) throw new AppError("subscription.not_needed");
}

async function ensureCustomer(
  app: BillingApp,
  payments: Payments,
  { organizationId, userPk }: Member,
): Promise<string> {
  const row = await findSubscription(app.db, organizationId);
  if (row) return row.customerId;
  const { name } = await getOrganization(app, { pk: userPk });
  const created = await payments.createCustomer({ organizationId, name });
  if (await insertCustomer(app.db, organizationId, created)) return created;
  // Another request was faster; the customer created here stays without subscriptions.
  const stored = await findSubscription(app.db, organizationId);
  if (!stored) throw new AppError("organization.missing");
  return stored.customerId;
}

/** Returns the stored checkout if it is open, else a new one; undefined when another request stored one meanwhile. */
async function findOrCreateCheckout(
  app: BillingApp,
  payments: Payments,
  member: Member,
): Promise<Checkout | undefined> {
  const row = await findSubscription(app.db, member.organizationId);
  if (!row) throw new AppError("organization.missing");
  const stored = row.checkoutId === null ? undefined : await payments.findCheckout(row.checkoutId);
  if (stored?.status === "open") return stored;
  if (stored?.status === "complete") {
    await syncCustomer(app, row.customerId);
    await refuseSecondSubscription(app, member);
  }
  return createCheckout(app, payments, row);
}

async function createCheckout(
  app: BillingApp,
  payments: Payments,
  row: SubscriptionRow,
): Promise<Checkout | undefined> {
  const { organizationId, checkoutAttempt: after } = row;
  const store = (checkoutId: string | null) => {
    const nextCheckAt = new Date(Date.now() + checkAfterMs);
    return storeCheckout(app.db, organizationId, { after, checkoutId, nextCheckAt });
  };
  const order = await buildOrder(app, row);
  // The provider repeats its answer to an idempotency key, failures included: a failed attempt needs the next key.
  const created = await payments.createCheckout(order).catch(async (error: unknown) => {
    await store(null);
    throw error;
  });
  if (created.status === "open" && (await store(created.id))) return created;
  const stored = await findSubscription(app.db, organizationId);
  if (created.status === "open" && stored?.checkoutId === created.id) return created;
  if (created.status === "open") await payments.expireCheckout(created.id);
  else await store(null);
  return undefined;
}

async function buildOrder(app: BillingApp, row: SubscriptionRow) {
  const { organizationId, customerId, subscriptionId, checkoutAttempt } = row;
  const { perSeat = false, trialDays = 0 } = app.config.payments ?? {};
  const members = perSeat ? (await listMembers(app, { organizationId })).length : 1;
  return {
    customerId,
    organizationId,
    quantity: members,
    minimum: perSeat ? members : null,
    // Only the first subscription has a trial.
    trialDays: subscriptionId === null ? trialDays : 0,
    key: `checkout-${organizationId}-${checkoutAttempt + 1}`,
  };
}

/**
 * Returns the customer of a checkout of the member's organization. Syncs the subscription when the checkout is paid.
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
