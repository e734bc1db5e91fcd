import { day, now, openLedger } from "./ledger.ts";
import { cancel, charge, itemOf, nextOf } from "./lifetime.ts";
import { addInvoice, createCustomer, createSession, createSubscription } from "./making.ts";
import type { Session, Subscription } from "./objects.ts";

export type World = ReturnType<typeof newWorld>;

/** What can be done at the emulated Stripe, by its callers and by people, and what time does there. */
export function newWorld(origin: () => string) {
  const ledger = openLedger();
  const { customers, sessions, subscriptions, invoices, events, declined, emit } = ledger;

  /** Somebody fills in a card on the hosted page. A page takes one payment, however many look at it. */
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
      subscription.cancel_at = atEnd === "true" ? itemOf(subscription).current_period_end : null;
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
        if (owes && invoice) charge(ledger, subscription, invoice);
      }
    },
    /** The moment, in milliseconds, of the next thing that happens by itself. */
    nextMoment(): number | undefined {
      const moments = [...subscriptions.values()].flatMap((one) => nextOf(ledger, one)?.at ?? []);
      return moments.length > 0 ? Math.min(...moments) * 1000 : undefined;
    },
    /** Lets everything happen whose moment has come. */
    pass(): void {
      for (const subscription of subscriptions.values()) {
        const next = nextOf(ledger, subscription);
        if (next && next.at <= now()) next.run();
      }
    },
  };
}
