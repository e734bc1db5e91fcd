import { type FeatureName, featureNames } from "./line-features.names.ts";

/** The features of a choice beside those of its best line. */
type ChoiceFeature =
  | FeatureName
  /** The share of the best line in the probability of all lines. */
  | "share"
  /** How far the next best line is behind. */
  | "margin"
  /** The share of the best line's document in the probability of all lines. */
  | "agreement";
export type ChoiceFeatures = Readonly<Record<ChoiceFeature, number>>;

/** What says whether the best line answers ... */
export const confidenceNames = [...featureNames, "share", "margin"] as const;
/** ... and whether any line does: few features, because questions without an answer differ much between libraries. */
export const presenceNames = ["lacksAnswer", "nearness", "lesserNearness", "agreement"] as const;

export type ChoiceWeights = Readonly<Record<FeatureName, number>>;
/** `constant` is added for every line. */
export type ConfidenceWeights = Readonly<
  Record<(typeof confidenceNames)[number] | "constant", number>
>;
export type PresenceWeights = Readonly<Record<(typeof presenceNames)[number] | "constant", number>>;

export type LineWeights = {
  readonly choice: ChoiceWeights;
  readonly presence: PresenceWeights;
  readonly confidence: ConfidenceWeights;
};
