import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import { type EmbeddingModel, ModelFailed } from "../../platform/models/models.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  deleteEarlierVectorBatch,
  selectEarlierModels,
  selectVectorShares,
  type VectorShare,
} from "./earlier-vectors.repo.ts";

/** How long an earlier model is not called after a failure: its provider may have withdrawn it. */
const pauseMs = 60_000;
type Question = { text: string; organizationId: string; signal: AbortSignal | undefined };
const failedAt = new Map<string, number>();

/**
 * Embeds a question with a model that is no longer configured. Returns undefined if the model is unavailable; the search
 * then uses the new vectors made so far.
 */
export async function embedWithEarlierModel(
  app: TenantApp<"db" | "models">,
  name: string,
  { text, organizationId, signal }: Question,
): Promise<number[] | undefined> {
  const model = openEarlierModel(app, name);
  if (!model) return undefined;
  try {
    let tokens = 0;
    const [vector] = await model.embed([text], signal, (taken) => (tokens += taken));
    await recordEmbedding(app.db, { organizationId }, { model, tokens });
    return vector;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    pauseEarlierModel(name);
    return undefined;
  }
}

function openEarlierModel({ models }: Has<"models">, name: string): EmbeddingModel | undefined {
  const isPaused = Date.now() - (failedAt.get(name) ?? -Infinity) < pauseMs;
  return isPaused ? undefined : models.embeddingNamed?.(name);
}

/** Pauses the calls of an earlier model that has failed. */
export function pauseEarlierModel(name: string): void {
  failedAt.set(name, Date.now());
}

/**
 * Returns the earlier models whose vectors searches use until those of the present one are complete, each with the given
 * documents that it serves. An unavailable model is left out.
 */
export async function findServingModels(
  app: Has<"db" | "models">,
  documentIds: readonly string[],
  present: string,
): Promise<{ model: EmbeddingModel; documentIds: string[] }[]> {
  if (documentIds.length === 0) return [];
  const rows = await selectEarlierModels(app.db, documentIds, present);
  return [...Map.groupBy(rows, ({ model }) => model)].flatMap(([name, own]) => {
    const model = openEarlierModel(app, name);
    return model ? [{ model, documentIds: own.map(({ documentId }) => documentId) }] : [];
  });
}

const batchSize = 5_000;

/** Deletes the vectors of earlier models, in batches, where all documents have new ones. Returns how many. */
export async function deleteEarlierVectors(
  db: Db,
  present: string,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const deleted = await deleteEarlierVectorBatch(db, present, batchSize);
    total += deleted;
    if (deleted < batchSize) break;
  }
  return total;
}

/** Returns the progress of a change of the embedding model, for all organizations together. */
export function readVectorShares({ db }: Has<"db">): Promise<VectorShare[]> {
  return selectVectorShares(db);
}
