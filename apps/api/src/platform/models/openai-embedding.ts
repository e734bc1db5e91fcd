import type { OpenAI } from "openai";
import { type BatchLimits, halve, meanDirection, planBatches } from "./embedding-batches.ts";
import { isTooLarge, rethrowFailure } from "./model-failure.ts";
import { type EmbeddingModel, ModelFailed } from "./models.ts";

const limits: BatchLimits = { maxTexts: 64, maxTokens: 32_000 };
const lanes = 4;
/** With the client's pauses (or the provider's Retry-After) about half a minute of tries. */
const retries = 5;

export type ModelAccess = {
  readonly client: OpenAI;
  readonly model: string;
  readonly secret: string;
};

/** Vectors from an OpenAI-compatible embeddings endpoint. */
export function openEmbeddingModel(access: ModelAccess): EmbeddingModel {
  return {
    name: access.model,
    async embed(texts, signal) {
      const batches = planBatches(texts, limits);
      const vectors: number[][][] = [];
      const stop = new AbortController();
      const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
      const waiting = batches.entries();
      // The lanes share one iterator: each takes the next batch as soon as it is done with its last.
      const lane = async () => {
        for (const [index, batch] of waiting) {
          vectors[index] = await embedBatch(access, batch, either);
        }
      };
      try {
        await Promise.all(Array.from({ length: lanes }, lane));
      } catch (error) {
        stop.abort(error);
        return rethrowFailure(error, access.secret, signal);
      }
      return requireOneLength(vectors.flat());
    },
  };
}

/** Embeds a batch, in halves when the provider finds it too large. */
async function embedBatch(
  access: ModelAccess,
  texts: string[],
  signal: AbortSignal,
): Promise<number[][]> {
  signal.throwIfAborted();
  try {
    return await request(access, texts, signal);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    if (texts.length === 1) return [await embedLongText(access, texts[0] ?? "", { error, signal })];
    const middle = Math.ceil(texts.length / 2);
    const left = await embedBatch(access, texts.slice(0, middle), signal);
    return [...left, ...(await embedBatch(access, texts.slice(middle), signal))];
  }
}

/** A text longer than the model takes gets the mean of its halves, so that all of it can be found. */
async function embedLongText(
  access: ModelAccess,
  text: string,
  refusal: { error: unknown; signal: AbortSignal },
): Promise<number[]> {
  const halves = halve(text);
  if (!halves) throw refusal.error;
  const [left = [], right = []] = await embedBatch(access, halves, refusal.signal);
  return meanDirection(left, right);
}

async function request(access: ModelAccess, texts: string[], signal: AbortSignal) {
  const reply = await access.client.embeddings.create(
    { model: access.model, input: texts, encoding_format: "float" },
    { signal, maxRetries: retries },
  );
  // Providers may answer out of order; the index says which text a vector belongs to.
  const vectors: (number[] | undefined)[] = texts.map(() => undefined);
  for (const { index, embedding } of reply.data ?? []) vectors[index] = embedding;
  return vectors.slice(0, texts.length).map((vector) => {
    if (vector?.length && vector.every(Number.isFinite)) return vector;
    throw new ModelFailed("The embedding model left out a vector");
  });
}

function requireOneLength(vectors: number[][]): number[][] {
  const length = vectors[0]?.length;
  if (vectors.every((vector) => vector.length === length)) return vectors;
  throw new ModelFailed("The embedding model answered vectors of different lengths");
}
