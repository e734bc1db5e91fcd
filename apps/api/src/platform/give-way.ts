import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";

/** What one request has calculated in its pieces so far. */
type Calculation = { usedMs: number };

/** Shorter pieces delay nobody noticeably. */
const shortMs = 5;
const restMaxMs = 100;
const calculations = new AsyncLocalStorage<Calculation>();
const waiting: { readonly calculation: Calculation; readonly goOn: () => void }[] = [];
let isRunning = false;
/** When requests have had as much time as the last piece took. */
let restEnds = 0;

/** Counts all that gives way within some work as one calculation. */
export function asOneCalculation<T>(work: () => Promise<T>): Promise<T> {
  return calculations.run({ usedMs: 0 }, work);
}

/**
 * Lets requests have their turn before the next piece of a long calculation: as much time as the piece before took. Of several
 * calculations one goes on each time. A request has to wait many times, for the database above all, and would else wait
 * for a piece of each of them every time, while its transaction keeps others from the embedded database. The calculation that
 * has used least goes first, so that a plain question does not wait for each piece of others of thousands of words.
 */
export function giveWay(): Promise<void> {
  const calculation = calculations.getStore() ?? { usedMs: 0 };
  return new Promise((goOn) => {
    waiting.push({ calculation, goOn });
    if (!isRunning) void letAllGoOn();
  });
}

/** Maps items, some at a time, while others wait. */
export async function mapGivingWay<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    await giveWay();
    results.push(...items.slice(start, start + atOnce).map(map));
  }
  return results;
}

async function letAllGoOn(): Promise<void> {
  isRunning = true;
  while (waiting.length > 0) {
    await setImmediate();
    const restMs = restEnds - performance.now();
    if (restMs > 0) await setTimeout(restMs);
    const { calculation, goOn } = takeLeastUsed();
    const begun = performance.now();
    goOn();
    await setImmediate();
    const ended = performance.now();
    const pieceMs = ended - begun;
    calculation.usedMs += pieceMs;
    restEnds = pieceMs > shortMs ? ended + Math.min(pieceMs, restMaxMs) : ended;
  }
  isRunning = false;
}

function takeLeastUsed() {
  const least = Math.min(...waiting.map(({ calculation }) => calculation.usedMs));
  const at = waiting.findIndex(({ calculation }) => calculation.usedMs === least);
  const [next] = waiting.splice(at, 1);
  if (!next) throw new Error("No calculation waits");
  return next;
}
