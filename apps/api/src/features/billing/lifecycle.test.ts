import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { givenColleague, givenFolder, givenMember } from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";
import {
  startStripeEmulator,
  type StripeEmulator,
  stripeSettings,
} from "../../test/stripe/emulator.ts";
import {
  accessOf,
  deliverAll,
  eventsOf,
  givenBuyer,
  givenSubscriber,
  open,
  shut,
} from "../../test/stripe/given.ts";
import { endDeparted } from "./departing.service.ts";
import { reconcile } from "./reconciliation.service.ts";

const day = 24 * 60 * 60 * 1000;

let product: Product;
let stripe: StripeEmulator;
const place = () => ({ product, stripe });
beforeAll(async () => {
  stripe = await startStripeEmulator();
  const env = {
    ...stripeSettings(stripe),
    STRIPE_TRIAL_DAYS: "14",
    STRIPE_GRACE_DAYS: "5",
    SESSION_DAYS: "90",
  };
  product = await startProduct({ env });
});
afterAll(async () => {
  await product.close();
  await stripe.close();
});

// Only the date is ours: the product, the emulator and this file share it; timers go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const delivered = new Set<string>();

/** Delivers what happened since the last time; with `lost`, what happened is never told. */
async function tell({ lost = false } = {}): Promise<string[]> {
  const fresh = stripe.events.filter(({ id }) => !delivered.has(id));
  for (const { id } of fresh) delivered.add(id);
  if (!lost) await deliverAll(place(), fresh);
  return fresh.map(({ type }) => type);
}

/** Lets the days go by, each thing happening at its moment. Returns what happened. */
async function pass(days: number, { lost = false } = {}): Promise<string[]> {
  const end = Date.now() + days * day;
  const happened: string[] = [];
  for (let next = stripe.nextMoment(); next !== undefined && next <= end;) {
    vi.setSystemTime(Math.max(next, Date.now()));
    stripe.pass();
    happened.push(...(await tell({ lost })));
    next = stripe.nextMoment();
  }
  vi.setSystemTime(end);
  return happened;
}

async function subscriptionOf(client: Awaited<ReturnType<typeof givenBuyer>>) {
  return (await client.get("/payments/subscription-status/")).body.subscription;
}

const renewed = ["invoice.paid", "customer.subscription.updated"];
const failed = ["invoice.payment_failed", "customer.subscription.updated"];

describe("the life of a subscription", () => {
  it("gives and takes access at every step", async () => {
    const admin = await givenBuyer(place());
    expect(await accessOf(admin)).toEqual(shut);

    stripe.pay(admin.sessionId);
    await tell();
    expect(await accessOf(admin)).toEqual({ status: "trialing", ...open });
    const trial = await subscriptionOf(admin);
    expect(Date.parse(trial.trial_ends_at) - Date.now()).toBeLessThanOrEqual(14 * day);
    const colleague = await givenColleague(product, admin);
    await givenFolder(colleague, "Contracts");

    expect(await pass(11.5)).toEqual(["customer.subscription.trial_will_end"]);
    expect(await accessOf(admin)).toEqual({ status: "trialing", ...open });

    expect(await pass(3)).toEqual(renewed);
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });
    expect(await subscriptionOf(admin)).toMatchObject({ trial_ends_at: null, grace_until: null });

    stripe.setCard(admin.customer, false);
    expect((await pass(31)).slice(0, 2)).toEqual(failed);
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });
    const owing = await subscriptionOf(admin);
    expect(owing.provider_status).toBe("past_due");
    expect(Date.parse(owing.grace_until)).toBeGreaterThan(Date.now());
    const second = await admin.get("/payments/create-checkout-session/");
    expect([second.status, second.body.code]).toEqual([409, "subscription.payment_due"]);

    await pass(5);
    expect(await accessOf(admin)).toEqual(shut);
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body.code).toBe(
      "subscription.inactive",
    );

    stripe.payOwed(admin.customer);
    expect(await tell()).toEqual(renewed);
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    expect((await admin.post("/payments/cancel-subscription/")).status).toBe(200);
    await tell();
    const { ends_at } = await subscriptionOf(admin);
    await pass((Date.parse(ends_at) - Date.now()) / day - 0.01);
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });

    expect(await pass(0.02)).toEqual(["customer.subscription.deleted"]);
    expect(await accessOf(admin)).toEqual(shut);
    expect((await subscriptionOf(admin)).provider_status).toBe("canceled");

    const again = await admin.get("/payments/create-checkout-session/");
    expect(again.status).toBe(200);
    stripe.pay(again.body.sessionId);
    await tell();
    // No second trial; and what was there is there again.
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    // A session lasts 90 days at most.
    const credentials = { email: admin.email, password: "correct horse battery" };
    admin.token = (await admin.post("/auth/login/", credentials)).body.key;
    stripe.setCard(admin.customer, false);
    const end = await pass(60);
    expect(end.at(-1)).toBe("customer.subscription.deleted");
    expect(await accessOf(admin)).toEqual(shut);
  });

  it("goes on over a renewal that is told late, and ends by itself when nothing is told", async () => {
    const admin = await givenSubscriber(place());
    await pass(14.5, { lost: true });
    expect(await accessOf(admin)).toMatchObject(open);
    await pass(6, { lost: true });
    expect(await accessOf(admin)).toEqual(shut);
  });
});

