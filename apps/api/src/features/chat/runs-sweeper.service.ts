import type { Has } from "../../platform/app.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { interrupted } from "./follow.service.ts";
import { runTopic } from "./run-log.service.ts";
import { endExpiredRuns } from "./runs.repo.ts";
import { deleteOldEvents } from "./run-events.repo.ts";
import { detectStalls } from "./stall-detector.rules.ts";

const everyMs = 5_000;
/** Leases of 15 seconds are renewed every five: after a longer stall they may have expired although their owners run. */
const lateMs = 10_000;
const clearEveryMs = 10 * 60_000;
const eventsKeptHours = 24;

/** Ends the answers whose process was killed and notifies their followers. Returns how many. */
export async function sweepRuns(app: Has<"db" | "notifications">): Promise<number> {
  const ended = await endExpiredRuns(app.db, interrupted);
  for (const id of ended) await app.notifications.publish(runTopic(id));
  return ended.length;
}

export function endExpiredRunsTask(app: Has<"db" | "notifications">): PeriodicTask {
  const mayJudge = detectStalls(lateMs);
  const run = async () => (mayJudge() ? sweepRuns(app) : 0);
  return { name: "ended answers with an expired lease", everyMs, run };
}

export function deleteOldRunEventsTask(app: Has<"db">): PeriodicTask {
  const run = () => deleteOldEvents(app.db, eventsKeptHours);
  return { name: "deleted events of old answers", everyMs: clearEveryMs, run };
}
