/** The objects of Stripe's API version 2026-10-28, with the fields that the product may read. */
export type Customer = {
  id: string;
  object: "customer";
  name: string | null;
  metadata: Record<string, string>;
  created: number;
};

export type Session = {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  mode: string;
  url: string | null;
  customer: string;
  client_reference_id: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  created: number;
  expires_at: number;
};

export type Subscription = {
  id: string;
  object: "subscription";
  status: "trialing" | "active" | "past_due" | "canceled" | "unpaid";
  customer: string;
  created: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  metadata: Record<string, string>;
  // The period belongs to the item since API version 2025-03-31.
  items: { object: "list"; has_more: false; url: string; data: Item[] };
};

type Item = {
  id: string;
  object: "subscription_item";
  quantity: number;
  price: { id: string; object: "price" };
  current_period_start: number;
  current_period_end: number;
};

export type Invoice = {
  id: string;
  object: "invoice";
  status: "paid" | "open";
  customer: string;
  billing_reason: string;
  attempt_count: number;
  created: number;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
};

export type Event = {
  id: string;
  object: "event";
  api_version: string;
  type: string;
  created: number;
  livemode: false;
  /** The object at the time of the event. */
  data: { object: Customer | Session | Subscription | Invoice };
};

/** Parses a form-encoded body: `items[0][price]=x` becomes the field `items.0.price`. */
export function readFields(text: string): Map<string, string> {
  const pairs = [...new URLSearchParams(text)];
  return new Map(pairs.map(([name, value]) => [name.replaceAll(/\[(\w+)\]/g, ".$1"), value]));
}

/** Returns the fields below a name, such as `metadata`. */
export function readNestedFields(
  fields: Map<string, string>,
  name: string,
): Record<string, string> {
  const prefix = `${name}.`;
  const below = [...fields].filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(below.map(([field, value]) => [field.slice(prefix.length), value]));
}
