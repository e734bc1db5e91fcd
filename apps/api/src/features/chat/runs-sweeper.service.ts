import type { Has } from "../../platform/app.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { interrupted } from "./follow.service.ts";
import { runTopic } from "./run-log.service.ts";
import { endExpiredRuns } from "./runs.repo.ts";
import { deleteOldEvents } from "./run-events.repo.ts";
import { noticeStandstill } from "./standstill.rules.ts";

const everyMs = 5_000;
/** Leases of 15 seconds are renewed every five: after a longer stall they may have expired although their owners run. */
const lateMs = 10_000;
const clearEveryMs = 10 * 60_000;
const eventsKeptHours = 24;

/** Ends the answers whose process has died and tells their followers. Returns how many. */
export async function sweepRuns(app: Has<"db" | "notifications">): Promise<number> {
  const ended = await endExpiredRuns(app.db, interrupted);
  for (const id of ended) await app.notifications.publish(runTopic(id));
  return ended.length;
}

/** Sweeps now and every few seconds until the returned function is called; clears old events now and then. */
export function startRunSweeper(app: Has<"db" | "notifications" | "log">): () => Promise<void> {
  const mayJudge = noticeStandstill(lateMs);
  const sweep = { name: "ended answers whose process has died", everyMs };
  const clear = { name: "cleared events of old answers", everyMs: clearEveryMs };
  const stops = [
    repeat(app.log, sweep, async () => (mayJudge() ? sweepRuns(app) : 0)),
    repeat(app.log, clear, () => deleteOldEvents(app.db, eventsKeptHours)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
