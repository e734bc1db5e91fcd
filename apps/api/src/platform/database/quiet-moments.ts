import { setTimeout } from "node:timers/promises";
import type pg from "pg";

/**
 * When work that nobody waits for may use the database. The embedded one serves one transaction at a time: whoever sends a request would
 * wait for a transaction of the indexing before each of its own.
 */
export type QuietMoments = {
  /** Resolves when nobody has used the database for a moment, or after a while, so that the work goes on in any case. */
  wait(): Promise<void>;
};

/** Longer than most requests take between two statements. */
const quietMs = 6;
const longestWaitMs = 150;
const checkEveryMs = 2;

/** Of a database that serves its clients at the same time. */
export const alwaysQuiet: QuietMoments = { wait: async () => {} };

/** Of a pool's connections: they are in use during a statement, or from the start of a transaction to its end. */
export function watchPool(pool: pg.Pool): QuietMoments {
  let used = 0;
  let lastUse = 0;
  pool.on("acquire", () => (used += 1));
  pool.on("release", () => {
    used -= 1;
    lastUse = performance.now();
  });
  return {
    async wait() {
      const end = performance.now() + longestWaitMs;
      const isQuiet = () => used === 0 && performance.now() - lastUse >= quietMs;
      while (!isQuiet() && performance.now() < end) await setTimeout(checkEveryMs);
    },
  };
}
