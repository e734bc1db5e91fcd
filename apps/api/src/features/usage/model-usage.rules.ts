import type { ModelKind } from "@footnote/contracts/usage";

/** What a model took. */
export type ModelUse = {
  readonly kind: ModelKind;
  readonly model: string;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Of a recording. */
  readonly seconds?: number;
  readonly cost: number;
};

/** A whole number in shares that are as the weights and add up to it. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upToHere = sum === 0 ? 0 : Math.round((total * weighed) / sum);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}
