import { Session } from "node:inspector/promises";

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
