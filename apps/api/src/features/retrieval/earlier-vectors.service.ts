import type { Has } from "../../platform/app.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  deleteEarlierVectors,
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
  { models, db }: Has<"db" | "models">,
  name: string,
  { text, organizationId, signal }: Question,
): Promise<number[] | undefined> {
  const rests = Date.now() - (failedAt.get(name) ?? -Infinity) < restMs;
  if (!models.embeddingNamed || rests) return undefined;
  try {
    const model = models.embeddingNamed(name);
    let tokens = 0;
    const [vector] = await model.embed([text], signal, (taken) => (tokens += taken));
    await recordEmbedding(db, { organizationId }, { model, tokens });
    return vector;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    failedAt.set(name, Date.now());
    return undefined;
  }
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
