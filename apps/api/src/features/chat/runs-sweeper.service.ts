import type { Has } from "../../platform/app.ts";
import { interrupted } from "./follow.service.ts";
import { runTopic } from "./run-log.service.ts";
import { deleteOldEvents, endDeadRuns } from "./runs.repo.ts";

const everyMs = 5_000;
const clearEveryMs = 10 * 60_000;
const eventsKeptHours = 24;

/** Ends the answers whose process has died and tells their followers. Returns how many. */
export async function sweepRuns(app: Has<"db" | "hints">): Promise<number> {
  const ended = await endDeadRuns(app.db, interrupted);
  for (const id of ended) await app.hints.publish(runTopic(id));
  return ended.length;
}

/** Sweeps now and every few seconds until the returned function is called; clears old events now and then. */
export function startRunSweeper(app: Has<"db" | "hints" | "log">): () => Promise<void> {
  let running = Promise.resolve();
  const doing = (work: () => Promise<unknown>) => () => {
    running = running
      .then(async () => void (await work()))
      .catch((error: unknown) => app.log.error({ err: error }, "sweeper of answers"));
  };
  const sweep = doing(async () => {
    const count = await sweepRuns(app);
    if (count > 0) app.log.info({ count }, "ended answers whose process has died");
  });
  const clear = doing(() => deleteOldEvents(app.db, eventsKeptHours));
  sweep();
  clear();
  const timers = [setInterval(sweep, everyMs), setInterval(clear, clearEveryMs)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
