import { setImmediate, setTimeout } from "node:timers/promises";

/** Shorter pieces delay nobody noticeably. */
const shortMs = 5;
const restMaxMs = 100;
let last = Promise.resolve();
let lastPieceMs = 0;

/**
 * Lets requests have their turn before the next piece of a long calculation: as much time as the piece before took. Of several
 * calculations one goes on each time. A request has to wait many times, for the database above all, and would else wait
 * for a piece of each of them every time, while its transaction keeps others from the embedded database.
 */
export function giveWay(): Promise<void> {
  last = last.then(async () => {
    await setImmediate();
    if (lastPieceMs > shortMs) await setTimeout(Math.min(lastPieceMs, restMaxMs));
    const begun = performance.now();
    void setImmediate().then(() => (lastPieceMs = performance.now() - begun));
  });
  return last;
}
