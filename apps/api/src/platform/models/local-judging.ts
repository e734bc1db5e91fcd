import { z } from "zod";
import { rethrowFailure } from "./model-failure.ts";
import { type Judge, ModelFailed, type Reranker, type Verdict } from "./models.ts";
import type { ModelAccess } from "./openai-embedding.ts";

const rerankReply = z.object({
  results: z.array(z.object({ index: z.number().int(), relevance_score: z.number() })),
});
const entailmentReply = z.object({
  results: z.array(
    z.object({ index: z.number().int(), entailment: z.number(), contradiction: z.number() }),
  ),
});

/** A cross-encoder, here or at a provider with Jina's and Cohere's endpoint. It is not retried: the search waits for it, and keeps its own order if it fails. */
export function openReranker(access: ModelAccess, timeoutMs: number): Reranker {
  return {
    name: access.model,
    async score(query, passages, signal) {
      if (passages.length === 0) return [];
      const body = { query, documents: passages };
      const limits = { timeoutMs, maxRetries: 0 };
      const { results } = await post(
        access,
        { path: "/rerank", body, limits },
        rerankReply,
        signal,
      );
      const scores = new Map(results.map((one) => [one.index, one.relevance_score]));
      return passages.map((_, at) => requireResult(scores.get(at)));
    },
  };
}

/** A model of entailment, which judges by its probabilities. */
export function openLocalJudge(access: ModelAccess, timeoutMs: number): Judge {
  return {
    name: access.model,
    async judge(pairs, signal) {
      if (pairs.length === 0) return [];
      const request = { path: "/entailment", body: { pairs }, limits: { timeoutMs } };
      const { results } = await post(access, request, entailmentReply, signal);
      const verdicts = new Map(results.map((one) => [one.index, decideVerdict(one)]));
      return pairs.map((_, at) => requireResult(verdicts.get(at)));
    },
  };
}

/** From these probabilities of entailment on, a claim counts as supported, or as supported in part. */
const entailed = { supported: 0.7, partly: 0.3 };

/** A claim that the passage does not speak of is as unsupported as one that it contradicts. */
function decideVerdict(probabilities: { entailment: number; contradiction: number }): Verdict {
  const { entailment, contradiction } = probabilities;
  if (entailment >= entailed.supported) return "supported";
  return entailment >= entailed.partly && entailment > contradiction ? "partly" : "not_supported";
}

type Request = {
  readonly path: string;
  readonly body: object;
  readonly limits: { readonly timeoutMs: number; readonly maxRetries?: number };
};

async function post<Reply extends z.ZodType>(
  access: ModelAccess,
  { path, body, limits: { timeoutMs, ...retries } }: Request,
  reply: Reply,
  signal?: AbortSignal,
): Promise<z.output<Reply>> {
  const { client, model } = access;
  const options = { ...retries, timeout: timeoutMs, ...(signal && { signal }) };
  try {
    return reply.parse(await client.post(path, { body: { model, ...body }, ...options }));
  } catch (error) {
    return rethrowFailure(error, access, signal);
  }
}

function requireResult<Result>(result: Result | undefined): Result {
  if (result === undefined) throw new ModelFailed("The model left out a result");
  return result;
}
