import { setTimeout as pause } from "node:timers/promises";

const pollEveryMs = 250;
/** No limit of speed, which depends on the machine: what takes longer hangs. Recovery itself is measured and reported. */
export const timeoutMs = 180_000;

/**
 * Asks again and again until there is an answer other than undefined or false.
 * @param options.within milliseconds
 * @throws Error naming what was waited for, when the time is over
 */
export async function until<Result>(
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
  { what, within = timeoutMs }: { what: string; within?: number },
): Promise<Result> {
  const deadline = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) {
      throw new Error(`${what}: not within ${Math.round(within / 1000)} s`);
    }
    await pause(pollEveryMs);
  }
}

/** How long a fault lasts: the only waiting in a drill that waits for nothing but the clock. */
export const last = (seconds: number) => pause(seconds * 1000);
