import { bindJob } from "../../platform/jobs/jobs.ts";
import { findWaitingForEmbedding } from "../documents/states/document-states.service.ts";
import { type EmbeddingApp, embedWaiting } from "./embedding.service.ts";
import { embedChunks } from "./ingestion.jobs.ts";

export function bindEmbedding(app: EmbeddingApp) {
  return bindJob(embedChunks, (_, { signal }) => embedWaiting(app, signal), {
    everyMs: 5_000,
    async take() {
      const waiting = await findWaitingForEmbedding(app.db, app.models.embedding?.name ?? null);
      return waiting ? [waiting] : [];
    },
  });
}
