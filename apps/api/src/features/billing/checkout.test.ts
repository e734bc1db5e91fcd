import { once } from "node:events";
import { WebSocket } from "ws";
import type { Wire } from "../../test/client.ts";
import { describe, expect, it } from "vitest";
import { createTestColleague, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
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

const shop = sellSubscriptions({
  workers: false,
  env: { PUBLIC_URL: "https://footnote.example.org" },
});

const checkout = "/payments/create-checkout-session/";

/** Connects to the payment socket; `next` returns its frames one by one, and undefined after its end. */
function connect(token: string, session_id: string) {
  const url = shop.product.url.replace(/^http/, "ws");
  const socket = new WebSocket(`${url}/ws/payment_status/?token=${token}`);
  socket.on("open", () => socket.send(JSON.stringify({ session_id })));
  const frames: Wire[] = [];
  const arrivals = new EventTarget();
  const push = (frame: Wire) => {
    frames.push(frame);
    arrivals.dispatchEvent(new Event("frame"));
  };
  socket.on("message", (data: Buffer) => push(JSON.parse(data.toString("utf8"))));
  socket.on("close", () => push(undefined));
  return {
    async next(): Promise<Wire> {
      if (frames.length === 0) await once(arrivals, "frame");
      return frames.shift();
    },
  };
}

describe("a checkout", () => {
  it("starts for an organization without a subscription, which has no access until it pays", async () => {
    const buyer = await createTestBuyer(shop);
    expect(await getAccess(buyer)).toEqual(noAccess);
    const refused = await buyer.get("/chatbot/chat/get_scopes/");
    expect([refused.status, refused.body.code]).toEqual([403, "subscription.inactive"]);
    const session = shop.stripe.sessions.get(buyer.sessionId);
    const { id } = (await buyer.get("/organization/current/")).body;
    expect(session).toMatchObject({
      mode: "subscription",
      client_reference_id: id,
      success_url: "https://footnote.example.org/payment-success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://footnote.example.org/subscribe",
    });
    expect((await buyer.get("/payments/stripe-config/")).body).toEqual({
      stripe_enabled: true,
      publishable_key: "pk_test_emulated",
    });
  });

  it("has one page for concurrent tabs, which takes one payment", async () => {
    const admin = await createTestAdmin(shop.product);
    const tabs = await Promise.all([admin.get(checkout), admin.get(checkout), admin.get(checkout)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = tabs;
    expect(new Set(tabs.map(({ body }) => body.sessionId))).toEqual(
      new Set([first?.body.sessionId]),
    );
    expect(first?.body.url).toBe(`${shop.stripe.url}/c/pay/${first?.body.sessionId}`);
    expect([
      shop.stripe.pay(first?.body.sessionId),
      shop.stripe.pay(first?.body.sessionId),
    ]).toEqual(["paid", "closed"]);
    // No event has been delivered: the payment is read from the provider.
    const again = await admin.get(checkout);
    expect([again.status, again.body.code]).toEqual([409, "subscription.already_active"]);
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    const { customer } = shop.stripe.sessions.get(first?.body.sessionId) ?? {};
    const bought = [...shop.stripe.subscriptions.values()].filter(
      (one) => one.customer === customer,
    );
    expect(bought).toHaveLength(1);
  });

  it("starts again after its page has expired or its attempt has failed", async () => {
    const buyer = await createTestBuyer(shop);
    const session = shop.stripe.sessions.get(buyer.sessionId);
    if (session) shop.stripe.expire(session);
    shop.stripe.down = true;
    const failed = await buyer.get(checkout);
    shop.stripe.down = false;
    expect([failed.status, failed.body.code]).toEqual([502, "payments.failed"]);
    const next = await buyer.get(checkout);
    expect(next.status).toBe(200);
    expect(next.body.sessionId).not.toBe(buyer.sessionId);
  });

  it("stays open after a declined card", async () => {
    const buyer = await createTestBuyer(shop);
    shop.stripe.setCard(buyer.customer, false);
    expect(shop.stripe.pay(buyer.sessionId)).toBe("declined");
    expect(eventsOf(shop.stripe, buyer.customer)).toEqual([]);
    expect(await getAccess(buyer)).toEqual(noAccess);
    expect((await buyer.get(checkout)).body.sessionId).toBe(buyer.sessionId);
    shop.stripe.setCard(buyer.customer, true);
    expect(shop.stripe.pay(buyer.sessionId)).toBe("paid");
  });

  it("is refused to a user without an organization", async () => {
    const user = await createTestUser(shop.product);
    const refused = await user.get(checkout);
    expect([refused.status, refused.body.code]).toEqual([403, "organization.missing"]);
    expect((await user.get("/payments/subscription-status/")).body).toEqual({
      status: "inactive",
      subscription: null,
    });
  });
});

describe("the payment socket", () => {
  it("sends the current state, and SUCCESS as soon as an event makes the subscription active", async () => {
    const buyer = await createTestBuyer(shop);
    const socket = connect(buyer.token ?? "", buyer.sessionId);
    expect(await socket.next()).toEqual({ status: "PROCESSING" });
    shop.stripe.pay(buyer.sessionId);
    const last = eventsOf(shop.stripe, buyer.customer).slice(-1);
    expect(last.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
    await deliverAll(shop, last);
    expect(await socket.next()).toEqual({ status: "SUCCESS" });
    expect(await socket.next()).toBeUndefined();
  });

  it("sends SUCCESS also when the event was lost, before or after the socket was opened", async () => {
    const early = await createTestBuyer(shop);
    const socket = connect(early.token ?? "", early.sessionId);
    expect(await socket.next()).toEqual({ status: "PROCESSING" });
    shop.stripe.pay(early.sessionId);
    expect(await socket.next()).toEqual({ status: "SUCCESS" });
    const late = await createTestBuyer(shop);
    shop.stripe.pay(late.sessionId);
    expect(await connect(late.token ?? "", late.sessionId).next()).toEqual({ status: "SUCCESS" });
  });

  it("answers another organization's or an unknown checkout with an error", async () => {
    const buyer = await createTestBuyer(shop);
    const stranger = await createTestBuyer(shop);
    for (const id of [buyer.sessionId, "cs_test_made_up"]) {
      expect(await connect(stranger.token ?? "", id).next()).toEqual({
        status: "ERROR",
        result: "This payment session does not exist.",
      });
    }
  });
});

describe("a subscription", () => {
  it("is cancelled at the end of its period by an admin, also repeatedly", async () => {
    const admin = await createTestSubscriber(shop);
    const colleague = await createTestColleague(shop.product, admin);
    const refused = await colleague.post("/payments/cancel-subscription/");
    expect([refused.status, refused.body.code]).toEqual([403, "organization.admin_only"]);
    for (const _ of [1, 2]) {
      const answer = await admin.post("/payments/cancel-subscription/");
      expect([answer.status, answer.body.message]).toEqual([
        200,
        expect.stringMatching(
          /^Subscription cancellation scheduled\. You retain access until \w{3} \d+, \d{4}\.$/,
        ),
      ]);
    }
    expect(await getAccess(admin)).toEqual({ status: "active", ...fullAccess });
    const { subscription } = (await admin.get("/payments/subscription-status/")).body;
    const { license } = (await admin.get("/organization/current/")).body;
    expect(subscription).toMatchObject({ renews_at: null, ends_at: license.expires_at });
  });

  it("is managed on the provider's page by an admin", async () => {
    const admin = await createTestSubscriber(shop);
    const answer = await admin.post("/payments/portal/");
    expect([answer.status, answer.body.url]).toEqual([
      200,
      `https://billing.stripe.com/p/session/${admin.customer}`,
    ]);
    const none = await createTestAdmin(shop.product);
    for (const path of ["/payments/portal/", "/payments/cancel-subscription/"]) {
      const refused = await none.post(path);
      expect([refused.status, refused.body.code]).toEqual([404, "subscription.not_found"]);
    }
  });

  it("cannot be cancelled while the provider is down, and the error says so", async () => {
    const admin = await createTestSubscriber(shop);
    shop.stripe.down = true;
    const answer = await admin.post("/payments/cancel-subscription/");
    shop.stripe.down = false;
    expect([answer.status, answer.body.code]).toEqual([502, "payments.failed"]);
    expect(JSON.stringify(answer.body)).not.toContain("sk_test");
  });
});
