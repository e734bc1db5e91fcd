import { ModelFailed, type Reranker } from "../../platform/models/models.ts";
import type { FoundChunk } from "./found-chunk.rules.ts";

/** How many of the best chunks are reranked: each costs the model as much time as the next. */
export const rerankingDepth = 20;
/** The model uses only this much of a longer question, in UTF-16 units. */
const queryMax = 1_000;

export type Reranking = {
  readonly reranker: Reranker;
  /** Called when the reranker fails and the order of the search remains. */
  readonly onFailed: (reason: ModelFailed) => void;
};

/**
 * Reorders chunks by a model that reads each together with the query. The scores of the search stay in their order: what
 * compares them by size must not depend on the model.
 */
export async function rerank(
  { reranker, onFailed }: Reranking,
  query: string,
  found: FoundChunk[],
  signal?: AbortSignal,
): Promise<FoundChunk[]> {
  if (found.length < 2) return found;
  try {
    const scores = await reranker.score(query.slice(0, queryMax), found.map(toPassage), signal);
    const order = [...found.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    return found.flatMap(({ score }, at) => {
      const chunk = found[order[at] ?? at];
      return chunk ? [{ ...chunk, score }] : [];
    });
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    onFailed(error);
    return found;
  }
}

/** A chunk may say only with its file and headings what it speaks of. */
function toPassage({ filename, headings, text }: FoundChunk): string {
  return [filename, ...headings, text].join("\n");
}
