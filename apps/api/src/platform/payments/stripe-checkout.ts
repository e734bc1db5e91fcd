import type { Stripe } from "stripe";
import type { Checkout, CheckoutOrder } from "./payments.ts";

/** The parameters of a checkout page that sells one subscription. */
export function orderCheckout(
  order: CheckoutOrder,
  { priceId, publicUrl }: { priceId: string; publicUrl: string },
): Stripe.Checkout.SessionCreateParams {
  const { customerId, organizationId, quantity, minimum, trialDays } = order;
  const metadata = { organization_id: organizationId };
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: organizationId,
    line_items: [
      {
        price: priceId,
        quantity,
        ...(minimum !== null && { adjustable_quantity: { enabled: true, minimum } }),
      },
    ],
    // Stripe puts the session's id in place of the braces, which therefore must not be encoded.
    success_url: `${new URL("/payment-success", publicUrl).href}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: new URL("/subscribe", publicUrl).href,
    metadata,
    subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
  };
}

export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, customer } = session;
  const status = (["open", "complete"] as const).find((known) => known === session.status);
  return {
    id,
    status: status ?? "expired",
    url,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
  };
}
