import { describe, expect, it, vi } from "vitest";
import { createTestColleague, createTestFolder } from "../../test/fixtures.ts";
import { day, useTestClock } from "../../test/stripe/calendar.ts";
import {
  getAccess,
  createTestBuyer,
  createTestSubscriber,
  fullAccess,
  noAccess,
} from "../../test/stripe/subscribers.ts";
import { sellSubscriptions } from "../../test/stripe/shop.ts";
import { bindSubscriptionSync } from "./billing.worker.ts";

const shop = sellSubscriptions({
  env: { STRIPE_TRIAL_DAYS: "14", STRIPE_GRACE_DAYS: "5", SESSION_DAYS: "90" },
});
const { deliverEvents, passDays } = useTestClock(shop);

async function subscriptionOf(client: Awaited<ReturnType<typeof createTestBuyer>>) {
  return (await client.get("/payments/subscription-status/")).body.subscription;
}

const renewed = ["invoice.paid", "customer.subscription.updated"];
const failed = ["invoice.payment_failed", "customer.subscription.updated"];

describe("the lifecycle of a subscription", () => {
  it("gives and withdraws access at every step", async () => {
    const admin = await createTestBuyer(shop);
    expect(await getAccess(admin)).toEqual(noAccess);

    shop.stripe.pay(admin.sessionId);
    await deliverEvents();
    expect(await getAccess(admin)).toEqual({ status: "trialing", ...fullAccess });
    const trial = await subscriptionOf(admin);
    expect(Date.parse(trial.trial_ends_at) - Date.now()).toBeLessThanOrEqual(14 * day);
    const colleague = await createTestColleague(shop.product, admin);
    await createTestFolder(colleague, "Contracts");

    expect(await passDays(11.5)).toEqual(["customer.subscription.trial_will_end"]);
    expect(await getAccess(admin)).toEqual({ status: "trialing", ...fullAccess });

    expect(await passDays(3)).toEqual(renewed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    expect(await subscriptionOf(admin)).toMatchObject({ trial_ends_at: null, grace_until: null });

    shop.stripe.setCard(admin.customer, false);
    expect((await passDays(31)).slice(0, 2)).toEqual(failed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    const overdue = await subscriptionOf(admin);
    expect(overdue.provider_status).toBe("past_due");
    expect(Date.parse(overdue.grace_until)).toBeGreaterThan(Date.now());
    const second = await admin.get("/payments/create-checkout-session/");
    expect([second.status, second.body.code]).toEqual([409, "subscription.payment_due"]);

    await passDays(5);
    expect(await getAccess(admin)).toEqual(noAccess);
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body.code).toBe(
      "subscription.inactive",
    );

    shop.stripe.payOverdue(admin.customer);
    expect(await deliverEvents()).toEqual(renewed);
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    expect((await admin.post("/payments/cancel-subscription/")).status).toBe(200);
    await deliverEvents();
    const { ends_at } = await subscriptionOf(admin);
    await passDays((Date.parse(ends_at) - Date.now()) / day - 0.01);
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });

    expect(await passDays(0.02)).toEqual(["customer.subscription.deleted"]);
    expect(await getAccess(admin)).toEqual(noAccess);
    expect((await subscriptionOf(admin)).provider_status).toBe("canceled");

    const again = await admin.get("/payments/create-checkout-session/");
    expect(again.status).toBe(200);
    shop.stripe.pay(again.body.sessionId);
    await deliverEvents();
    // There is no second trial, and the folders are accessible again.
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    expect((await colleague.get("/chatbot/chat/get_scopes/")).body).toHaveLength(1);

    // A session lasts 90 days at most.
    const credentials = { email: admin.email, password: "correct horse battery" };
    admin.token = (await admin.post("/auth/login/", credentials)).body.key;
    shop.stripe.setCard(admin.customer, false);
    const end = await passDays(60);
    expect(end.at(-1)).toBe("customer.subscription.deleted");
    expect(await getAccess(admin)).toEqual(noAccess);
  });

  it("continues while a renewal event is late, and ends when no event arrives", async () => {
    const admin = await createTestSubscriber(shop);
    await passDays(14.5, { lost: true });
    expect(await getAccess(admin)).toMatchObject(fullAccess);
    await passDays(6, { lost: true });
    expect(await getAccess(admin)).toEqual(noAccess);
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
    await deliverEvents({ lost: true });
    expect([await getAccess(paid), await getAccess(ended)]).toEqual([
      noAccess,
      { status: "trialing", ...fullAccess },
    ]);
    vi.setSystemTime(Date.now() + day / 2);
    const { app } = shop.product;
    expect(await bindSubscriptionSync(app).sweep?.run(app.jobs)).toBeGreaterThanOrEqual(2);
    await vi.waitFor(async () => {
      expect(await getAccess(paid)).toEqual({ status: "trialing", ...fullAccess });
      expect(await getAccess(ended)).toEqual(noAccess);
    }, 20_000);
  });
});
