import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { readConfig } from "../../platform/config.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

/** Sends a checkout session to the payment socket and collects its frames until it closes. */
async function collectFrames(token: string): Promise<unknown[]> {
  const url = product.url.replace(/^http/, "ws");
  const socket = new WebSocket(`${url}/ws/payment_status/?token=${token}`);
  const frames: unknown[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString("utf8"))));
  socket.on("open", () => socket.send(JSON.stringify({ session_id: "cs_test_1" })));
  await once(socket, "close");
  return frames;
}

describe("while payments are off", () => {
  it("everybody counts as subscribed, and payment requests are refused", async () => {
    const user = await createTestUser(product);
    expect((await user.get("/payments/stripe-config/")).body).toEqual({
      stripe_enabled: false,
      publishable_key: null,
    });
    expect((await user.get("/payments/subscription-status/")).body.status).toBe("active");
    const member = await createTestAdmin(product);
    const refused = [
      await member.get("/payments/create-checkout-session/"),
      await member.post("/payments/cancel-subscription/"),
      await member.post("/payments/portal/"),
      await member.post("/payments/webhook/"),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, "payments.disabled"]);
    }
  });

  it("the payment socket answers with an error", async () => {
    const member = await createTestAdmin(product);
    expect(await collectFrames(member.token ?? "")).toEqual([
      { status: "ERROR", result: expect.stringContaining("not enabled") },
    ]);
    expect(await collectFrames("unknown")).toEqual([
      { status: "ERROR", result: "Authentication failed. Please log in again." },
    ]);
  });
});

describe("the settings of payments", () => {
  const all = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PRICE_ID: "price_1",
  };

  it("switch payments on when all are set, and off when none is set", () => {
    expect(readConfig(all).payments).toMatchObject({ priceId: "price_1", graceMs: 604_800_000 });
    expect(readConfig({ STRIPE_PRICE_ID: "" }).payments).toBeUndefined();
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: "" }, "Payments need STRIPE_WEBHOOK_SECRET too."],
    [{ STRIPE_PUBLISHABLE_KEY: "sk_test_1" }, "STRIPE_PUBLISHABLE_KEY must start with"],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY must start with sk_test_"],
  ])("are refused at the start with %j", (change, sentence) => {
    expect(() => readConfig({ ...all, ...change })).toThrow(sentence);
  });
});
