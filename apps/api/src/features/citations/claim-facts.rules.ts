import { isFunctionWord, segmentWords } from "@footnote/lexicon/function-words";
import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import type { Passage } from "./answer.rules.ts";
import { contentWords } from "./content-words.rules.ts";
import { type DateFact, readDates } from "./dates.rules.ts";
import { applyHeaderScales, findHeaderScales } from "./numbers/header-scale.rules.ts";
import { isMeasure } from "./number-words.rules.ts";
import { isSureNumber, type NumberFact, readNumbers } from "./numbers.rules.ts";
import { flatten, flattenSource, readQuotes } from "./quotations.rules.ts";
import { splitSentences } from "./sentences.rules.ts";

/** The facts of a claim that can be compared with a passage. */
export type ClaimFacts = {
  readonly language: string | null;
  /** The terms of its content words; each word's alternatives together. */
  readonly words: readonly (readonly string[])[];
  /** The words without the units and scales of its numbers. */
  readonly topic: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  /** Each quotation as its parts, between which something is left out. */
  readonly quotes: readonly (readonly string[])[];
  readonly denies: boolean;
  /** The whole claim, flattened for a literal comparison. */
  readonly flat: string;
  /** The claim without its quotations, flattened. */
  readonly said: string;
};

/** The facts of a passage that claims are compared with. */
export type Source = {
  readonly language: string | null;
  readonly sentences: readonly SourceSentence[];
  /** The terms of the passage, its file name and its headings. */
  readonly terms: ReadonlySet<string>;
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  readonly flat: string;
  /** Whether it is the result of a query, which contains nothing but the values and what they are. */
  readonly isComputed: boolean;
};

type SourceSentence = {
  readonly text: string;
  readonly flat: string;
  readonly terms: ReadonlySet<string>;
  readonly denies: boolean;
};

type SourcePassage = Pick<Passage, "text" | "filename" | "headings" | "computation">;

export function parseClaim(text: string, language: string | null): ClaimFacts {
  const { quotes, said } = readQuotes(text);
  // Quotations are compared literally: half a number at the start of a quotation is no number of the claim.
  const { dates, rest } = readDates(said);
  const words = [...contentWords(rest, language)];
  const lettered = words.filter(({ surface }) => !/\p{N}/u.test(surface));
  const topic = lettered.filter(({ surface }) => !isMeasure(surface.toLowerCase(), language));
  return {
    language,
    words: lettered.map(({ surface }) => askedTermsOf(surface, language)),
    topic: topic.map(({ surface }) => askedTermsOf(surface, language)),
    names: namesIn(text, language).map((name) => askedTermsOf(name, language)),
    numbers: readNumbers(rest, language).filter((number) => isSureNumber(number, language)),
    dates,
    quotes,
    denies: denies(text, language),
    flat: flatten(text),
    said: flatten(said),
  };
}

export function parseSource(passage: SourcePassage, language: string | null): Source {
  const context = [passage.filename.replace(/\.[^.]+$/, ""), ...passage.headings].join("\n");
  const whole = `${context}\n${passage.text}`;
  const sentences = splitSentences(passage.text).map((sentence) => ({
    text: sentence,
    flat: flatten(sentence),
    terms: new Set(termsOf(sentence, language)),
    denies: denies(sentence, language),
  }));
  const terms = new Set([
    ...sentences.flatMap((one) => [...one.terms]),
    ...termsOf(context, language),
  ]);
  const { dates } = readDates(whole);
  return {
    language,
    sentences,
    terms,
    numbers: applyHeaderScales(readNumbers(whole, language), findHeaderScales(whole, language)),
    dates,
    flat: flattenSource(whole),
    isComputed: passage.computation !== undefined,
  };
}

function termsOf(text: string, language: string | null): string[] {
  return tokenize(text, language).map(({ term }) => term);
}

/** A Chinese word is matched by its character pairs, because a single character occurs in nearly any text. */
function askedTermsOf(text: string, language: string | null): string[] {
  return tokenizeQuery(text, [language]).flat();
}

/** Returns capitalized words that do not start a sentence; none in German, which capitalizes every noun. */
function namesIn(text: string, language: string | null): string[] {
  if (lexiconOf(language)?.grammar.capitalizesNouns) return [];
  let before = 0;
  return Array.from(segmentWords(text)).flatMap(({ word, start, end }) => {
    const surface = text.slice(start, end);
    // Only from the last letter of the word before: a sentence may have as many words as a model writes.
    const opens = /(?:^|[.!?:;])[\s"“„«(]*$/u.test(text.slice(Math.max(0, before - 1), start));
    before = end;
    const name = !opens && /^\p{Lu}\p{L}/u.test(surface) && !isFunctionWord(word, language);
    return name ? [surface] : [];
  });
}

const negation = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.negations)));

function denies(text: string, language: string | null): boolean {
  return negation(language).test(text);
}
