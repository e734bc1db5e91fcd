import { existsSync, readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import process from "node:process";

/** The lowest priority that there is; Unix calls it niceness. */
const lowest = 19;
/** On Linux a priority is that of a thread, and new ones take it from the one that starts them. */
const threads = "/proc/self/task";

/**
 * Has this process and whatever it starts wait for the processor behind those of its present priority. Where the system refuses,
 * everything stays as it is.
 * @param steps each gives it about a fifth less of a processor that is wanted by both
 */
export function lowerOwnPriority(steps: number): void {
  const wanted = Math.min(getPriority() + steps, lowest);
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids) trySetPriority(id, wanted);
}

function trySetPriority(id: number, priority: number): void {
  try {
    setPriority(id, priority);
  } catch {
    // A thread that has ended, or a system that refuses: neither is worth more than the time it costs.
  }
}
