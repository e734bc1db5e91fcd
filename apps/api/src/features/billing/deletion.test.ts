import { describe, expect, it, vi } from "vitest";
import { day, useTestClock } from "../../test/stripe/calendar.ts";
import { createTestBuyer, createTestSubscriber } from "../../test/stripe/subscribers.ts";
import { sellSubscriptions } from "../../test/stripe/shop.ts";
import { bindSubscriptionEnd } from "./billing.worker.ts";
import { endCustomerSubscriptions } from "./subscription-end.service.ts";

const shop = sellSubscriptions({ env: { STRIPE_TRIAL_DAYS: "14" } });
const { deliverEvents } = useTestClock(shop);

describe("deleting the organization", () => {
  const statusOf = (customer: string) =>
    [...shop.stripe.subscriptions.values()].find((one) => one.customer === customer)?.status;

  it("ends its subscription at once, also after an outage of the provider", async () => {
    const admin = await createTestSubscriber(shop);
    const { id } = (await admin.get("/organization/current/")).body;
    shop.stripe.down = true;
    expect((await admin.delete(`/organization/organizations/${id}/delete/`)).status).toBe(200);
    await expect(endCustomerSubscriptions(shop.product.app, admin.customer)).rejects.toThrow(
      "did not respond",
    );
    expect(statusOf(admin.customer)).toBe("trialing");
    shop.stripe.down = false;
    vi.setSystemTime(Date.now() + day / 2);
    await bindSubscriptionEnd(shop.product.app).sweep?.run(shop.product.app.jobs);
    await vi.waitFor(() => expect(statusOf(admin.customer)).toBe("canceled"), 20_000);
  });

  it("also ends a subscription that is paid meanwhile, and closes the open checkout", async () => {
    const admin = await createTestBuyer(shop);
    const { id } = (await admin.get("/organization/current/")).body;
    const { pk } = (await admin.get("/auth/user/")).body;
    // Deleting the account of the only member deletes the organization.
    expect((await admin.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    expect(await shop.product.app.db.organization.count({ where: { id } })).toBe(0);
    await vi.waitFor(() => expect(shop.stripe.pay(admin.sessionId)).toBe("closed"), 20_000);
    const other = await createTestBuyer(shop);
    const { id: otherId } = (await other.get("/organization/current/")).body;
    expect(shop.stripe.pay(other.sessionId)).toBe("paid");
    expect((await other.delete(`/organization/organizations/${otherId}/delete/`)).status).toBe(200);
    await deliverEvents();
    await vi.waitFor(() => expect(statusOf(other.customer)).toBe("canceled"), 20_000);
  });

  it("leaves unknown customers alone", async () => {
    const stranger = shop.stripe.createCustomer(new Map());
    await endCustomerSubscriptions(shop.product.app, stranger.id);
    expect(shop.stripe.requests.some(({ fields }) => fields.get("customer") === stranger.id)).toBe(
      false,
    );
  });
});
