import { describe, expect, it, vi } from "vitest";
import { createTestColleague, createTestFolder } from "../../test/fixtures.ts";
import { day, keepCalendar } from "../../test/stripe/calendar.ts";
import {
  getAccess,
  createTestBuyer,
  createTestSubscriber,
  open,
  shut,
} from "../../test/stripe/subscribers.ts";
import { sellSubscriptions } from "../../test/stripe/shop.ts";
import { bindSubscriptionSync } from "./billing.worker.ts";

const shop = sellSubscriptions({
  env: { STRIPE_TRIAL_DAYS: "14", STRIPE_GRACE_DAYS: "5", SESSION_DAYS: "90" },
});
const { tell, pass } = keepCalendar(shop);

async function subscriptionOf(client: Awaited<ReturnType<typeof createTestBuyer>>) {
  return (await client.get("/payments/subscription-status/")).body.subscription;
}

const renewed = ["invoice.paid", "customer.subscription.updated"];
const failed = ["invoice.payment_failed", "customer.subscription.updated"];

describe("the life of a subscription", () => {
  it("gives and takes access at every step", async () => {
    const admin = await createTestBuyer(shop);
    expect(await getAccess(admin)).toEqual(shut);

    shop.stripe.pay(admin.sessionId);
    await tell();
    expect(await getAccess(admin)).toEqual({ status: "trialing", ...open });
    const trial = await subscriptionOf(admin);
    expect(Date.parse(trial.trial_ends_at) - Date.now()).toBeLessThanOrEqual(14 * day);
    const colleague = await createTestColleague(shop.product, admin);
    await createTestFolder(colleague, "Contracts");

    expect(await pass(11.5)).toEqual(["customer.subscription.trial_will_end"]);
    expect(await getAccess(admin)).toEqual({ status: "trialing", ...open });

    expect(await pass(3)).toEqual(renewed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...open });
    expect(await subscriptionOf(admin)).toMatchObject({ trial_ends_at: null, grace_until: null });

    shop.stripe.setCard(admin.customer, false);
    expect((await pass(31)).slice(0, 2)).toEqual(failed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...open });
    const owing = await subscriptionOf(admin);
    expect(owing.provider_status).toBe("past_due");
    expect(Date.parse(owing.grace_until)).toBeGreaterThan(Date.now());
    const second = await admin.get("/payments/create-checkout-session/");
    expect([second.status, second.body.code]).toEqual([409, "subscription.payment_due"]);

    await pass(5);
    expect(await getAccess(admin)).toEqual(shut);
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body.code).toBe(
      "subscription.inactive",
    );

    shop.stripe.payOwed(admin.customer);
    expect(await tell()).toEqual(renewed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...open });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    expect((await admin.post("/payments/cancel-subscription/")).status).toBe(200);
    await tell();
    const { ends_at } = await subscriptionOf(admin);
    await pass((Date.parse(ends_at) - Date.now()) / day - 0.01);
    expect(await getAccess(admin)).toEqual({ status: "active", ...open });

    expect(await pass(0.02)).toEqual(["customer.subscription.deleted"]);
    expect(await getAccess(admin)).toEqual(shut);
    expect((await subscriptionOf(admin)).provider_status).toBe("canceled");

    const again = await admin.get("/payments/create-checkout-session/");
    expect(again.status).toBe(200);
    shop.stripe.pay(again.body.sessionId);
    await tell();
    // No second trial; and what was there is there again.
    expect(await getAccess(admin)).toEqual({ status: "active", ...open });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    // A session lasts 90 days at most.
    const credentials = { email: admin.email, password: "correct horse battery" };
    admin.token = (await admin.post("/auth/login/", credentials)).body.key;
    shop.stripe.setCard(admin.customer, false);
    const end = await pass(60);
    expect(end.at(-1)).toBe("customer.subscription.deleted");
    expect(await getAccess(admin)).toEqual(shut);
  });

  it("goes on over a renewal that is told late, and ends by itself when nothing is told", async () => {
    const admin = await createTestSubscriber(shop);
    await pass(14.5, { lost: true });
    expect(await getAccess(admin)).toMatchObject(open);
    await pass(6, { lost: true });
    expect(await getAccess(admin)).toEqual(shut);
  });
});

describe("lost events", () => {
  it("are repaired by the sweeper", async () => {
    const paid = await createTestBuyer(shop);
    shop.stripe.pay(paid.sessionId);
    const ended = await createTestSubscriber(shop);
    for (const one of shop.stripe.subscriptions.values()) {
      if (one.customer === ended.customer) shop.stripe.cancel(one);
    }
    await tell({ lost: true });
    expect([await getAccess(paid), await getAccess(ended)]).toEqual([
      shut,
      { status: "trialing", ...open },
    ]);
    vi.setSystemTime(Date.now() + day / 2);
    const { app } = shop.product;
    expect(await bindSubscriptionSync(app).sweep?.run(app.jobs)).toBeGreaterThanOrEqual(2);
    await vi.waitFor(async () => {
      expect(await getAccess(paid)).toEqual({ status: "trialing", ...open });
      expect(await getAccess(ended)).toEqual(shut);
    }, 20_000);
  });
});
