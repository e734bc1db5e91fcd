import { randomBytes } from "node:crypto";
import {
  type Customer,
  type Event,
  fieldsBelow,
  type Invoice,
  type Session,
  type Subscription,
} from "./objects.ts";

const day = 24 * 60 * 60;
/** When a renewal that failed is tried again, in days after it was due; after the last the subscription is cancelled. */
const retryDays = [3, 8, 15];

export type World = ReturnType<typeof newWorld>;

/** Everything that exists at the emulated Stripe, and what happens to it. Its clock is the process's own. */
export function newWorld(origin: () => string) {
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session & { quantity: number; trialDays: number }>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const events: Event[] = [];
  /** Customers whose card is declined. */
  const declined = new Set<string>();
  const warned = new Set<string>();

  const now = () => Math.floor(Date.now() / 1000);
  const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;
  const item = (subscription: Subscription) => subscription.items.data[0]!;

  function emit(type: string, object: Event["data"]["object"]): void {
    const data = { object: structuredClone(object) };
    const rest = { api_version: "2026-10-28.endive", created: now(), livemode: false } as const;
    events.push({ id: newId("evt"), object: "event", type, ...rest, data });
  }

  function createCustomer(fields: Map<string, string>): Customer {
    const metadata = fieldsBelow(fields, "metadata");
    const name = fields.get("name") ?? null;
    const id = newId("cus");
    const customer: Customer = { id, object: "customer", name, metadata, created: now() };
    customers.set(id, customer);
    return customer;
  }

  function createSession(fields: Map<string, string>): Session {
    const id = newId("cs_test");
    const session = {
      id,
      object: "checkout.session" as const,
      status: "open" as const,
      payment_status: "unpaid" as const,
      mode: fields.get("mode") ?? "",
      url: `${origin()}/c/pay/${id}`,
      customer: fields.get("customer") ?? "",
      client_reference_id: fields.get("client_reference_id") ?? null,
      subscription: null,
      success_url: fields.get("success_url") ?? "",
      cancel_url: fields.get("cancel_url") ?? "",
      metadata: fieldsBelow(fields, "metadata"),
      created: now(),
      expires_at: now() + day,
      quantity: Number(fields.get("line_items.0.quantity") ?? 1),
      trialDays: Number(fields.get("subscription_data.trial_period_days") ?? 0),
    };
    sessions.set(id, session);
    return session;
  }

  /** Somebody fills in a card on the hosted page. A page takes one payment, however many look at it. */
  function pay(sessionId: string): "paid" | "declined" | "closed" {
    const session = sessions.get(sessionId);
    if (session?.status !== "open") return "closed";
    if (declined.has(session.customer)) return "declined";
    const trial_end = session.trialDays > 0 ? now() + session.trialDays * day : null;
    const subscription = createSubscription(session, trial_end);
    const payment_status = trial_end === null ? "paid" : "no_payment_required";
    Object.assign(session, { status: "complete", url: null, payment_status });
    session.subscription = subscription.id;
    emit("customer.subscription.created", subscription);
    emit(
      "invoice.paid",
      addInvoice(subscription, { status: "paid", reason: "subscription_create" }),
    );
    emit("checkout.session.completed", session);
    return "paid";
  }

  function createSubscription(
    session: Session & { quantity: number },
    trial_end: number | null,
  ): Subscription {
    const id = newId("sub");
    const period = {
      current_period_start: now(),
      current_period_end: trial_end ?? monthAfter(now()),
    };
    const price = { id: "price_monthly", object: "price" as const };
    const { quantity, customer, metadata } = session;
    const only = {
      id: newId("si"),
      object: "subscription_item" as const,
      quantity,
      price,
      ...period,
    };
    const url = "/v1/subscription_items";
    const subscription: Subscription = {
      id,
      object: "subscription",
      status: trial_end === null ? "active" : "trialing",
      customer,
      created: now(),
      trial_end,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      metadata,
      items: { object: "list", has_more: false, url, data: [only] },
    };
    subscriptions.set(id, subscription);
    return subscription;
  }

  function addInvoice(
    subscription: Subscription,
    { status, reason }: { status: Invoice["status"]; reason: string },
  ): Invoice {
    const invoice: Invoice = {
      id: newId("in"),
      object: "invoice",
      status,
      customer: subscription.customer,
      billing_reason: reason,
      attempt_count: 1,
      created: now(),
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id },
      },
    };
    invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  function update(subscription: Subscription, fields: Map<string, string>): Subscription {
    const atEnd = fields.get("cancel_at_period_end");
    if (atEnd !== undefined) {
      subscription.cancel_at_period_end = atEnd === "true";
      subscription.cancel_at = atEnd === "true" ? item(subscription).current_period_end : null;
      subscription.canceled_at = atEnd === "true" ? now() : null;
      emit("customer.subscription.updated", subscription);
    }
    return subscription;
  }

  function cancel(subscription: Subscription): Subscription {
    const at = now();
    Object.assign(subscription, { status: "canceled", canceled_at: at, ended_at: at });
    emit("customer.subscription.deleted", subscription);
    return subscription;
  }

  /** Tries the card for what is owed. */
  function charge(subscription: Subscription, invoice: Invoice): void {
    if (declined.has(subscription.customer)) {
      subscription.status = "past_due";
      emit("invoice.payment_failed", invoice);
    } else {
      invoice.status = "paid";
      subscription.status = "active";
      emit("invoice.paid", invoice);
    }
    emit("customer.subscription.updated", subscription);
  }

  function renew(subscription: Subscription): void {
    const only = item(subscription);
    only.current_period_start = only.current_period_end;
    only.current_period_end = monthAfter(only.current_period_start);
    charge(
      subscription,
      addInvoice(subscription, { status: "open", reason: "subscription_cycle" }),
    );
  }

  function retry(subscription: Subscription, invoice: Invoice): void {
    invoice.attempt_count += 1;
    charge(subscription, invoice);
    const spent = invoice.attempt_count > retryDays.length;
    if (subscription.status === "past_due" && spent) cancel(subscription);
  }

  /** What will happen next by itself to a subscription, and when. */
  function ahead(subscription: Subscription): { at: number; run: () => void } | undefined {
    if (subscription.ended_at !== null) return undefined;
    const { current_period_start: start, current_period_end: end } = item(subscription);
    if (subscription.cancel_at !== null) {
      return { at: subscription.cancel_at, run: () => void cancel(subscription) };
    }
    const invoice = invoices.get(subscription.latest_invoice ?? "");
    if (subscription.status === "past_due" && invoice) {
      const at = start + (retryDays[invoice.attempt_count - 1] ?? 0) * day;
      return { at, run: () => retry(subscription, invoice) };
    }
    if (subscription.trial_end === end && !warned.has(subscription.id)) {
      const run = () => {
        warned.add(subscription.id);
        emit("customer.subscription.trial_will_end", subscription);
      };
      return { at: Math.max(end - 3 * day, subscription.created), run };
    }
    return { at: end, run: () => renew(subscription) };
  }

  return {
    customers,
    sessions,
    subscriptions,
    invoices,
    events,
    createCustomer,
    createSession,
    pay,
    update,
    cancel,
    expire(session: Session): Session {
      Object.assign(session, { status: "expired", url: null });
      return session;
    },
    /** From now on the card of a customer is declined, or taken again. */
    setCard(customer: string, works: boolean): void {
      if (works) declined.delete(customer);
      else declined.add(customer);
    },
    /** Somebody pays what is owed on the portal, with a card that works. */
    payOwed(customer: string): void {
      declined.delete(customer);
      for (const subscription of subscriptions.values()) {
        const invoice = invoices.get(subscription.latest_invoice ?? "");
        const owes = subscription.customer === customer && subscription.status === "past_due";
        if (owes && invoice) charge(subscription, invoice);
      }
    },
    /** The moment, in milliseconds, of the next thing that happens by itself. */
    nextMoment(): number | undefined {
      const moments = [...subscriptions.values()].flatMap((one) => ahead(one)?.at ?? []);
      return moments.length > 0 ? Math.min(...moments) * 1000 : undefined;
    },
    /** Lets everything happen whose moment has come. */
    pass(): void {
      for (const subscription of subscriptions.values()) {
        const next = ahead(subscription);
        if (next && next.at <= now()) next.run();
      }
    },
  };
}

function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}
