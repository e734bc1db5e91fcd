import type { Log } from "../log.ts";

/**
 * Does a piece of work now and every so often, never twice at a time, until the returned function is called. `work` tells
 * how much it did; what it throws is logged, and the next turn tries again.
 */
export function repeat(
  log: Log,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<number>,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => {
        const count = await work();
        if (count > 0) log.info({ count }, name);
      })
      .catch((error: unknown) => log.error({ err: error }, name));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
