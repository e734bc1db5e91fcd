import type { WeightedTerm } from "../ranking.rules.ts";

/** So many terms of the greatest weight choose the chunks that are scored: the index combines them, which takes long for more. */
export const choosingTerms = 24;

/**
 * About how many chunks are scored at first: a share of all of the organization, in a small scope fewer, since the index is
 * read for all of them. `scores` bounds the scores of single terms. Chunks of the same topic contain the same terms, so that
 * there are more of them than chance says.
 */
const scoredAtFirst = { share: 0.0015, min: 150, max: 1_500, scores: 24_000 };
const smallScope = 0.1;

/** The steps in which weights are added up. */
const steps = 400;

/**
 * Finds the least weight of a chunk's terms that no more chunks of a scope are expected to reach than are scored at first, if
 * each term occurs independently of the others; 0 where all chunks with a term are few enough.
 */
export function findFirstThreshold(
  terms: readonly WeightedTerm[],
  { total, chunks }: { readonly total: number; readonly chunks: number },
): number {
  const choosing = terms.slice(0, choosingTerms);
  const whole = choosing.reduce((sum, { weight }) => sum + weight, 0);
  const shares = choosing.reduce((sums, term) => addTerm(sums, term, { total, whole }), [1]);
  const { share, min, max, scores } = scoredAtFirst;
  const inScope = share * total * Math.min(1, Math.sqrt(chunks / total / smallScope));
  // The terms of a long query that choose no chunks may change their order.
  const isLong = terms.length > choosingTerms;
  const wanted = Math.min(
    isLong ? max : Math.max(min, Math.min(max, inScope)),
    scores / terms.length,
  );
  let expected = 0;
  for (let step = steps; step > 0; step -= 1) {
    expected += chunks * (shares[step] ?? 0);
    if (expected > wanted) return (whole * (step + 0.5)) / steps;
  }
  return 0;
}

/** Adds a term to the shares of the chunks whose terms weigh each number of steps together. */
function addTerm(
  shares: readonly number[],
  { weight, chunks }: WeightedTerm,
  { total, whole }: { total: number; whole: number },
): number[] {
  const share = Math.min(1, chunks / Math.max(1, total));
  const added = Math.round((steps * weight) / whole);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const without = shares[step] ?? 0;
    // Rounding may add up to more than the last step.
    const from = step === steps ? shares.slice(steps - added) : [shares[step - added] ?? 0];
    return without * (1 - share) + share * from.reduce((sum, one) => sum + one, 0);
  });
}
