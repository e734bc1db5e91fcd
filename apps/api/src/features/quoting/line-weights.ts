import type { ChoiceWeights, ConfidenceWeights } from "./line-choice.rules.ts";

// Written by `npm run bench -- line-choice train` from training, xquad-en, xquad-zh; bench/README.md has the measurements.

export const choiceWeights: ChoiceWeights = {
  line: 2.177,
  lineAmongLines: 3.121,
  lead: 3.166,
  beside: 0.67,
  scope: 2.027,
  document: -1.769,
  missing: -2.798,
  heaviestMissing: -0.995,
  namesMissing: -3.414,
  commonMissing: -1.02,
  commonFar: -2.167,
  namesOnly: 0,
  pairs: 1.452,
  density: 1.717,
  holdsAnswer: 1.477,
  lacksAnswer: -2.343,
  repeatsQuestion: -0.564,
  item: 0.644,
  cells: 0.407,
  cellName: 5.128,
  cellValues: 2.357,
  answersQuestion: 0.52,
  rank: 0.684,
  score: 1.428,
  length: -0.377,
  veryLong: 0.399,
  fragment: -1.535,
  otherYear: -0.517
};

export const confidenceWeights: ConfidenceWeights = {
  line: 0.426,
  lineAmongLines: 0.583,
  lead: 0.609,
  beside: 0.332,
  scope: 0.401,
  document: -0.282,
  missing: -1.319,
  heaviestMissing: 0.257,
  namesMissing: -1.12,
  commonMissing: -1.727,
  commonFar: 0.316,
  namesOnly: -0.344,
  pairs: -0.65,
  density: -0.059,
  holdsAnswer: -0.143,
  lacksAnswer: -0.97,
  repeatsQuestion: 0,
  item: -0.27,
  cells: -0.272,
  cellName: 1.532,
  cellValues: 0.688,
  answersQuestion: -0.028,
  rank: 0.101,
  score: 0.094,
  length: -0.245,
  veryLong: -0.34,
  fragment: -0.328,
  otherYear: 0.204,
  share: 1.516,
  margin: 1.22,
  constant: -1.163
};

/** Below the first confidence nothing answers; between the two, the closest passages are shown. */
export const thresholds = { closest: 0.32, answered: 0.75 };
