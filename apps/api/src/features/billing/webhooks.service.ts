import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { type PaymentEvent, SignatureInvalid } from "../../platform/payments/payments.ts";
import { endSubscriptions } from "./billing.jobs.ts";
import { storeEvent, reopenDeletedCustomer, setEventOutcome } from "./events.repo.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";
import { sendTrialEndingMails } from "./trial-mails.service.ts";

/** Events that can change a subscription. */
const subscriptionEventTypes = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
]);

/**
 * Handles an event of the payment provider. An event only triggers a sync: its content may be old, repeated or out of
 * order, so the state is read from the provider. Errors are thrown, so that the provider delivers the event again.
 * @throws AppError payments.signature_invalid, payments.disabled, payments.failed
 */
export async function handleWebhook(
  app: BillingApp & Has<"jobs" | "mailer">,
  bytes: Buffer,
  signature: string,
): Promise<void> {
  const event = readEvent(app, bytes, signature);
  if (await storeEvent(app.db, event, new Date())) return;
  const outcome = await handleEvent(app, event);
  await setEventOutcome(app.db, event.id, outcome);
  app.log.info({ event: event.id, type: event.type, outcome }, "payment event");
}

function readEvent(app: BillingApp, bytes: Buffer, signature: string): PaymentEvent {
  try {
    return requirePayments(app).readEvent(bytes, signature);
  } catch (error) {
    if (!(error instanceof SignatureInvalid)) throw error;
    throw new AppError("payments.signature_invalid", { cause: error });
  }
}

async function handleEvent(
  app: BillingApp & Has<"jobs" | "mailer">,
  { type, customerId }: PaymentEvent,
): Promise<string> {
  if (!subscriptionEventTypes.has(type) || customerId === null) return "ignored";
  const outcome = await syncCustomer(app, customerId);
  if (type === "customer.subscription.trial_will_end") await sendTrialEndingMails(app, customerId);
  if (outcome !== "unknown") return outcome;
  // The payment can have been in progress while the organization was deleted.
  if (!(await reopenDeletedCustomer(app.db, customerId))) return "not ours";
  await app.jobs.enqueue(endSubscriptions, { customerId });
  return "customer deleted";
}
