import type { ChoiceWeights, ConfidenceWeights } from "./line-choice.rules.ts";

// Written by `npm run bench -- line-choice train` from training, xquad-en, xquad-zh; bench/README.md has the measurements.

export const choiceWeights: ChoiceWeights = {
  line: 2.093,
  lineAmongLines: 3.11,
  lead: 2.712,
  beside: 0.435,
  scope: 2.267,
  missing: -2.557,
  heaviestMissing: -0.276,
  namesMissing: -3.07,
  commonMissing: -0.666,
  commonFar: -2.186,
  namesOnly: 0,
  pairs: 1.823,
  density: 1.666,
  holdsAnswer: 1.814,
  lacksAnswer: -2.061,
  repeatsQuestion: -0.686,
  item: 0.831,
  cells: 0.516,
  cellName: 5.097,
  cellValues: 2.211,
  answersQuestion: 0.693,
  rank: 0.735,
  score: 1.224,
  length: -0.567,
  veryLong: 0.338,
  fragment: -1.463,
  otherYear: -0.439
};

export const confidenceWeights: ConfidenceWeights = {
  line: 0.428,
  lineAmongLines: 0.561,
  lead: 0.796,
  beside: 0.014,
  scope: 0.214,
  missing: -1.137,
  heaviestMissing: 0.622,
  namesMissing: -1.549,
  commonMissing: -1.974,
  commonFar: 0.067,
  namesOnly: -0.368,
  pairs: -0.411,
  density: -0.287,
  holdsAnswer: -0.092,
  lacksAnswer: -0.824,
  repeatsQuestion: 0,
  item: -0.406,
  cells: -0.138,
  cellName: 1.457,
  cellValues: 0.718,
  answersQuestion: -0.065,
  rank: 0.069,
  score: 0.13,
  length: -0.06,
  veryLong: -0.475,
  fragment: -0.363,
  otherYear: 0.225,
  share: 1.115,
  margin: 1.282,
  constant: -1.015
};

/** Below the first confidence nothing answers; between the two, the closest passages are shown. */
export const thresholds = { closest: 0.4, answered: 0.75 };
