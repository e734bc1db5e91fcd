import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { type PaymentEvent, SignatureInvalid } from "../../platform/payments/payments.ts";
import { endSubscriptions } from "./billing.jobs.ts";
import { noteEvent, reopenDeletedCustomer, settleEvent } from "./events.repo.ts";
import { type BillingApp, syncCustomer, requirePayments } from "./subscription-sync.service.ts";
import { tellTrialEnding } from "./trial-mails.service.ts";

/** Events after which the subscription may be another than before. */
const telling = new Set([
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
 * Takes an event of the payment provider. An event is only a reason to look: what it says may be old, repeated or out of
 * order, so the state is read from the provider. What fails is thrown, for the provider to deliver the event again.
 * @throws AppError payments.signature_invalid, payments.disabled, payments.failed
 */
export async function takeEvent(
  app: BillingApp & Has<"jobs" | "mailer">,
  bytes: Buffer,
  signature: string,
): Promise<void> {
  const event = readEvent(app, bytes, signature);
  if (await noteEvent(app.db, event, new Date())) return;
  const outcome = await handle(app, event);
  await settleEvent(app.db, event.id, outcome);
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

async function handle(
  app: BillingApp & Has<"jobs" | "mailer">,
  { type, customerId }: PaymentEvent,
): Promise<string> {
  if (!telling.has(type) || customerId === null) return "ignored";
  const outcome = await syncCustomer(app, customerId);
  if (type === "customer.subscription.trial_will_end") await tellTrialEnding(app, customerId);
  if (outcome !== "unknown") return outcome;
  // A payment that was under way while the organization was deleted.
  if (!(await reopenDeletedCustomer(app.db, customerId))) return "not ours";
  await app.jobs.enqueue(endSubscriptions, { customerId });
  return "departed";
}
