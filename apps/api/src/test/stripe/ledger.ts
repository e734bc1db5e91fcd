import { randomBytes } from "node:crypto";
import type { Customer, Event, Invoice, Session, Subscription } from "./objects.ts";

export const day = 24 * 60 * 60;

export type Ledger = ReturnType<typeof createLedger>;
/** A checkout session with the emulator's own fields. */
export type OpenSession = Session & { quantity: number; trialDays: number };

/** Creates the objects of the emulated Stripe and the events it has emitted. */
export function createLedger() {
  const events: Event[] = [];
  return {
    customers: new Map<string, Customer>(),
    sessions: new Map<string, OpenSession>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    events,
    /** Customers whose card is declined. */
    declined: new Set<string>(),
    emit: (type: string, object: Event["data"]["object"]): void => {
      const data = { object: structuredClone(object) };
      const rest = { api_version: "2026-10-28.endive", created: now(), livemode: false } as const;
      events.push({ id: newId("evt"), object: "event", type, ...rest, data });
    },
  };
}

/** Returns the time in seconds. */
export const now = () => Math.floor(Date.now() / 1000);
export const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}
