import type { Sql } from "../../platform/database/database.ts";
import { withNamedLease } from "../../platform/jobs/named-lease.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import { type EmbeddingModel, ModelFailed } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import {
  endDocumentTasks,
  reportProgress,
  publishTaskProgress,
} from "../documents/progress.service.ts";
import { deleteEarlierVectors } from "../retrieval/earlier-vectors.service.ts";
import {
  failEmbedding,
  markEmbedded,
  postponeEmbedding,
  selectDocumentsToEmbed,
  skipEmbedding,
} from "../documents/states/document-states.service.ts";
import {
  countEmbedded,
  selectChunksToEmbed,
  type ChunkToEmbed,
} from "../retrieval/indexing.service.ts";
import { stageFraction } from "./progress.rules.ts";
import { embedForSearches } from "./serving-vectors.service.ts";
import { enqueueDuplicates } from "./duplicates.service.ts";
import { makeVectors } from "./vector-making.service.ts";

export type EmbeddingApp = Has<"db" | "jobs" | "notifications" | "models" | "log" | "metrics">;

const leaseName = "embedding";
const documentsAtOnce = 200;
/** Texts per request, and concurrent requests. */
const textsPerRequest = 64;
const requestsAtOnce = 4;
/** With pauses of 5 s, 15 s, 45 s ... a provider may be unavailable for half an hour before documents fail. */
const attempts = 7;
const firstPauseMs = 5_000;

/**
 * Embeds all chunks that wait for vectors, batched across documents, in one process at a time. The vectors of each request
 * are stored before the next one, so that nothing is lost or embedded twice when the process stops.
 */
export async function embedWaiting(app: EmbeddingApp, signal: AbortSignal): Promise<void> {
  const model = app.models.embedding;
  if (!model) return announceReady(app, await settleReady(app, skipEmbedding));
  const work = async (leaseSignal: AbortSignal) => {
    while (!leaseSignal.aborted && (await embedRound(app, model, leaseSignal)));
    await deleteEarlierVectors(app.db, model.name, leaseSignal);
  };
  // A job that ran during the last round could not acquire the lease, so look again after releasing it.
  while (!signal.aborted && (await selectDocumentsToEmbed(app.db, model.name, 1)).length > 0) {
    if (!(await withNamedLease(app, leaseName, { signal, work }))) return;
  }
}

/** Embeds some of the waiting chunks; false when none waits. */
async function embedRound(
  app: EmbeddingApp,
  model: EmbeddingModel,
  signal: AbortSignal,
): Promise<boolean> {
  const documents = await selectDocumentsToEmbed(app.db, model.name, documentsAtOnce);
  if (documents.length === 0) return false;
  const limit = textsPerRequest * requestsAtOnce;
  const chunks = await selectChunksToEmbed(app.db, documents, { model: model.name, limit });
  const requests = Array.from({ length: Math.ceil(chunks.length / textsPerRequest) }, (_, index) =>
    chunks.slice(index * textsPerRequest, (index + 1) * textsPerRequest),
  );
  const embed = (request: ChunkToEmbed[]) =>
    timed(app.metrics.stages, { stage: "embedding" }, () =>
      embedRequest(app, model, { chunks: request, signal }),
    );
  await Promise.all(requests.map(embed));
  const ready = await settleReady(
    app,
    async (tx) => (await markEmbedded(tx, documents, model.name)).newlyReady,
  );
  await embedForSearches(app, ready.documentIds, { present: model.name, signal });
  await announceReady(app, ready);
  await reportEmbedding(app, model.name, [...new Set(chunks.map(({ documentId }) => documentId))]);
  return true;
}

async function embedRequest(
  app: EmbeddingApp,
  model: EmbeddingModel,
  { chunks, signal }: { chunks: ChunkToEmbed[]; signal: AbortSignal },
): Promise<void> {
  try {
    await makeVectors(app, model, { chunks, signal });
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    await postpone(app, chunks, error);
  }
}

async function postpone(
  app: EmbeddingApp,
  chunks: ChunkToEmbed[],
  error: ModelFailed,
): Promise<void> {
  const documents = [...new Set(chunks.map(({ documentId }) => documentId))];
  app.log.warn({ err: error, documents: documents.length }, "embedding is postponed");
  const exhausted = await postponeEmbedding(app.db, documents, { firstPauseMs, attempts });
  for (const documentId of exhausted) {
    const ended = await app.db.$transaction(async (tx) =>
      (await failEmbedding(tx, documentId))
        ? endDocumentTasks(tx, [documentId], "model_failed")
        : [],
    );
    await publishTaskProgress(app, ended);
  }
}

type Ready = { documentIds: readonly string[]; taskIds: readonly string[] };

/** Makes documents ready and ends their tasks in one transaction: a process that is killed leaves none running. */
function settleReady(app: EmbeddingApp, makeReady: (tx: Sql) => Promise<string[]>): Promise<Ready> {
  return app.db.$transaction(async (tx) => {
    const documentIds = await makeReady(tx);
    return { documentIds, taskIds: await endDocumentTasks(tx, documentIds, null) };
  });
}

async function announceReady(app: EmbeddingApp, { documentIds, taskIds }: Ready): Promise<void> {
  await publishTaskProgress(app, taskIds);
  for (const documentId of documentIds) await enqueueDuplicates(app, documentId);
}

async function reportEmbedding(
  app: EmbeddingApp,
  model: string,
  documentIds: string[],
): Promise<void> {
  for (const { documentId, done, total } of await countEmbedded(app.db, documentIds, model)) {
    const progress = { ...stageFraction("embedding", done / total), done, total, unit: "passage" };
    await reportProgress(app, documentId, progress);
  }
}
