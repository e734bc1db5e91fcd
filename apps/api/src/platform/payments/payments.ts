/** A customer of the payment provider and what is known of its subscription, in the provider's words. */
export type SubscriptionReading = {
  id: string;
  /** incomplete, incomplete_expired, trialing, active, past_due, canceled, unpaid, paused, or one that is new to us. */
  status: string;
  /** How many units are paid for. */
  quantity: number;
  createdAt: Date;
  periodEnd: Date | null;
  trialEnd: Date | null;
  /** When it will be cancelled, or was; null while it goes on. */
  endsAt: Date | null;
};

/** A page of the provider that takes a payment. */
export type Checkout = {
  id: string;
  status: "open" | "complete" | "expired";
  /** Null when it is no longer open. */
  url: string | null;
  customerId: string | null;
};

export type CheckoutOrder = {
  customerId: string;
  organizationId: string;
  quantity: number;
  /** The buyer may change the quantity, down to this one; null for one unit at a fixed price. */
  minimum: number | null;
  trialDays: number;
  /** Two orders with one key make one checkout. */
  key: string;
};

/** Something that happened at the provider, as far as it matters here. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** Whom it is about; null for events about nobody. */
  customerId: string | null;
};

/** The signature of an event is not the provider's, or too old. */
export class SignatureInvalid extends Error {
  override readonly name = "SignatureInvalid";
}

/**
 * The payment provider. What it does not answer, or refuses, is thrown as AppError payments.failed with the reason as
 * its cause; calls may be repeated.
 */
export type Payments = {
  createCustomer(customer: { organizationId: string; name: string }): Promise<string>;
  /** Ends every subscription and open checkout of a customer at once; nothing to end is no error. */
  endCustomer(customerId: string): Promise<void>;
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(id: string): Promise<Checkout | undefined>;
  expireCheckout(id: string): Promise<void>;
  /** Every subscription a customer has or had, as it is at this moment. */
  listSubscriptions(customerId: string): Promise<SubscriptionReading[]>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** The address of the page where a customer manages card, invoices and subscription. */
  openPortal(customerId: string): Promise<string>;
  /** @throws SignatureInvalid, AppError request.invalid for what is signed but no event */
  readEvent(bytes: Buffer, signature: string): PaymentEvent;
};
