import { type DescribedLine, type Features, featureNames } from "./line-features.rules.ts";
import { choiceWeights, confidenceWeights } from "./line-weights.ts";
import {
  type ChoiceWeights,
  type ConfidenceName,
  type ConfidenceWeights,
  marginNames,
} from "./line-weights.types.ts";

export type RankedLine = DescribedLine & { readonly score: number };

export type LineChoice = {
  /** The lines, best first. */
  readonly ranked: readonly RankedLine[];
  /** The probability, from 0 to 1, that the best line answers the question. */
  readonly confidence: number;
};

/** Ranks lines by how likely each of them answers, and says how likely the best one does. */
export function chooseLine(
  lines: readonly DescribedLine[],
  weights: { choice: ChoiceWeights; confidence: ConfidenceWeights } = {
    choice: choiceWeights,
    confidence: confidenceWeights,
  },
): LineChoice {
  const ranked = lines
    .map((line) => ({ ...line, score: scoreLine(line.features, weights.choice) }))
    .toSorted((a, b) => b.score - a.score);
  const described = describeConfidence(ranked);
  if (!described) return { ranked, confidence: 0 };
  const names = [...featureNames, ...marginNames];
  const sum = names.reduce(
    (total, name) => total + weights.confidence[name] * described[name],
    weights.confidence.constant,
  );
  return { ranked, confidence: 1 / (1 + Math.exp(-sum)) };
}

function scoreLine(features: Features, weights: ChoiceWeights): number {
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0);
}

const marginMax = 5;

/** Describes how far the best of the ranked lines stands out; undefined if there is none. */
export function describeConfidence(
  ranked: readonly RankedLine[],
): Readonly<Record<ConfidenceName, number>> | undefined {
  const [best, next] = ranked;
  if (!best) return undefined;
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const margin = next ? Math.min(best.score - next.score, marginMax) : marginMax;
  return { ...best.features, share: 1 / total, margin: margin / marginMax };
}
