import { type Features, featureNames } from "./line-features.names.ts";
import type { DescribedLine } from "./line-features.rules.ts";
import { choiceWeights, confidenceWeights, presenceWeights } from "./line-weights.ts";
import type {
  ChoiceFeatures,
  ChoiceWeights,
  ConfidenceWeights,
  LineWeights,
  PresenceWeights,
} from "./line-weights.types.ts";

export type RankedLine = DescribedLine & { readonly score: number };

/** How far behind the best one in score a line may be that answers as likely. */
export const alike = 0.7;

export type LineChoice = {
  /** The lines that can be quoted, best first. */
  readonly ranked: readonly RankedLine[];
  /** Where several documents may each answer: of each that answers as likely as the best one, its best line. */
  readonly listed: readonly RankedLine[];
  /** The probability, from 0 to 1, that any line answers the question. */
  readonly presence: number;
  /** The probability, from 0 to 1, that the best line answers it. */
  readonly confidence: number;
};

const trained: LineWeights = {
  choice: choiceWeights,
  presence: presenceWeights,
  confidence: confidenceWeights,
};

/**
 * Ranks lines by how likely each of them answers, and says how likely any and how likely the best one does. Where several
 * documents may each answer, those that answer as likely as the best one make it no less likely.
 */
export function chooseLine(
  lines: readonly DescribedLine[],
  { choice, presence, confidence } = trained,
  { several = false } = {},
): LineChoice {
  const all = rankLines(lines, choice);
  const ranked = all.filter(({ anyRow }) => !anyRow);
  const listed = several ? listByDocument(ranked) : [];
  const others = new Set(listed.slice(1).map(({ documentId }) => documentId));
  const [best] = ranked;
  // What several documents say in the same words is not in doubt either.
  const rivals = all.filter(
    ({ line, documentId }) => line.text !== best?.line.text && !others.has(documentId),
  );
  const described = best && describeChoice([best, ...rivals]);
  if (!described) return { ranked, listed, presence: 0, confidence: 0 };
  return {
    ranked,
    listed,
    presence: predict(described, presence),
    confidence: predict(described, confidence),
  };
}

/** Whether two lines have at least half of their words in common, as clauses of contracts made from one template do. */
export function areParallel(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  if (!words || !others) return false;
  return 2 * words.intersection(others).size >= Math.max(words.size, others.size);
}

/** The best line of each document that has one about as good as the best of all. */
function listByDocument(ranked: readonly RankedLine[]): RankedLine[] {
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => best - score <= alike);
  return [...Map.groupBy(near, ({ documentId }) => documentId).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Sorts lines by their score, the best first. */
export function rankLines(lines: readonly DescribedLine[], weights: ChoiceWeights): RankedLine[] {
  return lines
    .map((line) => ({ ...line, score: scoreLine(line.features, weights) }))
    .toSorted((a, b) => b.score - a.score);
}

function scoreLine(features: Features, weights: ChoiceWeights): number {
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0);
}

function predict(
  described: ChoiceFeatures,
  { constant, ...weights }: PresenceWeights | ConfidenceWeights,
): number {
  const names = Object.keys(weights) as (keyof typeof weights)[];
  const sum = names.reduce((total, name) => total + weights[name] * described[name], constant);
  return 1 / (1 + Math.exp(-sum));
}

const marginMax = 5;

/** Describes the best of the ranked lines and how far it stands out; undefined if there is none. */
export function describeChoice(ranked: readonly RankedLine[]): ChoiceFeatures | undefined {
  const [best, next] = ranked;
  if (!best) return undefined;
  const total = (lines: readonly RankedLine[]) =>
    lines.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const ofDocument = ranked.filter(({ documentId }) => documentId === best.documentId);
  const margin = next ? Math.min(best.score - next.score, marginMax) : marginMax;
  return {
    ...best.features,
    share: 1 / total(ranked),
    margin: margin / marginMax,
    agreement: total(ofDocument) / total(ranked),
  };
}
