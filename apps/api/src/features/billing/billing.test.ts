import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { givenUser } from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

/** What the payment socket says to who sends a checkout session, until it closes. */
async function hear(token: string): Promise<unknown[]> {
  const url = product.url.replace(/^http/, "ws");
  const socket = new WebSocket(`${url}/ws/payment_status/?token=${token}`);
  const frames: unknown[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString("utf8"))));
  socket.on("open", () => socket.send(JSON.stringify({ session_id: "cs_test_1" })));
  await once(socket, "close");
  return frames;
}

describe("while subscriptions are not sold", () => {
  it("says so, counts everybody as subscribed and refuses to sell or cancel one", async () => {
    const user = await givenUser(product);
    expect((await user.get("/payments/stripe-config/")).body).toEqual({ stripe_enabled: false });
    expect((await user.get("/payments/subscription-status/")).body).toEqual({ status: "active" });
    const refused = [
      await user.get("/payments/create-checkout-session/"),
      await user.post("/payments/cancel-subscription/"),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, "payments.disabled"],
      [409, "payments.disabled"],
    ]);
  });

  it("has nothing to report on the payment socket", async () => {
    const user = await givenUser(product);
    expect(await hear(user.token ?? "")).toEqual([
      { status: "ERROR", result: expect.stringContaining("not sold") },
    ]);
    expect(await hear("dead")).toEqual([
      { status: "ERROR", result: "Your session has ended. Please log in again." },
    ]);
  });
});
