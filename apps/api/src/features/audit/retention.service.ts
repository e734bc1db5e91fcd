import type { Has } from "../../platform/app.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { deleteStale } from "./audit.repo.ts";

const everyMs = 60 * 60 * 1000;
const atOnce = 5_000;

/**
 * Deletes events that are older than the configured time. Returns how many. Several processes may run it concurrently.
 * Also deletes events that were written while their organization was being deleted.
 */
export async function deleteOldEvents(app: Has<"db" | "config">): Promise<number> {
  const before = new Date(Date.now() - app.config.auditRetentionMs);
  let total = 0;
  for (;;) {
    const count = await deleteStale(app.db, before, atOnce);
    total += count;
    if (count < atOnce) return total;
  }
}

export function auditRetentionTask(app: Has<"db" | "config">): PeriodicTask {
  return { name: "deleted old audit events", everyMs, run: () => deleteOldEvents(app) };
}
