import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";

/** By how much the heap may grow before the next collection of all garbage. V8 would let it grow to four times its size. */
const growthPercent = 40;

/**
 * Collects garbage before it takes several times the memory of what is in use. V8 looks this setting up after each collection, so that it
 * may be set while the program runs.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}

/**
 * Gives back to the system the memory that only the start needed, about 100 MB: V8 keeps it otherwise, although a server at
 * rest allocates almost nothing.
 */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
