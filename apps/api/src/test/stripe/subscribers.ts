import type { Client } from "../client.ts";
import { createTestAdmin } from "../fixtures.ts";
import type { StripeEmulator } from "./emulator.ts";
import type { Event } from "./objects.ts";

export type Shop = { product: { url: string }; stripe: StripeEmulator };

/** Creates an admin with an open checkout page; returns the client with the page's session and customer. */
export async function createTestBuyer({ product, stripe }: Shop) {
  const client = await createTestAdmin(product);
  const answer = await client.get("/payments/create-checkout-session/");
  if (answer.status !== 200) throw new Error(`checkout: ${JSON.stringify(answer.body)}`);
  const sessionId: string = answer.body.sessionId;
  const customer = stripe.sessions.get(sessionId)?.customer ?? "";
  return Object.assign(client, { sessionId, customer });
}

/** Returns the events about one customer, oldest first. */
export function eventsOf(stripe: StripeEmulator, customer: string): Event[] {
  return stripe.events.filter(
    ({ data: { object } }) => "customer" in object && object.customer === customer,
  );
}

/** Creates an admin whose organization has paid, and delivers every event. */
export async function createTestSubscriber(shop: Shop) {
  const buyer = await createTestBuyer(shop);
  shop.stripe.pay(buyer.sessionId);
  await deliverAll(shop, eventsOf(shop.stripe, buyer.customer));
  return buyer;
}

export async function deliverAll({ product, stripe }: Shop, events: Event[]): Promise<void> {
  for (const event of events) {
    const status = await stripe.deliver(event, product);
    if (status !== 200) throw new Error(`${event.type}: ${status}`);
  }
}

/** Returns what an organization may do now, as its admin sees it. */
export async function getAccess(client: Client) {
  const status = (await client.get("/payments/subscription-status/")).body.status;
  const onboarding = (await client.get("/organization/user-status/")).body;
  const { license } = (await client.get("/organization/current/")).body;
  const reads = (await client.get("/chatbot/chat/get_scopes/")).status === 200;
  const writes = (await client.post("/chatbot/chat/create_scope/", { name: "" })).status === 400;
  const { has_active_subscription: subscribed } = onboarding;
  return { status, subscribed, active: license.is_active, reads, writes };
}

export const fullAccess = { subscribed: true, active: true, reads: true, writes: true };
export const noAccess = {
  status: "inactive",
  subscribed: false,
  active: false,
  reads: false,
  writes: false,
};
