import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import { type EmbeddingModel, ModelFailed } from "../../platform/models/models.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  deleteEarlierVectors,
  selectEarlierModels,
  selectVectorShares,
  type VectorShare,
} from "./earlier-vectors.repo.ts";

/** After a failure an earlier model is left alone this long: its provider may have withdrawn it. */
const restMs = 60_000;
type Question = { text: string; organizationId: string; signal: AbortSignal | undefined };
const failedAt = new Map<string, number>();

/**
 * A question's vector by a model that is configured no more; undefined where it cannot be asked, and then the new
 * vectors are searched, as far as they are made.
 */
export async function embedByEarlier(
  app: TenantApp<"db" | "models">,
  name: string,
  { text, organizationId, signal }: Question,
): Promise<number[] | undefined> {
  const model = openEarlier(app, name);
  if (!model) return undefined;
  try {
    let tokens = 0;
    const [vector] = await model.embed([text], signal, (taken) => (tokens += taken));
    await recordEmbedding(app.db, { organizationId }, { model, tokens });
    return vector;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    leaveAlone(name);
    return undefined;
  }
}

function openEarlier({ models }: Has<"models">, name: string): EmbeddingModel | undefined {
  const rests = Date.now() - (failedAt.get(name) ?? -Infinity) < restMs;
  return rests ? undefined : models.embeddingNamed?.(name);
}

/** Notes that an earlier model has failed. */
export function leaveAlone(name: string): void {
  failedAt.set(name, Date.now());
}

/**
 * The models by whose vectors searches go while those of the present one are being made, each with those of these
 * documents that are searched so. A model that cannot be asked is left out.
 */
export async function findServing(
  app: Has<"db" | "models">,
  documentIds: readonly string[],
  present: string,
): Promise<{ model: EmbeddingModel; documentIds: string[] }[]> {
  if (documentIds.length === 0) return [];
  const rows = await selectEarlierModels(app.db, documentIds, present);
  return [...Map.groupBy(rows, ({ model }) => model)].flatMap(([name, own]) => {
    const model = openEarlier(app, name);
    return model ? [{ model, documentIds: own.map(({ documentId }) => documentId) }] : [];
  });
}

const deletedAtOnce = 5_000;

/** Deletes the vectors of earlier models where all documents have new ones, a part at a time. */
export async function forgetEarlierVectors(
  db: Db,
  present: string,
  signal: AbortSignal,
): Promise<number> {
  let all = 0;
  while (!signal.aborted) {
    const deleted = await deleteEarlierVectors(db, present, deletedAtOnce);
    all += deleted;
    if (deleted < deletedAtOnce) break;
  }
  return all;
}

/** How far a change of the embedding model has come, all organizations together. */
export function readVectorShares({ db }: Has<"db">): Promise<VectorShare[]> {
  return selectVectorShares(db);
}
