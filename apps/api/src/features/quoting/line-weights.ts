import type { ChoiceWeights, ConfidenceWeights } from "./line-weights.types.ts";

// Written by `npm run bench -- line-choice train` from training, xquad-en, xquad-zh; bench/README.md has the measurements.

export const choiceWeights: ChoiceWeights = {
  line: 2.316,
  lineAmongLines: 3.183,
  lead: 3.226,
  beside: 0.728,
  scope: 1.602,
  document: -1.858,
  missing: -2.613,
  heaviestMissing: -0.923,
  namesMissing: -2.875,
  commonMissing: -0.876,
  commonFar: -2.108,
  namesOnly: 0,
  pairs: 0.97,
  density: 1.634,
  holdsAnswer: 1.476,
  lacksAnswer: -2.327,
  repeatsQuestion: -0.532,
  item: 0.602,
  cells: 0.315,
  cellName: 5.16,
  cellValues: 2.453,
  answersQuestion: 0.491,
  rank: 0.643,
  score: 1.288,
  length: -0.187,
  veryLong: 0.321,
  fragment: -1.545,
  otherYear: -0.543
};

export const confidenceWeights: ConfidenceWeights = {
  line: 0.272,
  lineAmongLines: 0.188,
  lead: 0.563,
  beside: 0.031,
  scope: 0.635,
  document: -0.339,
  missing: -1.779,
  heaviestMissing: 0.214,
  namesMissing: -1.419,
  commonMissing: -1.279,
  commonFar: 0.038,
  namesOnly: -0.257,
  pairs: -0.185,
  density: -0.231,
  holdsAnswer: -0.312,
  lacksAnswer: -0.765,
  repeatsQuestion: -0.079,
  item: -0.358,
  cells: 0.044,
  cellName: 1.079,
  cellValues: 0.466,
  answersQuestion: -0.08,
  rank: 0.478,
  score: -0.073,
  length: -0.33,
  veryLong: -0.264,
  fragment: -0.278,
  otherYear: 0.133,
  share: 1.847,
  margin: 1.343,
  constant: -1.16
};

/** Below the first confidence nothing answers; between the two, the closest passages are shown. */
export const thresholds = { closest: 0.28, answered: 0.78 };
