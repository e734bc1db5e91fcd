import { segmentWords } from "@footnote/lexicon/function-words";
import type { ClaimFacts, Source } from "./claim-facts.rules.ts";
import { type DateFact, readDates, supportsDate } from "./dates.rules.ts";
import { isSameNumber, mayBeSameNumber } from "./number-comparison.rules.ts";
import { isAmbiguous, wordValue } from "./number-words.rules.ts";
import { type NumberFact, readNumbers } from "./numbers.rules.ts";
import { findWords, holdsQuote, wordsMin } from "./quotations.rules.ts";
import { isContained } from "./word-families.rules.ts";

/**
 * Returns whether a claim states a fact that the passage states otherwise. A fact that the passage only lacks is no error: it
 * may follow from what the passage says, or come from another one.
 */
export function hasContradiction(claim: ClaimFacts, source: Source): boolean {
  const numbers = claim.numbers.filter(
    (one) => !source.numbers.some((other) => isSameNumber(one, other)),
  );
  const dates = claim.dates.filter(
    (one) => !source.dates.some((other) => supportsDate(other, one)),
  );
  if (hasInventedQuote(claim, source)) return true;
  if (numbers.length + dates.length === 0) return false;
  // The result of a query is complete: a number that it lacks is another number.
  if (source.isComputed) return numbers.length > 0;
  return (
    repeatsWithOtherValues(claim, source) ||
    source.sentences.some(
      (_, at) =>
        isAbout(claim, source.sentences, at) &&
        statesOtherwise({ numbers, dates }, { source, at, claim }),
    )
  );
}

/** Shorter quotations may be names or terms. */
const wordsOfSpeech = 5;

function hasInventedQuote({ quotes }: ClaimFacts, { flat }: Source): boolean {
  return quotes.some(
    (parts) =>
      [...segmentWords(parts.join(" "))].length >= wordsOfSpeech && !holdsQuote(flat, parts),
  );
}

/** Returns whether the passage contains the claim word for word, with other numbers in their places. */
function repeatsWithOtherValues({ flat, language, words }: ClaimFacts, source: Source): boolean {
  if (words.length < wordsMin - 1) return false;
  const claimed = maskNumbers(flat, language);
  return source.flat.split("\n").some((line) => {
    const masked = maskNumbers(` ${line} `, language);
    const at = findWords(masked.text, claimed.text, 0);
    if (at < 0) return false;
    const before = masked.text.slice(0, at).split(mask).length - 1;
    return claimed.values.some((value, index) => value !== masked.values[before + index]);
  });
}

/** Flattened texts contain no punctuation. */
const mask = "#";

function maskNumbers(flat: string, language: string | null): { text: string; values: string[] } {
  const values: string[] = [];
  const text = flat.replace(/\p{N}+(?: \p{N}+)*|\p{L}[\p{L}\p{M}]*/gu, (word) => {
    const value = isAmbiguous(word, language) ? undefined : wordValue(word, language);
    if (!/^\p{N}/u.test(word) && value === undefined) return word;
    values.push(value === undefined ? word.replaceAll(" ", "") : String(value));
    return mask;
  });
  return { text, values };
}

/** The share of a claim's words that a sentence about the same thing contains. */
const aboutShare = 0.75;

/** Returns whether a sentence is about what the claim is about. The sentence before may name what it calls "it". */
function isAbout({ topic }: ClaimFacts, sentences: Source["sentences"], at: number): boolean {
  const before = sentences[at - 1];
  const own = sentences[at];
  const here = topic.filter((forms) => own && isContained(forms, own.terms));
  const near = topic.filter((forms) => before && isContained(forms, before.terms));
  const found = new Set([...here, ...near]).size;
  return here.length > 0 && found >= aboutShare * topic.length;
}

type Missing = { readonly numbers: readonly NumberFact[]; readonly dates: readonly DateFact[] };
type Place = { readonly source: Source; readonly at: number; readonly claim: ClaimFacts };

/** Returns whether a sentence gives another value for one of the facts that the passage lacks. */
function statesOtherwise(missing: Missing, { source, at, claim }: Place): boolean {
  const { dates, rest } = readDates(source.sentences[at]?.text ?? "");
  const numbers = readNumbers(rest, source.language);
  return (
    missing.dates.some((date) => hasOtherDate(date, dates, source)) ||
    missing.numbers.some((number) =>
      isYear(number)
        ? hasOtherYear(number, { dates, numbers }, source)
        : hasOtherAmount(number, numbers, claim),
    )
  );
}

function hasOtherDate(claimed: DateFact, dates: readonly DateFact[], source: Source): boolean {
  if (dates.length !== 1 || source.dates.some((other) => isCompatible(other, claimed)))
    return false;
  return dates.every((date) => !isCompatible(date, claimed));
}

/** Returns whether two dates may be the same one: a part that only one of them gives may be anything. */
function isCompatible(date: DateFact, claimed: DateFact): boolean {
  const same = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined || one === other;
  return (
    date.month === claimed.month && same(date.year, claimed.year) && same(date.day, claimed.day)
  );
}

function isYear({ values, unit, surface }: NumberFact): boolean {
  const [value = 0] = values;
  return unit === undefined && /^\d{4}$/.test(surface) && value >= 1000 && value <= 2100;
}

function hasOtherYear(
  claimed: NumberFact,
  { dates, numbers }: { dates: readonly DateFact[]; numbers: readonly NumberFact[] },
  source: Source,
): boolean {
  const year = claimed.values[0];
  if (source.dates.some((date) => date.year === year)) return false;
  const years = new Set([
    ...dates.flatMap((date) => date.year ?? []),
    ...numbers.filter(isYear).flatMap(({ values }) => values),
  ]);
  return years.size === 1 && !years.has(year ?? 0);
}

/** Returns whether a sentence has one amount of the claimed one's unit, and it is another. */
function hasOtherAmount(
  claimed: NumberFact,
  numbers: readonly NumberFact[],
  claim: ClaimFacts,
): boolean {
  const others = numbers.filter(
    (number) =>
      number.unit !== undefined && !claim.numbers.some((one) => isSameNumber(one, number)),
  );
  if (claimed.unit === undefined) return false;
  const alike = others.filter(({ unit }) => unit === claimed.unit);
  if (alike.length === 1) return alike.every((number) => !mayBeSameNumber(claimed, number));
  // The same figure in another unit.
  return alike.length === 0 && others.some((number) => mayBeSameNumber(claimed, number));
}
