import { isFunctionWord, segmentWords } from "@footnote/lexicon/function-words";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { contentWords } from "./content-words.rules.ts";
import { type DateFact, readDates } from "./dates.rules.ts";
import { isSureNumber, type NumberFact, readNumbers } from "./numbers.rules.ts";
import { flatten, flattenSource, readQuotes } from "./quotations.rules.ts";
import { splitSentences } from "./sentences.rules.ts";

/** What a claim says that can be looked for in a passage. */
export type ClaimFacts = {
  readonly language: string | null;
  /** The terms of its words with a meaning of their own; each word's alternatives together. */
  readonly words: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  /** Each as its parts, between which something is left out. */
  readonly quotes: readonly (readonly string[])[];
  readonly denies: boolean;
  /** All of it, to be looked for letter by letter. */
  readonly flat: string;
};

/** A passage made ready for claims to be looked for in it. */
export type Source = {
  readonly language: string | null;
  readonly sentences: readonly { readonly terms: ReadonlySet<string>; readonly denies: boolean }[];
  /** Terms of all of it with its file's name and its headings. */
  readonly terms: ReadonlySet<string>;
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  readonly flat: string;
};

export function parseClaim(text: string, language: string | null): ClaimFacts {
  const { quotes, said } = readQuotes(text);
  // What is quoted is looked up letter by letter: half a number, where a quotation begins, is no number of the claim.
  const { dates, rest } = readDates(said);
  const words = [...contentWords(rest, language)];
  const lettered = words.filter(({ surface }) => !/\p{N}/u.test(surface));
  return {
    language,
    words: lettered.map(({ surface }) => askedTermsOf(surface, language)),
    names: namesIn(text, language).map((name) => askedTermsOf(name, language)),
    numbers: readNumbers(rest).filter(isSureNumber),
    dates,
    quotes,
    denies: denies(text),
    flat: flatten(text),
  };
}

export function parseSource(
  passage: { text: string; filename: string; headings: readonly string[] },
  language: string | null,
): Source {
  const context = [passage.filename.replace(/\.[^.]+$/, ""), ...passage.headings].join("\n");
  const whole = `${context}\n${passage.text}`;
  const sentences = splitSentences(passage.text).map((sentence) => ({
    terms: new Set(termsOf(sentence, language)),
    denies: denies(sentence),
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
    numbers: readNumbers(whole),
    dates,
    flat: flattenSource(whole),
  };
}

function termsOf(text: string, language: string | null): string[] {
  return tokenize(text, language).map(({ term }) => term);
}

/** A Chinese word is borne out by its pairs of characters: one of them alone stands in nearly any text. */
function askedTermsOf(text: string, language: string | null): string[] {
  return tokenizeQuery(text, [language]).flat();
}

/** Words with a capital that is not the sentence's; German writes every noun with one. */
function namesIn(text: string, language: string | null): string[] {
  if (language === "de") return [];
  return Array.from(segmentWords(text)).flatMap(({ word, start, end }) => {
    const surface = text.slice(start, end);
    const opens = /(?:^|[.!?:;])[\s"“„«(]*$/u.test(text.slice(0, start));
    const name = !opens && /^\p{Lu}\p{L}/u.test(surface) && !isFunctionWord(word, language);
    return name ? [surface] : [];
  });
}

const negation =
  /\b(?:not|no|never|none|neither|nor|cannot|without|kein\p{L}*|nicht|nie|niemals|ohne|weder|pas|jamais|aucun\p{L}*|sans|nunca|ningun\p{L}*|ningún|non|nessun\p{L}*|senza|niet|geen|nooit)\b|n['’]t\b|(?<!\p{L})(?:не|нет|никогда|без)(?!\p{L})|[不没無无未]/iu;

function denies(text: string): boolean {
  return negation.test(text);
}
