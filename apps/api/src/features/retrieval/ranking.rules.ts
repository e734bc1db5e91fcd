/**
 * BM25's parameters, chosen on the training claims of SciFact, alone and after a paragraph of context: the saturation of a
 * term in the text (k1) and in the query (k3), and the length normalization (b).
 */
export const bm25 = { k1: 1.2, k3: 4, b: 0.75 };

/** What is left of a function word's weight, chosen likewise. It is not zero: "IT" and "The Who" are names. */
export const functionWordFactor = 0.1;
/**
 * What is left of the weight of a Chinese character beside the pairs with its neighbours, which are more specific. On XQuAD,
 * 0.2 to 1 are better than none for a question alone, and the less the better after a paragraph of context.
 */
export const minorFactor = 0.4;
/** What is left of the weight of a word that the question does not have, but that says the same as one of it. */
export const alternativeFactor = 0.5;

/** The inverse document frequency of a term that `chunks` of `total` chunks contain. */
export function computeIdf(chunks: number, total: number): number {
  return Math.log(1 + (total - chunks + 0.5) / (chunks + 0.5));
}

/** In a question of fewer words a word is repeated by grammar, in a paragraph because it is what it is about. */
const paragraph = 40;

/** A word that a long query repeats weighs more, but not as much more as it occurs more often. */
function computeWeight({ chunks, count, factor }: QueryTerm, total: number): number {
  return (factor * computeIdf(chunks, total) * (bm25.k3 + 1) * count) / (bm25.k3 + count);
}

/** One word of a query. */
export type QueryTerm = {
  /** The indexed forms that match it. */
  readonly forms: readonly string[];
  /** How many of the organization's chunks contain one of them. */
  readonly chunks: number;
  /** How often the query has the word. */
  readonly count: number;
  /** Multiplies the weight that the word has by its frequencies. */
  readonly factor: number;
};

export type WeightedTerm<Term = QueryTerm> = Term & { readonly weight: number };

/** A query prepared for ranking, the terms of the greatest weight first. */
export type LexicalQuery<Term = QueryTerm> = {
  /** The terms that chunks are scored by. */
  readonly queryTerms: readonly WeightedTerm<Term>[];
  /** Terms that hardly any chunk contains, such as numbers and names: the asker wants to see those chunks. */
  readonly rareTerms: readonly WeightedTerm<Term>[];
};

/** The longest query in terms; beyond it those of the least weight are left out. */
const queryTermsMax = 64;
/** A term in more than this share of the chunks does not distinguish them, and is left out if there are others. */
const commonShare = 0.5;
/** A term in no more than this share of the chunks, or in two of them, is rare. */
const rareShare = 0.001;

/** Weighs the terms of a query among `total` chunks and leaves out those that hardly distinguish chunks. */
export function weighTerms<Term extends QueryTerm>(
  terms: readonly Term[],
  corpus: { readonly total: number },
): LexicalQuery<Term> {
  const isLong = terms.reduce((sum, { count }) => sum + count, 0) > paragraph;
  const known = terms.filter(({ chunks }) => chunks > 0);
  const distinctive = known.filter(({ chunks }) => chunks <= commonShare * corpus.total);
  const queryTerms = (distinctive.length > 0 ? distinctive : known)
    .map((term) => {
      const count = isLong ? term.count : 1;
      return { ...term, weight: computeWeight({ ...term, count }, corpus.total) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, queryTermsMax);
  const rareMax = Math.max(2, corpus.total * rareShare);
  return {
    queryTerms,
    rareTerms: queryTerms.filter(({ chunks }) => chunks <= rareMax),
  };
}

/** A chunk that contains a query term. */
export type LexicalHit = {
  readonly id: string;
  readonly score: number;
  readonly hasRareTerm: boolean;
};

/** Adds a weight to the scores of some of the hits, which may be further ones; the best first. */
export function preferHits(
  hits: readonly LexicalHit[],
  preferred: readonly LexicalHit[],
  weight: number,
  limit: number,
): LexicalHit[] {
  const raised = preferred.map((hit) => ({ ...hit, score: hit.score + weight }));
  const ids = new Set(preferred.map(({ id }) => id));
  return [...raised, ...hits.filter(({ id }) => !ids.has(id))]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

const fusionConstant = 60;

/**
 * Fuses the lexical ranking and the vector ranking by reciprocal ranks, best first. Hits with a rare term are a third
 * ranking, so that a chunk found by vectors alone never comes before them.
 */
export function fuseRankings(
  lexical: readonly LexicalHit[],
  byVector: readonly string[],
): { id: string; score: number }[] {
  const byTerms = lexical.map(({ id }) => id);
  const byRareTerms = lexical.filter(({ hasRareTerm }) => hasRareTerm).map(({ id }) => id);
  const scores = new Map<string, number>();
  for (const ranking of [byTerms, byVector, byRareTerms]) {
    for (const [rank, id] of ranking.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (fusionConstant + rank + 1));
    }
  }
  return [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score);
}
