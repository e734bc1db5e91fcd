import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Has } from "../../platform/app.ts";
import { deleteWorker, upsertWorker } from "./health.repo.ts";

const everyMs = 10_000;
/** Two beats may be lost before a worker counts as dead. */
export const seenWithinSeconds = 30;

/** Tells that this process takes jobs, now and every few seconds, until the returned function is called. */
export async function startHeartbeat(app: Has<"db" | "log">): Promise<() => Promise<void>> {
  const worker = { id: randomUUID(), host: hostname(), pid: process.pid };
  let beating = Promise.resolve();
  const beat = () => {
    beating = upsertWorker(app.db, worker).catch((error: unknown) =>
      app.log.warn({ err: error }, "a heartbeat was lost"),
    );
    return beating;
  };
  await beat();
  const timer = setInterval(() => void beat(), everyMs);
  return async () => {
    clearInterval(timer);
    await beating;
    await deleteWorker(app.db, worker.id);
  };
}
