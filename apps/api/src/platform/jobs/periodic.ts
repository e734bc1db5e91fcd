import type { Log } from "../log.ts";

/** Work that every worker process repeats. */
export type PeriodicTask = {
  /** The log message of a run that did something; a field of the one that failed. */
  readonly name: string;
  readonly everyMs: number;
  /** Returns how much it did. */
  readonly run: () => Promise<number>;
};

/** Runs a task now and periodically, never twice at a time, until the returned function is called. A failed run is logged. */
export function runPeriodically(
  log: Log,
  { name, everyMs, run }: PeriodicTask,
): () => Promise<void> {
  let running = Promise.resolve();
  const next = () => {
    running = running
      .then(async () => {
        const count = await run();
        if (count > 0) log.info({ count }, name);
      })
      .catch((error: unknown) => log.error({ err: error, task: name }, "periodic task failed"));
  };
  next();
  const timer = setInterval(next, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
