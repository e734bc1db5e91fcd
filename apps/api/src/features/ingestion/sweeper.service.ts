import type { Has } from "../../platform/app.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { ingestDocument } from "../documents/documents.jobs.ts";
import { takeStrandedDocuments } from "./document-leases.repo.ts";
import { findWaitingForEmbedding } from "./embedding.repo.ts";
import { embedChunks } from "./ingestion.jobs.ts";

const everyMs = 5_000;
/** A queued document is delivered again after this long, in case its first delivery was lost. */
const waitMs = 60_000;
const atOnce = 200;

/** Enqueues documents again whose delivery was lost or whose worker died. Returns how many. */
export async function sweep(app: Has<"db" | "jobs" | "models">): Promise<number> {
  const stranded = await takeStrandedDocuments(app.db, { waitMs, limit: atOnce });
  for (const job of stranded) await app.jobs.enqueue(ingestDocument, job);
  const waiting = await findWaitingForEmbedding(app.db, app.models.embedding?.name ?? null);
  if (waiting) await app.jobs.enqueue(embedChunks, waiting);
  return stranded.length;
}

/** Sweeps now and every few seconds until the returned function is called. */
export function startSweeper(app: Has<"db" | "jobs" | "models" | "log">): () => Promise<void> {
  return repeat(app.log, { name: "took up stranded documents", everyMs }, () => sweep(app));
}
