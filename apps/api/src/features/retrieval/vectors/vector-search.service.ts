import type { TenantApp } from "../../../context/tenancy.ts";
import type { TenantDb } from "../../../platform/database/tenant.ts";
import { type EmbeddingModel, ModelFailed } from "../../../platform/models/models.ts";
import type { SearchScope } from "../../folders/folder-scope.rules.ts";
import { recordEmbedding } from "../../usage/model-usage.service.ts";
import { type CorpusStats, findEarlierModel } from "../corpus-stats.rules.ts";
import { embedWithEarlierModel } from "../earlier-vectors.service.ts";
import { rankForSearch } from "../replica-reads.service.ts";
import { rankByVector } from "./vectors.repo.ts";

type VectorSearch = {
  readonly text: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
  readonly embedding: EmbeddingModel;
  readonly corpusStats: Promise<CorpusStats>;
  /** Called when the embedding model fails; without it that failure is thrown. */
  readonly onEmbeddingFailed?: (reason: ModelFailed) => void;
};

/**
 * Returns the ids of the chunks of the scope whose vectors are nearest to that of a text, the nearest first; none if the
 * embedding model fails and the request handles that.
 * @throws ModelFailed when the embedding model fails and the request has no `onEmbeddingFailed`
 */
export async function searchByVector(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  request: VectorSearch,
): Promise<string[]> {
  const { corpusStats, embedding, limit } = request;
  const [stats, embedded] = await Promise.all([corpusStats, embedQuestion(request)]);
  const rank = async () => {
    const { chunks } = stats;
    if (chunks === 0) return [];
    const query = await chooseVector(app, scope, { ...request, stats, embedded });
    if (!query) return [];
    const work = (db: TenantDb) => rankByVector(db, scope, { ...query, chunks, limit });
    return rankForSearch(app, scope, { work, signal: request.signal });
  };
  const use = embedded && { model: embedding, tokens: embedded.tokens };
  const [ids] = await Promise.all([rank(), use && recordEmbedding(app.db, scope, use)]);
  return ids;
}

type EmbeddedQuestion = { readonly vector: number[]; readonly tokens: number };

/** Chooses the earlier model's vectors until those of the present one are complete. */
async function chooseVector(
  app: TenantApp<"db" | "models">,
  { organizationId }: SearchScope,
  request: VectorSearch & {
    readonly stats: CorpusStats;
    readonly embedded: EmbeddedQuestion | undefined;
  },
): Promise<{ model: string; vector: number[] } | undefined> {
  const { stats, embedded, embedding, text, signal } = request;
  const earlier = findEarlierModel(stats, embedding.name);
  if (earlier !== undefined) {
    const vector = await embedWithEarlierModel(app, earlier, { text, organizationId, signal });
    if (vector) return { model: earlier, vector };
  }
  return embedded && { model: embedding.name, vector: embedded.vector };
}

/** A person waits for the search, which goes on with the words alone. */
const questionVectorMs = 10_000;

/** Returns undefined if the model fails, or takes too long, and the request handles that. */
async function embedQuestion({
  embedding,
  text,
  signal,
  onEmbeddingFailed,
}: VectorSearch): Promise<EmbeddedQuestion | undefined> {
  let tokens = 0;
  const limit = AbortSignal.timeout(questionVectorMs);
  const ended = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const [vector] = await embedding.embed([text], ended, (used) => (tokens += used));
    return vector && { vector, tokens };
  } catch (error) {
    if (signal?.aborted) throw error;
    const late = new ModelFailed("The embedding model did not answer in time", "timed_out");
    const failure = limit.aborted ? late : error;
    if (!(failure instanceof ModelFailed) || !onEmbeddingFailed) throw failure;
    onEmbeddingFailed(failure);
    return undefined;
  }
}
