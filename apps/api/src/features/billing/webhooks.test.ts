import { describe, expect, it } from "vitest";
import type { Forgery } from "../../test/stripe/emulator.ts";
import {
  getAccess,
  deliverAll,
  eventsOf,
  createTestBuyer,
  createTestSubscriber,
  fullAccess,
  noAccess,
} from "../../test/stripe/subscribers.ts";
import { sellSubscriptions } from "../../test/stripe/shop.ts";

const shop = sellSubscriptions({ workers: false });

const active = { status: "active", ...fullAccess };

/** Returns every permutation. */
function permute<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

describe("the events of a payment", () => {
  const order = [
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ] as const;

  it.each(permute(order))("give access in the order %s, %s, %s", async (...types) => {
    const buyer = await createTestBuyer(shop);
    shop.stripe.pay(buyer.sessionId);
    const events = eventsOf(shop.stripe, buyer.customer);
    expect(events.map(({ type }) => type)).toEqual(order);
    const reordered = types.flatMap((type) => events.filter((event) => event.type === type));
    await deliverAll(shop, reordered.slice(0, 1));
    expect(await getAccess(buyer)).toEqual(active);
    await deliverAll(shop, reordered.slice(1));
    expect(await getAccess(buyer)).toEqual(active);
  });

  it("give access once when they are delivered concurrently, several times each", async () => {
    const buyer = await createTestBuyer(shop);
    shop.stripe.pay(buyer.sessionId);
    const events = eventsOf(shop.stripe, buyer.customer);
    const deliveries = [...events, ...events, ...events].map((event) =>
      shop.stripe.deliver(event, shop.product),
    );
    expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
    expect(await getAccess(buyer)).toEqual(active);
    const where = { customerId: buyer.customer };
    const stored = await shop.product.app.db.stripeEvent.findMany({ where });
    expect(stored.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    expect(stored.every(({ outcome }) => outcome !== null)).toBe(true);
    const trail = await buyer.get("/organization/audit-events/?action=subscription.changed");
    expect(trail.body.events).toMatchObject([
      { actor: { pk: null }, detail: { before: null, after: "active", ends_at: null } },
    ]);
  });
});

describe("a late event", () => {
  it("does not restore a subscription that has ended meanwhile", async () => {
    const admin = await createTestBuyer(shop);
    shop.stripe.pay(admin.sessionId);
    const begun = eventsOf(shop.stripe, admin.customer);
    for (const one of shop.stripe.subscriptions.values()) {
      if (one.customer === admin.customer) shop.stripe.cancel(one);
    }
    const deleted = eventsOf(shop.stripe, admin.customer).at(-1);
    expect(deleted?.type).toBe("customer.subscription.deleted");
    if (deleted) await deliverAll(shop, [deleted]);
    await deliverAll(shop, begun);
    expect(await getAccess(admin)).toEqual(noAccess);
  });

  it("that was handled before is answered without a request to the provider", async () => {
    const admin = await createTestSubscriber(shop);
    const calls = shop.stripe.requests.length;
    await deliverAll(shop, eventsOf(shop.stripe, admin.customer));
    expect(shop.stripe.requests.length).toBe(calls);
  });

  it("that failed because the provider was down is handled at its next delivery", async () => {
    const buyer = await createTestBuyer(shop);
    shop.stripe.pay(buyer.sessionId);
    const [event] = eventsOf(shop.stripe, buyer.customer);
    if (!event) throw new Error("no event");
    shop.stripe.down = true;
    const first = await shop.stripe.deliver(event, shop.product);
    shop.stripe.down = false;
    expect([first, await getAccess(buyer)]).toEqual([502, noAccess]);
    expect([await shop.stripe.deliver(event, shop.product), await getAccess(buyer)]).toEqual([
      200,
      active,
    ]);
  });
});

describe("a forged event", () => {
  const forgeries: [string, Forgery][] = [
    ["another secret", { secret: "whsec_other" }],
    ["an old signature", { ageSeconds: 301 }],
    ["a made-up signature", { signature: "t=1,v1=00" }],
    ["no signature", { signature: "" }],
    ["another body than was signed", { body: '{"id":"evt_1","object":"event"}' }],
  ];
  it.each(forgeries)("with %s is refused and changes nothing", async (_, forged) => {
    const buyer = await createTestBuyer(shop);
    shop.stripe.pay(buyer.sessionId);
    const [event] = eventsOf(shop.stripe, buyer.customer);
    if (!event) throw new Error("no event");
    expect(await shop.stripe.deliver(event, shop.product, forged)).toBe(400);
    expect(await shop.product.app.db.stripeEvent.count({ where: { id: event.id } })).toBe(0);
    expect(await getAccess(buyer)).toEqual(noAccess);
  });
});

describe("a signed event that is none", () => {
  it.each([
    "null",
    "{}",
    "no JSON",
    '{"id":1,"type":"invoice.paid","created":1,"data":{"object":{}}}',
  ])("is refused: %s", async (body) => {
    const stored = await shop.product.app.db.stripeEvent.count();
    expect(await shop.stripe.deliver(body, shop.product)).toBe(400);
    expect(await shop.product.app.db.stripeEvent.count()).toBe(stored);
  });
});

describe("an event about another product", () => {
  it("is acknowledged and ignored", async () => {
    const buyer = await createTestSubscriber(shop);
    const [event] = eventsOf(shop.stripe, buyer.customer);
    if (!event) throw new Error("no event");
    const object = { ...event.data.object, customer: "cus_of_another_product" };
    const foreign = { ...event, id: "evt_foreign", data: { object } } as typeof event;
    const other = { ...event, id: "evt_other", type: "charge.refunded" };
    expect([
      await shop.stripe.deliver(foreign, shop.product),
      await shop.stripe.deliver(other, shop.product),
    ]).toEqual([200, 200]);
    const stored = await shop.product.app.db.stripeEvent.findMany({
      where: { id: { in: ["evt_foreign", "evt_other"] } },
      orderBy: { id: "asc" },
    });
    expect(stored.map(({ outcome }) => outcome)).toEqual(["not ours", "ignored"]);
  });
});
