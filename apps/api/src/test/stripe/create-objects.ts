import {
  type Customer,
  readNestedFields,
  type Invoice,
  type Session,
  type Subscription,
} from "./objects.ts";
import { day, type Ledger, monthAfter, newId, now, type OpenSession } from "./ledger.ts";

export function createCustomer({ customers }: Ledger, fields: Map<string, string>): Customer {
  const metadata = readNestedFields(fields, "metadata");
  const name = fields.get("name") ?? null;
  const id = newId("cus");
  const customer: Customer = { id, object: "customer", name, metadata, created: now() };
  customers.set(id, customer);
  return customer;
}

export function createSession(
  { sessions }: Ledger,
  fields: Map<string, string>,
  origin: string,
): Session {
  const id = newId("cs_test");
  const session = {
    id,
    object: "checkout.session" as const,
    status: "open" as const,
    payment_status: "unpaid" as const,
    mode: fields.get("mode") ?? "",
    url: `${origin}/c/pay/${id}`,
    customer: fields.get("customer") ?? "",
    client_reference_id: fields.get("client_reference_id") ?? null,
    subscription: null,
    success_url: fields.get("success_url") ?? "",
    cancel_url: fields.get("cancel_url") ?? "",
    metadata: readNestedFields(fields, "metadata"),
    created: now(),
    expires_at: now() + day,
    quantity: Number(fields.get("line_items.0.quantity") ?? 1),
    trialDays: Number(fields.get("subscription_data.trial_period_days") ?? 0),
  };
  sessions.set(id, session);
  return session;
}

export function createSubscription(
  { subscriptions }: Ledger,
  session: OpenSession,
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

export function addInvoice(
  { invoices }: Ledger,
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
