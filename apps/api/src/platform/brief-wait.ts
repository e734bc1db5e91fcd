import { setTimeout as pause } from "node:timers/promises";

/** Waits for work, but no longer than `ms`; what it throws in that time is thrown. Whether it was done in time. */
export async function waitBriefly(work: Promise<unknown>, ms: number): Promise<boolean> {
  const stop = new AbortController();
  const late = pause(ms, false, { signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    stop.abort();
  }
}
