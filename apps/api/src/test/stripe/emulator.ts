import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Event, readFields } from "./objects.ts";
import { createStripeState, type StripeState } from "./state.ts";

/** Returns the settings that switch payments on with this emulator. */
export function stripeSettings(stripe: { url: string }): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: "pk_test_emulated",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: "price_monthly",
    STRIPE_API_URL: stripe.url,
  };
}

const secretKey = "sk_test_emulated";
const webhookSecret = "whsec_emulated";

export type ApiRequest = { method: string; path: string; fields: Map<string, string>; key: string };

export type StripeEmulator = StripeState & {
  url: string;
  /** Every request to the API so far. */
  requests: ApiRequest[];
  /** While true, every request fails as when Stripe is down. */
  down: boolean;
  /** Sends one event to the webhook endpoint of a product; returns the status of the answer. */
  /** A text is sent as it is, with its signature. */
  deliver(event: Event | string, to: { url: string }, forged?: Forgery): Promise<number>;
  close(): Promise<void>;
};

/** How a delivery differs from a genuine one. */
export type Forgery = { secret?: string; ageSeconds?: number; body?: string; signature?: string };

type Reply = { status: number; body: unknown };

/** Serves the part of Stripe's HTTP API that the product uses, on a local port. */
export async function startStripeEmulator(): Promise<StripeEmulator> {
  let url = "";
  const state = createStripeState(() => url);
  const requests: ApiRequest[] = [];
  const answered = new Map<string, { request: string; reply: Reply }>();
  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming).then(({ request, authorized }) => {
      if (!request.path.startsWith("/v1/")) return showPage(state, request, outgoing);
      requests.push(request);
      send(outgoing, emulator.down ? outage : authorized ? once(request) : unauthorized);
    });
  });

  /** Repeats the reply to a repeated idempotency key, as Stripe does, and refuses the key for another request. */
  function once(request: ApiRequest): Reply {
    const content = `${request.path}?${new URLSearchParams([...request.fields]).toString()}`;
    const before = request.key === "" ? undefined : answered.get(request.key);
    if (before) return before.request === content ? before.reply : reused;
    const reply = route(state, request);
    if (request.key !== "") answered.set(request.key, { request: content, reply });
    return reply;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
  const emulator: StripeEmulator = {
    ...state,
    url,
    requests,
    down: false,
    deliver,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return emulator;
}

const outage = failure(503, { type: "api_error", message: "Stripe is down." });
const unauthorized = failure(401, { type: "invalid_request_error", message: "Invalid API Key." });
const reused = failure(400, {
  type: "idempotency_error",
  message: "Keys for idempotent requests can only be used with the same parameters.",
});

function failure(status: number, error: Record<string, string>): Reply {
  return { status, body: { error } };
}

function missing(what: string, id: string): Reply {
  const message = `No such ${what}: '${id}'`;
  return failure(404, { type: "invalid_request_error", code: "resource_missing", message });
}

function list(data: unknown[], url: string): Reply {
  return { status: 200, body: { object: "list", has_more: false, url, data } };
}

/** Answers the requests for one kind of object; `id` and `action` follow the kind in the path. */
type Handler = (
  state: StripeState,
  request: ApiRequest,
  at: { id: string; action: string },
) => Reply;

const handlers: Record<string, Handler> = {
  customers: (state, { fields }) => ok(state.createCustomer(fields)),
  checkout: answerCheckout,
  subscriptions: answerSubscription,
  billing_portal(state, { fields }) {
    const customer = fields.get("customer") ?? "";
    if (!state.customers.has(customer)) return missing("customer", customer);
    const address = `https://billing.stripe.com/p/session/${customer}`;
    return ok({ id: "bps_1", object: "billing_portal.session", customer, url: address });
  },
};

function route(state: StripeState, request: ApiRequest): Reply {
  const [kind = "", ...rest] = request.path.replace("/v1/", "").replace("/sessions", "").split("/");
  const [id = "", action = ""] = rest;
  const answer = handlers[kind];
  if (answer) return answer(state, request, { id, action });
  const message = `Unknown: ${request.method} ${request.path}`;
  return failure(404, { type: "invalid_request_error", message });
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}

function answerCheckout(
  state: StripeState,
  { method, path, fields }: ApiRequest,
  { id, action }: { id: string; action: string },
): Reply {
  const customer = fields.get("customer") ?? "";
  if (id === "" && method === "POST") {
    if (!state.customers.has(customer)) return missing("customer", customer);
    return ok(state.createSession(fields));
  }
  const wanted = [...state.sessions.values()].filter(
    (session) => session.customer === customer && session.status === fields.get("status"),
  );
  if (id === "") return list(wanted, path);
  const session = state.sessions.get(id);
  if (!session) return missing("checkout.session", id);
  if (action !== "expire") return ok(session);
  if (session.status === "open") return ok(state.expire(session));
  return failure(400, { type: "invalid_request_error", message: "The session is not open." });
}

function answerSubscription(
  state: StripeState,
  { method, path, fields }: ApiRequest,
  { id }: { id: string },
): Reply {
  const customer = fields.get("customer");
  const all = [...state.subscriptions.values()];
  if (id === "") {
    const wanted = all.filter((one) => one.customer === customer);
    return list(wanted, path);
  }
  const subscription = state.subscriptions.get(id);
  if (!subscription || subscription.status === "canceled") return missing("subscription", id);
  return ok(method === "DELETE" ? state.cancel(subscription) : state.update(subscription, fields));
}

/** Serves the hosted page for browser tests: one button that pays and redirects to the product's address. */
function showPage(
  state: StripeState,
  { method, path }: ApiRequest,
  outgoing: ServerResponse,
): void {
  const id = path.split("/").at(-1) ?? "";
  const session = state.sessions.get(id);
  if (method === "POST" && session && state.pay(id) === "paid") {
    const location = session.success_url.replace("{CHECKOUT_SESSION_ID}", id);
    outgoing.writeHead(303, { location }).end();
    return;
  }
  const open = session?.status === "open";
  const words = open ? "<button>Subscribe</button>" : "<p>This page is closed.</p>";
  outgoing.writeHead(open ? 200 : 404, { "content-type": "text/html" });
  outgoing.end(`<!doctype html><title>Checkout</title><form method="post">${words}</form>`);
}

async function readRequest(
  incoming: IncomingMessage,
): Promise<{ request: ApiRequest; authorized: boolean }> {
  const { pathname, search } = new URL(incoming.url ?? "/", "http://stripe");
  const body = await text(incoming);
  const request = {
    method: incoming.method ?? "GET",
    path: pathname,
    fields: readFields(`${search.slice(1)}&${body}`),
    key: String(incoming.headers["idempotency-key"] ?? ""),
  };
  return { request, authorized: incoming.headers.authorization === `Bearer ${secretKey}` };
}

function send(outgoing: ServerResponse, { status, body }: Reply): void {
  // The library does not retry with this header, so that tests do not wait for retries.
  const headers = { "content-type": "application/json", "stripe-should-retry": "false" };
  outgoing.writeHead(status, headers);
  outgoing.end(JSON.stringify(body));
}

async function deliver(
  event: Event | string,
  to: { url: string },
  forged: Forgery = {},
): Promise<number> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000) - (forged.ageSeconds ?? 0);
  const signed = createHmac("sha256", forged.secret ?? webhookSecret)
    .update(`${timestamp}.${body}`)
    .digest("hex");
  const response = await fetch(`${to.url}/api/payments/webhook/`, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": forged.signature ?? `t=${timestamp},v1=${signed}`,
    },
    body: forged.body ?? body,
  });
  await response.text();
  return response.status;
}
