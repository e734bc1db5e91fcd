/**
 * The features of a line for a question, by name; most are shares from 0 to 1. What the scope of a passage has - its
 * headings, its file's name and title, names at the beginning of its document - says which document is meant and not which
 * of its lines, so that shares of terms "beyond the scope" leave those terms out.
 */
export const featureNames = [
  /** Of the weight of the terms beyond the scope, what the line has ... */
  "line",
  /** ... with terms weighed by how few lines of these passages have them ... */
  "lineAmongLines",
  /** ... what only the line above that says what it is about has ... */
  "lead",
  /** ... and what only the lines beside it have. */
  "beside",
  /** Of the weight of all terms, what only the scope has ... */
  "scope",
  /** ... what only other passages of the document have ... */
  "document",
  /** ... and what nothing of these has. */
  "missing",
  /** The weight of the heaviest missing term, as a share of the heaviest term. */
  "heaviestMissing",
  "namesMissing",
  /** Of the weight of the terms that are no names - what is asked about them -, what nothing of the passage has ... */
  "commonMissing",
  /** ... and what neither the line nor its lead nor a line beside it has. */
  "commonFar",
  /** The question has names only: nothing says what is asked about them. */
  "namesOnly",
  /** How near to the line the terms are, from 0 for missing ones to 1 for those in it, by weight ... */
  "nearness",
  /** ... and the lesser one of the names' nearness and of the other terms': what is asked, and about whom. */
  "lesserNearness",
  /** Of the neighbouring terms of the question, those that are neighbours in the line. */
  "pairs",
  /** Of the line's own words, those that the question has. */
  "density",
  "holdsAnswer",
  "lacksAnswer",
  "repeatsQuestion",
  "item",
  "cells",
  /** The best name of a value, weighed as in `lineAmongLines`. */
  "cellName",
  /** The values beside it, weighed likewise. */
  "cellValues",
  /** The line above is a question that has terms of this one. */
  "answersQuestion",
  /** The reciprocal of the passage's rank. */
  "rank",
  "score",
  "length",
  "veryLong",
  "fragment",
  /** Another year than the question's. */
  "otherYear",
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;
