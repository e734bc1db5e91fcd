import { describe, expect, it } from "vitest";
import { createTestAdmin } from "../../test/fixtures.ts";
import { startProduct } from "../../test/product.ts";
import { stripeSettings } from "../../test/stripe/emulator.ts";
import {
  getAccess,
  eventsOf,
  createTestBuyer,
  createTestSubscriber,
  fullAccess,
  noAccess,
} from "../../test/stripe/subscribers.ts";
import { sellSubscriptions } from "../../test/stripe/shop.ts";

const shop = sellSubscriptions();

describe("an operator's licence", () => {
  it("replaces a subscription, and is not changed by one", async () => {
    const admin = await createTestAdmin(shop.product);
    const { id } = (await admin.get("/organization/current/")).body;
    const set = (data: { isActive: boolean }) =>
      shop.product.app.db.license.update({
        where: { organizationId: id },
        data: { source: "operator", ...data },
      });
    expect(await getAccess(admin)).toEqual(noAccess);
    await set({ isActive: true });
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    const refused = await admin.get("/payments/create-checkout-session/");
    expect([refused.status, refused.body.code]).toEqual([409, "subscription.not_needed"]);

    const payer = await createTestSubscriber(shop);
    const paid = (await payer.get("/organization/current/")).body;
    await shop.product.app.db.license.update({
      where: { organizationId: paid.id },
      data: { source: "operator", isActive: false },
    });
    const [event] = eventsOf(shop.stripe, payer.customer);
    if (!event) throw new Error("no event");
    expect(await shop.stripe.deliver({ ...event, id: `${event.id}_again` }, shop.product)).toBe(
      200,
    );
    expect(await getAccess(payer)).toMatchObject({
      subscribed: true,
      active: false,
      writes: false,
    });
  });
});

describe("a price for each seat", () => {
  it("sells at least as many seats as there are members, and the licence has the paid seats", async () => {
    const env = { ...stripeSettings(shop.stripe), STRIPE_PRICE_PER: "seat" };
    const perSeat = await startProduct({ workers: false, env });
    try {
      const buyer = await createTestBuyer({ product: perSeat, stripe: shop.stripe });
      const session = shop.stripe.sessions.get(buyer.sessionId);
      expect(session?.quantity).toBe(1);
      if (session) session.quantity = 3; // as the buyer may change it on the page
      shop.stripe.pay(buyer.sessionId);
      for (const event of eventsOf(shop.stripe, buyer.customer))
        await shop.stripe.deliver(event, perSeat);
      const { license } = (await buyer.get("/organization/current/")).body;
      expect(license).toMatchObject({ max_users: 3, is_active: true });
    } finally {
      await perSeat.close();
    }
  });
});
