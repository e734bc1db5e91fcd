import { beforeAll, vi } from "vitest";
import { deliverAll, type Shop } from "./subscribers.ts";

export const day = 24 * 60 * 60 * 1000;

/**
 * Fakes the date for a product and its Stripe emulator, which share it. Timers stay real. The date never goes back while
 * the product runs, so the shop gives the real one back: a queue that measures its poll by the date would pause for as long as the date went back.
 */
export function useTestClock(shop: Shop) {
  const delivered = new Set<string>();
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });

  /** Delivers the events since the last call; with `lost` they are dropped instead. Returns their types. */
  async function deliverEvents({ lost = false } = {}): Promise<string[]> {
    const fresh = shop.stripe.events.filter(({ id }) => !delivered.has(id));
    for (const { id } of fresh) delivered.add(id);
    if (!lost) await deliverAll(shop, fresh);
    return fresh.map(({ type }) => type);
  }

  /** Moves the date forward and delivers each event at its time. Returns their types. */
  async function passDays(days: number, { lost = false } = {}): Promise<string[]> {
    const end = Date.now() + days * day;
    const types: string[] = [];
    for (let next = shop.stripe.nextEventAt(); next !== undefined && next <= end;) {
      vi.setSystemTime(Math.max(next, Date.now()));
      shop.stripe.runDueEvents();
      types.push(...(await deliverEvents({ lost })));
      next = shop.stripe.nextEventAt();
    }
    vi.setSystemTime(end);
    return types;
  }

  return { deliverEvents, passDays };
}