describe("lost events", () => {
  it("are made up for by the reconciliation", async () => {
    const paid = await givenBuyer(place());
    stripe.pay(paid.sessionId);
    const ended = await givenSubscriber(place());
    for (const one of stripe.subscriptions.values()) {
      if (one.customer === ended.customer) stripe.cancel(one);
    }
    await tell({ lost: true });
    expect([await accessOf(paid), await accessOf(ended)]).toEqual([
      shut,
      { status: "trialing", ...open },
    ]);
    vi.setSystemTime(Date.now() + day / 2);
    expect(await reconcile(product.app)).toBeGreaterThanOrEqual(2);
    await vi.waitFor(async () => {
      expect(await accessOf(paid)).toEqual({ status: "trialing", ...open });
      expect(await accessOf(ended)).toEqual(shut);
    }, 20_000);
  });
});

describe("deleting the organization", () => {
  const statusOf = (customer: string) =>
    [...stripe.subscriptions.values()].find((one) => one.customer === customer)?.status;

  it("ends its subscription at once, also when the provider is down at first", async () => {
    const admin = await givenSubscriber(place());
    const { id } = (await admin.get("/organization/current/")).body;
    stripe.down = true;
    expect((await admin.delete(`/organization/organizations/${id}/delete/`)).status).toBe(200);
    await expect(endDeparted(product.app, admin.customer)).rejects.toThrow("did not answer");
    expect(statusOf(admin.customer)).toBe("trialing");
    stripe.down = false;
    vi.setSystemTime(Date.now() + day / 2);
    await reconcile(product.app);
    await vi.waitFor(() => expect(statusOf(admin.customer)).toBe("canceled"), 20_000);
  });

  it("also ends what is paid while it is being deleted, and leaves no page to pay on", async () => {
    const admin = await givenBuyer(place());
    const { id } = (await admin.get("/organization/current/")).body;
    const { pk } = (await admin.get("/auth/user/")).body;
    // The only member goes, and the organization with the account.
    expect((await admin.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    expect(await product.app.db.organization.count({ where: { id } })).toBe(0);
    await vi.waitFor(() => expect(stripe.pay(admin.sessionId)).toBe("closed"), 20_000);
    const other = await givenBuyer(place());
    const { id: otherId } = (await other.get("/organization/current/")).body;
    expect(stripe.pay(other.sessionId)).toBe("paid");
    expect((await other.delete(`/organization/organizations/${otherId}/delete/`)).status).toBe(200);
    await tell();
    await vi.waitFor(() => expect(statusOf(other.customer)).toBe("canceled"), 20_000);
  });

  it("leaves customers alone that never were ours", async () => {
    const stranger = stripe.createCustomer(new Map());
    await endDeparted(product.app, stranger.id);
    expect(stripe.seen.some(({ fields }) => fields.get("customer") === stranger.id)).toBe(false);
  });
});

describe("an operator's licence", () => {
  it("stands in for a subscription, and is not touched by one", async () => {
    const admin = await givenMember(product);
    const { id } = (await admin.get("/organization/current/")).body;
    const set = (data: { isActive: boolean }) =>
      product.app.db.license.update({
        where: { organizationId: id },
        data: { source: "operator", ...data },
      });
    expect(await accessOf(admin)).toEqual(shut);
    await set({ isActive: true });
    expect(await accessOf(admin)).toEqual({ status: "active", ...open });
    const refused = await admin.get("/payments/create-checkout-session/");
    expect([refused.status, refused.body.code]).toEqual([409, "subscription.not_needed"]);

    const payer = await givenSubscriber(place());
    const paid = (await payer.get("/organization/current/")).body;
    await product.app.db.license.update({
      where: { organizationId: paid.id },
      data: { source: "operator", isActive: false },
    });
    const [event] = eventsOf(stripe, payer.customer);
    if (!event) throw new Error("no event");
    expect(await stripe.deliver({ ...event, id: `${event.id}_again` }, product)).toBe(200);
    expect(await accessOf(payer)).toMatchObject({ subscribed: true, active: false, writes: false });
  });
});

describe("a price for each seat", () => {
  it("sells at least as many seats as there are members, and the licence has what is paid", async () => {
    const env = { ...stripeSettings(stripe), STRIPE_PRICE_PER: "seat" };
    const perSeat = await startProduct({ workers: false, env });
    try {
      const buyer = await givenBuyer({ product: perSeat, stripe });
      const session = stripe.sessions.get(buyer.sessionId);
      expect(session?.quantity).toBe(1);
      if (session) session.quantity = 3; // as the buyer may change it on the page
      stripe.pay(buyer.sessionId);
      for (const event of eventsOf(stripe, buyer.customer)) await stripe.deliver(event, perSeat);
      const { license } = (await buyer.get("/organization/current/")).body;
      expect(license).toMatchObject({ max_users: 3, is_active: true });
    } finally {
      await perSeat.close();
    }
  });
});
