import type { OpenAI } from "openai";
import pLimit from "p-limit";
import {
  approximateTokens,
  type BatchLimits,
  halve,
  meanDirection,
  planBatches,
} from "./embedding-batches.ts";
import { type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";
import { isTooLarge, rethrowFailure } from "./model-failure.ts";
import { type EmbeddingModel, ModelFailed } from "./models.ts";
import { readTokens } from "./reply-parts.ts";

const limits: BatchLimits = { maxTexts: 64, maxTokens: 32_000 };
const requestsAtOnce = 4;
/** With the client's backoff (or the provider's Retry-After) about half a minute of retries. */
const retries = 5;

export type ModelAccess = {
  readonly client: OpenAI;
  readonly model: string;
  readonly secret: string;
  /** Of a million tokens, or of a minute of a recording. */
  readonly price?: number;
  /** How often a refused request is sent again; each kind of model has a number of its own. */
  readonly retries?: number;
  /** All where it is unset. */
  readonly adaptations?: Adaptations;
};

type Call = {
  readonly access: ModelAccess;
  readonly signal: AbortSignal;
  readonly onTokens: ((tokens: number) => void) | undefined;
};

/** Vectors from an OpenAI-compatible embeddings endpoint. */
export function openEmbeddingModel(access: ModelAccess): EmbeddingModel {
  return {
    name: access.model,
    ...(access.price !== undefined && { price: access.price }),
    async embed(texts, signal, onTokens) {
      const batches = planBatches(texts, limits);
      const stop = new AbortController();
      const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
      const call = { access, signal: either, onTokens };
      const limit = pLimit(requestsAtOnce);
      try {
        const vectors = await limit.map(batches, (batch) => embedBatch(call, batch));
        return requireOneLength(vectors.flat());
      } catch (error) {
        stop.abort(error);
        return rethrowFailure(error, access, signal);
      }
    },
  };
}

/** Embeds a batch; splits it in halves when it is too large for the provider. */
async function embedBatch(call: Call, texts: string[]): Promise<number[][]> {
  call.signal.throwIfAborted();
  try {
    return await request(call, texts);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    if (texts.length === 1) return [await embedLongText(call, texts[0] ?? "", error)];
    const middle = Math.ceil(texts.length / 2);
    const left = await embedBatch(call, texts.slice(0, middle));
    return [...left, ...(await embedBatch(call, texts.slice(middle)))];
  }
}

/** A text longer than the model takes gets the mean of its halves, so that all of it can be found. */
async function embedLongText(call: Call, text: string, refusal: unknown): Promise<number[]> {
  const halves = halve(text);
  if (!halves) throw refusal;
  const [left = [], right = []] = await embedBatch(call, halves);
  return meanDirection(left, right);
}

async function request({ access, signal, onTokens }: Call, texts: string[]) {
  const reply = await access.client.embeddings.create(
    { model: access.model, input: texts, encoding_format: "float" },
    { signal, maxRetries: access.retries ?? retries },
  );
  // Many servers count no tokens, or send zero.
  onTokens?.(readTokens(reply.usage?.prompt_tokens) || approximateTokens(texts.join("")));
  // Providers may answer out of order; the index says which text a vector belongs to.
  const vectors: (number[] | undefined)[] = texts.map(() => undefined);
  for (const [place, { index, embedding }] of (reply.data ?? []).entries()) {
    vectors[placeOf(index, place, access.adaptations ?? everyAdaptation)] = embedding;
  }
  return vectors.slice(0, texts.length).map((vector) => {
    if (vector?.length && vector.every(Number.isFinite)) return vector;
    throw new ModelFailed("The embedding model left out a vector", "unreadable");
  });
}

/** Google leaves out the number 0. */
function placeOf(index: number | undefined, place: number, adaptations: Adaptations): number {
  if (index === undefined) return adaptations.has("vectors_without_index") ? place : -1;
  return adaptations.has("vectors_out_of_order") ? index : place;
}

function requireOneLength(vectors: number[][]): number[][] {
  const length = vectors[0]?.length;
  if (vectors.every((vector) => vector.length === length)) return vectors;
  const what = "The embedding model answered vectors of different lengths";
  throw new ModelFailed(what, "unreadable");
}
