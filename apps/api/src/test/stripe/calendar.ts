import { afterEach, beforeEach, vi } from "vitest";
import { deliverAll, type Shop } from "./subscribers.ts";

export const day = 24 * 60 * 60 * 1000;

/** Lets days go by for a product and its Stripe. Only the date is ours: all share it, and timers go on. */
export function keepCalendar(place: Shop) {
  const delivered = new Set<string>();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Delivers what happened since the last time; with `lost`, what happened is never told. Returns what happened. */
  async function tell({ lost = false } = {}): Promise<string[]> {
    const fresh = place.stripe.events.filter(({ id }) => !delivered.has(id));
    for (const { id } of fresh) delivered.add(id);
    if (!lost) await deliverAll(place, fresh);
    return fresh.map(({ type }) => type);
  }

  /** Lets the days go by, each thing happening at its moment. Returns what happened. */
  async function pass(days: number, { lost = false } = {}): Promise<string[]> {
    const end = Date.now() + days * day;
    const happened: string[] = [];
    for (let next = place.stripe.nextMoment(); next !== undefined && next <= end;) {
      vi.setSystemTime(Math.max(next, Date.now()));
      place.stripe.pass();
      happened.push(...(await tell({ lost })));
      next = place.stripe.nextMoment();
    }
    vi.setSystemTime(end);
    return happened;
  }

  return { tell, pass };
}
