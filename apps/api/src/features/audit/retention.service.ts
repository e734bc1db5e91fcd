import type { Has } from "../../platform/app.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { deleteStale } from "./audit.repo.ts";

const everyMs = 60 * 60 * 1000;
const atOnce = 5_000;

/**
 * Deletes events that are older than the configured time. Returns how many. Several processes may do so at once.
 * Events of an organization that were being written while it was deleted go here too.
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

/** Deletes old events now and every hour until the returned function is called. */
export function startAuditRetention(app: Has<"db" | "config" | "log">): () => Promise<void> {
  return repeat(app.log, { name: "deleted old audit events", everyMs }, () => deleteOldEvents(app));
}
