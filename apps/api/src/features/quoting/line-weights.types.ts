import type { FeatureName } from "./line-features.rules.ts";

/** What the confidence rests on beside the features of the best line. */
export const marginNames = [
  /** The share of the best line in the probability of all lines. */
  "share",
  /** How far the next best line is behind. */
  "margin",
] as const;
export type ConfidenceName = FeatureName | (typeof marginNames)[number];

export type ChoiceWeights = Readonly<Record<FeatureName, number>>;
/** `constant` is added for every line. */
export type ConfidenceWeights = Readonly<Record<ConfidenceName | "constant", number>>;
