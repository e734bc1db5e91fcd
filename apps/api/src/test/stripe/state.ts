import { day, now, createLedger } from "./ledger.ts";
import { cancel, charge, getItem, getNextEvent } from "./lifetime.ts";
import { addInvoice, createCustomer, createSession, createSubscription } from "./create-objects.ts";
import type { Session, Subscription } from "./objects.ts";

export type StripeState = ReturnType<typeof createStripeState>;

/** Creates the state of the emulated Stripe with the actions of its callers, of people and of time. */
export function createStripeState(origin: () => string) {
  const ledger = createLedger();
  const { customers, sessions, subscriptions, invoices, events, declined, emit } = ledger;

  /** Pays on the hosted page. A page takes one payment. */
  function pay(sessionId: string): "paid" | "declined" | "closed" {
    const session = sessions.get(sessionId);
    if (session?.status !== "open") return "closed";
    if (declined.has(session.customer)) return "declined";
    const trial_end = session.trialDays > 0 ? now() + session.trialDays * day : null;
    const subscription = createSubscription(ledger, session, trial_end);
    const payment_status = trial_end === null ? "paid" : "no_payment_required";
    Object.assign(session, { status: "complete", url: null, payment_status });
    session.subscription = subscription.id;
    emit("customer.subscription.created", subscription);
    emit(
      "invoice.paid",
      addInvoice(ledger, subscription, { status: "paid", reason: "subscription_create" }),
    );
    emit("checkout.session.completed", session);
    return "paid";
  }

  function update(subscription: Subscription, fields: Map<string, string>): Subscription {
    const atEnd = fields.get("cancel_at_period_end");
    if (atEnd !== undefined) {
      subscription.cancel_at_period_end = atEnd === "true";
      subscription.cancel_at = atEnd === "true" ? getItem(subscription).current_period_end : null;
      subscription.canceled_at = atEnd === "true" ? now() : null;
      emit("customer.subscription.updated", subscription);
    }
    return subscription;
  }

  return {
    customers,
    sessions,
    subscriptions,
    events,
    createCustomer: (fields: Map<string, string>) => createCustomer(ledger, fields),
    createSession: (fields: Map<string, string>) => createSession(ledger, fields, origin()),
    pay,
    update,
    cancel: (subscription: Subscription) => cancel(ledger, subscription),
    expire(session: Session): Session {
      Object.assign(session, { status: "expired", url: null });
      return session;
    },
    /** Makes the card of a customer work or be declined from now on. */
    setCard(customer: string, works: boolean): void {
      if (works) declined.delete(customer);
      else declined.add(customer);
    },
    /** Pays the overdue invoices on the portal, with a card that works. */
    payOverdue(customer: string): void {
      declined.delete(customer);
      for (const subscription of subscriptions.values()) {
        const invoice = invoices.get(subscription.latest_invoice ?? "");
        const isOverdue = subscription.customer === customer && subscription.status === "past_due";
        if (isOverdue && invoice) charge(ledger, subscription, invoice);
      }
    },
    /** Returns the time, in milliseconds, of the next event that happens without a request. */
    nextEventAt(): number | undefined {
      const moments = [...subscriptions.values()].flatMap(
        (one) => getNextEvent(ledger, one)?.at ?? [],
      );
      return moments.length > 0 ? Math.min(...moments) * 1000 : undefined;
    },
    /** Runs the events that are due. */
    runDueEvents(): void {
      for (const subscription of subscriptions.values()) {
        const next = getNextEvent(ledger, subscription);
        if (next && next.at <= now()) next.run();
      }
    },
  };
}
