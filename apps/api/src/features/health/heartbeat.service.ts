import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Has } from "../../platform/app.ts";
import { deleteWorker, upsertWorker } from "./health.repo.ts";

const everyMs = 10_000;
/** A worker counts as stopped after three missed heartbeats. */
export const seenWithinSeconds = 30;

/** Stores heartbeats of this worker process until the returned function is called. */
export async function startHeartbeat(app: Has<"db" | "log">): Promise<() => Promise<void>> {
  const worker = { id: randomUUID(), host: hostname(), pid: process.pid };
  let running = Promise.resolve();
  const sendHeartbeat = () => {
    running = upsertWorker(app.db, worker).catch((error: unknown) =>
      app.log.warn({ err: error }, "heartbeat failed"),
    );
    return running;
  };
  await sendHeartbeat();
  const timer = setInterval(() => void sendHeartbeat(), everyMs);
  return async () => {
    clearInterval(timer);
    await running;
    await deleteWorker(app.db, worker.id);
  };
}
