import { Stripe } from "stripe";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { openLimitedFetch } from "../limit-body.ts";
import { type Payments, type SubscriptionReading, SignatureInvalid } from "./payments.ts";
import { orderCheckout, toCheckout } from "./stripe-checkout.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  apiUrl: string | undefined;
};

/** An event older than this is refused: whoever recorded one cannot send it again later. */
const toleranceSeconds = 300;

/** More than a list of a hundred subscriptions. */
const replyBytesMax = 8 * 1024 ** 2;

/** What is over, or never began. */
const ended = new Set(["canceled", "incomplete_expired"]);

/** Stripe as the payment provider. `publicUrl` is where it sends people back to. */
export function openStripePayments(settings: StripeSettings, publicUrl: string): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(openLimitedFetch({ bytesMax: replyBytesMax })),
    appInfo: { name: "Footnote" },
  });
  return {
    createCustomer: ({ organizationId, name }) =>
      ask(async () => {
        const metadata = { organization_id: organizationId };
        return (await stripe.customers.create({ name, metadata })).id;
      }),
    endCustomer: (customerId) => ask(() => endCustomer(stripe, customerId)),
    createCheckout: (order) =>
      ask(async () => {
        const params = orderCheckout(order, { priceId: settings.priceId, publicUrl });
        const options = { idempotencyKey: order.key };
        return toCheckout(await stripe.checkout.sessions.create(params, options));
      }),
    findCheckout: (id) =>
      ask(() => unlessMissing(async () => toCheckout(await stripe.checkout.sessions.retrieve(id)))),
    expireCheckout: (id) => ask(() => expire(stripe, id)),
    listSubscriptions: (customer) =>
      ask(async () => {
        const list = stripe.subscriptions.list({ customer, status: "all", limit: 100 });
        return (await list.autoPagingToArray({ limit: listedMax })).map(toReading);
      }),
    cancelAtPeriodEnd: (id) =>
      ask(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    openPortal: (customer) =>
      ask(async () => {
        const return_url = new URL("/account", publicUrl).href;
        return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
      }),
    readEvent: (bytes, signature) => toEvent(verify(stripe, settings, { bytes, signature })),
  };
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme: "http" | "https" = protocol === "http:" ? "http" : "https";
  return { host: hostname, protocol: scheme, port: port || (scheme === "http" ? 80 : 443) };
}

/** Makes a call; whatever Stripe refuses or leaves unanswered is one failure to the caller, with the reason in the log. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("payments.failed", { cause: error });
  }
}

async function unlessMissing<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") {
      return undefined;
    }
    throw error;
  }
}

/** Of one customer; a list that never ends must not keep a webhook open. */
const listedMax = 1_000;

async function endCustomer(stripe: Stripe, customer: string): Promise<void> {
  await unlessMissing(async () => {
    const open = stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
    for (const { id } of await open.autoPagingToArray({ limit: listedMax }))
      await expire(stripe, id);
    const all = stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    for (const { id, status } of await all.autoPagingToArray({ limit: listedMax })) {
      if (!ended.has(status)) await stripe.subscriptions.cancel(id);
    }
  });
}

/** Closes an open checkout; one that was paid or has expired meanwhile stays as it is. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(id);
  if (status === "open") await stripe.checkout.sessions.expire(id);
}

function toReading(subscription: Stripe.Subscription): SubscriptionReading {
  const { id, status, created, trial_end, cancel_at, cancel_at_period_end, ended_at } =
    subscription;
  const item = subscription.items.data[0];
  const periodEnd = item?.current_period_end ?? null;
  // The portal sets `cancel_at`, other ways of cancelling `cancel_at_period_end`.
  const ends = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return {
    id,
    status,
    quantity: item?.quantity ?? 1,
    createdAt: toDate(created),
    periodEnd: periodEnd === null ? null : toDate(periodEnd),
    trialEnd: trial_end === null ? null : toDate(trial_end),
    endsAt: ends === null ? null : toDate(ends),
  };
}

function verify(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { bytes, signature }: { bytes: Buffer; signature: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(bytes, signature, webhookSecret, toleranceSeconds);
  } catch (error) {
    // The signature is right, but what it signs is no JSON.
    if (!(error instanceof Stripe.errors.StripeError)) throw unreadable(error);
    throw new SignatureInvalid(error.message, { cause: error });
  }
}

/** Everything sold here belongs to a customer, so who it is about is all that has to be read from an event. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

function toEvent(event: unknown) {
  const read = eventShape.safeParse(event);
  if (!read.success) throw unreadable(read.error);
  const { id, type, created, data } = read.data;
  const { customer } = data.object;
  const customerId = (typeof customer === "string" ? customer : customer?.id) ?? null;
  return { id, type, createdAt: toDate(created), customerId };
}

function unreadable(cause: unknown): AppError {
  return new AppError("request.invalid", { message: "This is not an event of Stripe.", cause });
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
