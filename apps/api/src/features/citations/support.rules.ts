import { type Calculation, findDirection, recompute } from "./numbers/arithmetic.rules.ts";
import type { ClaimFacts, Source } from "./claim-facts.rules.ts";
import { hasContradiction } from "./contradictions.rules.ts";
import { supportsDate } from "./dates.rules.ts";
import { isSameNumber } from "./number-comparison.rules.ts";
import type { NumberFact } from "./numbers.rules.ts";
import { holdsQuote } from "./quotations.rules.ts";
import { isContained } from "./word-families.rules.ts";

/**
 * What the rules find out about a claim and a passage. `quoted` and `computed` are states of claims. `matching` confirms
 * nothing: the passage contains the facts, the names and most words of the claim, so that it is the passage to cite.
 */
export type Support = {
  readonly finding: "quoted" | "computed" | "matching" | "open" | "contradicted";
  /** Whether the passage lacks a number, a date or a quotation of the claim. */
  readonly lacksFacts: boolean;
  /** Whether it lacks a number that does not follow from those of the claim that it has. */
  readonly lacksNumbers: boolean;
  /** Compares passages for one claim. */
  readonly score: number;
  /** How the numbers that the passage lacks follow from others that it has. */
  readonly calculation?: string;
};

/** The share of a claim's words that the passage to cite must contain, set by hand and measured by `bench/answers`. */
const matchingShare = 0.6;

/** Fewer words may occur by chance. */
const wordsOfQuote = 3;

export function compareWithSource(claim: ClaimFacts, source: Source): Support {
  const calculated = recomputeMissing(claim, source);
  const numbers = claim.numbers.map((number) => isIn(source, number) || calculated.has(number));
  const facts = [
    ...numbers,
    ...claim.dates.map((date) => source.dates.some((other) => supportsDate(other, date))),
    ...claim.quotes.map((parts) => holdsQuote(source.flat, parts)),
  ];
  const missing = facts.filter((found) => !found).length;
  const { share, denied } = measureOverlap(claim, source);
  const namesMissing = claim.names.filter((forms) => !isContained(forms, source.terms)).length;
  const found = facts.length - missing;
  const names = claim.names.length;
  const about = {
    lacksFacts: missing > 0,
    lacksNumbers: numbers.includes(false),
    score: share + 0.2 * (found - missing) + 0.1 * (names - 2 * namesMissing),
  };
  if (missing > 0) {
    return { finding: hasContradiction(claim, source) ? "contradicted" : "open", ...about };
  }
  if (isQuoted(claim, source)) {
    return { finding: source.isComputed ? "computed" : "quoted", ...about };
  }
  const matches = share >= matchingShare && namesMissing === 0 && !denied;
  if (!matches) return { finding: "open", ...about };
  const calculations = [...calculated.values()];
  if (calculations.length > 0) {
    const calculation = calculations.map(({ text }) => text).join("; ");
    const isSure = calculations.every((one) => one.isSure);
    return isSure ? { finding: "computed", calculation, ...about } : { finding: "open", ...about };
  }
  return { finding: source.isComputed && found > 0 ? "computed" : "matching", ...about };
}

function isIn(source: Source, number: NumberFact): boolean {
  return source.numbers.some((other) => isSameNumber(number, other));
}

/** Each missing number is compared with each pair of the others: a sentence with more numbers would take minutes. */
const numbersCalculated = 40;

/** Recomputes the numbers of a claim that the passage lacks from those of the same claim that it has. */
function recomputeMissing(claim: ClaimFacts, source: Source): Map<NumberFact, Calculation> {
  const cited = claim.numbers.filter((number) => isIn(source, number));
  if (cited.length < 2 || cited.length > numbersCalculated) return new Map();
  const missing = claim.numbers.filter((number) => !cited.includes(number));
  if (missing.length === 0 || missing.length > numbersCalculated) return new Map();
  const direction = findDirection(claim.flat, claim.language);
  const found = missing.flatMap((number) => {
    const calculation = recompute(number, cited, direction);
    return calculation ? [[number, calculation] as const] : [];
  });
  return new Map(found);
}

/**
 * Returns whether a passage contains a claim word for word: as a whole, or its quotations and the text around them each
 * by itself. A part of a sentence can drop the negation of the whole.
 */
function isQuoted(claim: ClaimFacts, source: Source): boolean {
  const { flat, denies, quotes, said, words, numbers, dates } = claim;
  const isShort = words.length + numbers.length + dates.length < wordsOfQuote;
  if (isShort && quotes.length === 0) return false;
  const around = said === "" ? quotes : [...quotes, [said]];
  const verbatim =
    holdsQuote(source.flat, [flat]) ||
    (quotes.length > 0 && around.every((parts) => holdsQuote(source.flat, parts)));
  if (!verbatim || denies) return verbatim;
  const holding = source.sentences.filter((sentence) => holdsQuote(sentence.flat, [flat]));
  return holding.length === 0 || holding.some((sentence) => !sentence.denies);
}

/** Returns the share of the claim within three consecutive sentences, and whether they say the opposite. */
function measureOverlap(claim: ClaimFacts, source: Source): { share: number; denied: boolean } {
  if (claim.words.length === 0) return { share: 1, denied: false };
  const hits = claim.words.map((forms) =>
    source.sentences.map(({ terms }) => isContained(forms, terms)),
  );
  let best = 0;
  let closest = { at: 0, hits: -1 };
  for (const at of source.sentences.keys()) {
    const inWindow = hits.filter((found) => found[at - 1] || found[at] || found[at + 1]).length;
    const here = hits.filter((found) => found[at]).length;
    best = Math.max(best, inWindow / claim.words.length);
    if (here > closest.hits) closest = { at, hits: here };
  }
  const inAll = claim.words.filter((forms) => isContained(forms, source.terms)).length;
  const said = source.sentences[closest.at]?.denies ?? false;
  // The sentence before may contain the "not" of a claim that sums up two sentences.
  const saidNear = said || (source.sentences[closest.at - 1]?.denies ?? false);
  const denied = claim.denies ? !saidNear : said;
  return { share: Math.max(best, (0.8 * inAll) / claim.words.length), denied };
}
