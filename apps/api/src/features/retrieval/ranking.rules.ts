/**
 * BM25's parameters, chosen on the training claims of SciFact: how soon repetition stops counting, how much length
 * counts, and the length in words that is neither long nor short. Lengths hardly differ between collections, since
 * our own chunking makes them.
 */
export const bm25 = { k1: 1.2, b: 0.75, usualWords: 230 };

/** How much a term says that stands in `found` of `total` chunks. */
export function inverseFrequency(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** One word of a question: the terms that stand for it and the number of the organization's chunks that hold one. */
export type AskedWord = { readonly terms: readonly string[]; readonly found: number };

/** Longest question that is searched with, counted in words; beyond it the most common ones are left out. */
const askedWordsMax = 64;
/** Chunks the rare words should lead to. More of them did not change the first ten, fewer did. */
const candidatesWanted = 3_000;

/**
 * Splits a question's words into those whose chunks are scored and those that only add to the score. Scoring every chunk
 * with a word like "the" is slow and never changes the top.
 * `share` is the part of the organization's chunks that is searched.
 */
export function chooseCandidates(words: readonly AskedWord[], share: number) {
  const known = words.filter(({ found }) => found > 0);
  const asked = known.toSorted((a, b) => a.found - b.found).slice(0, askedWordsMax);
  let covered = 0;
  const leading = asked.filter(({ found }, at) => {
    const wanted = at === 0 || covered < candidatesWanted;
    covered += found * share;
    return wanted;
  });
  return { asked, leading };
}

/** A chunk found by words. `rarest` is the inverse frequency of the rarest asked word in it. */
export type WordHit = { readonly id: string; readonly score: number; readonly rarest: number };

const fusionConstant = 60;
/** A word in no more than this share of the chunks, or in two of them, is telling. */
const tellingShare = 0.001;

/**
 * Joins what words found and what vectors found, best first, by reciprocal ranks. Hits with a telling word (a number, a
 * name) are a third ranking, so that what only vectors found never comes before them.
 */
export function fuse(
  byWords: readonly WordHit[],
  byVectors: readonly string[],
  totalChunks: number,
): { id: string; score: number }[] {
  const telling = inverseFrequency(Math.max(2, totalChunks * tellingShare), totalChunks);
  const exact = byWords.filter(({ rarest }) => rarest >= telling).map(({ id }) => id);
  const scores = new Map<string, number>();
  for (const ranking of [byWords.map(({ id }) => id), byVectors, exact]) {
    for (const [rank, id] of ranking.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (fusionConstant + rank + 1));
    }
  }
  return [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score);
}
