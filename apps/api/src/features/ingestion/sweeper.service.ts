import type { Has } from "../../platform/app.ts";
import { ingestDocument } from "../documents/documents.jobs.ts";
import { takeStranded } from "./claims.repo.ts";
import { findWaitingForEmbedding } from "./embedding.repo.ts";
import { embedChunks } from "./ingestion.jobs.ts";

const everyMs = 5_000;
/** A queued document is delivered again after this long, in case its first delivery was lost. */
const waitMs = 60_000;
const atOnce = 200;

/** Enqueues documents again whose delivery was lost or whose worker died. Returns how many. */
export async function sweep(app: Has<"db" | "jobs" | "models">): Promise<number> {
  const stranded = await takeStranded(app.db, { waitMs, limit: atOnce });
  for (const job of stranded) await app.jobs.enqueue(ingestDocument, job);
  const waiting = await findWaitingForEmbedding(app.db, app.models.embedding?.name ?? null);
  if (waiting) await app.jobs.enqueue(embedChunks, waiting);
  return stranded.length;
}

/** Sweeps now and every few seconds until the returned function is called. */
export function startSweeper(app: Has<"db" | "jobs" | "models" | "log">): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => {
        const count = await sweep(app);
        if (count > 0) app.log.info({ count }, "took up stranded documents");
      })
      .catch((error: unknown) => app.log.error({ err: error }, "sweeper"));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
