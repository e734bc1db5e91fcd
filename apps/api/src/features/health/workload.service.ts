import type { Has } from "../../platform/app.ts";
import { countUnfinished } from "../documents/states/document-states.service.ts";
import { countWorkers } from "./health.repo.ts";
import { seenWithinSeconds } from "./heartbeat.service.ts";

/** Counts the running workers, and the unfinished documents at each stage. */
export async function getWorkload(
  app: Has<"db">,
): Promise<{ workers: number; unfinished: { stage: string; count: number }[] }> {
  const stages = await countUnfinished(app.db);
  return {
    workers: await countWorkers(app.db, seenWithinSeconds),
    unfinished: stages.map(({ stage, count }) => ({ stage, count })),
  };
}
