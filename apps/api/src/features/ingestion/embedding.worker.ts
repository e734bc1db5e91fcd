import { bindJob } from "../../platform/jobs/jobs.ts";
import { type EmbeddingApp, embedWaiting } from "./embedding.service.ts";
import { embedChunks } from "./ingestion.jobs.ts";

export function bindEmbedding(app: EmbeddingApp) {
  return bindJob(embedChunks, (_, { signal }) => embedWaiting(app, signal));
}
