import { contentWords } from "../citations/content-words.rules.ts";
import { locateSentences } from "../citations/sentences.rules.ts";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";

/** A part of a text, in UTF-16 units; `end` is exclusive. */
export type Range = { readonly start: number; readonly end: number };

/** Finds the part of one passage that a claim rests on: the claim word for word, else the nearest sentences. */
export type FindSupport = (claim: string) => Range | undefined;

/** Prepares a passage for several claims in one language (ISO 639-1, null if unknown). */
export function openPassage(text: string, language: string | null): FindSupport {
  const letters = readLetters(text);
  let sentences: Sentence[] | undefined;
  return (claim) => {
    const verbatim = findVerbatim(letters, claim);
    if (verbatim) return widenToMarks(text, verbatim);
    // Most claims are quotations, for which no sentence is tokenized.
    sentences ??= readSentences(text, language);
    return findNearest(sentences, claim, language);
  };
}

/** The letters and digits of a text, and the position in it of each of their UTF-16 units. */
type Letters = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** White space, quotation marks, dashes and case differ between a passage and its quotation. */
function readLetters(text: string): Letters {
  let letters = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index } of text.matchAll(/[\p{L}\p{N}\p{M}]/gu)) {
    const plain = character.normalize("NFKC").toLowerCase();
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
  }
  return { text: letters, starts, ends };
}

const omission = /\[\s{0,3}(?:…|\.{3})\s{0,3}\]|…|\.{3}/u;
/** Fewer letters occur by chance. */
const lettersMin = 6;

/** The range of a quotation, from its first part to its last where it leaves something out. */
function findVerbatim(passage: Letters, quotation: string): Range | undefined {
  const parts = quotation.split(omission).flatMap((part) => readLetters(part).text || []);
  if (parts.join("").length < lettersMin) return undefined;
  let first: number | undefined;
  let end = 0;
  for (const part of parts) {
    const at = findWords(passage, part, end);
    if (at === undefined) return undefined;
    first ??= at;
    end = at + part.length;
  }
  return { start: passage.starts[first ?? 0] ?? 0, end: passage.ends[end - 1] ?? 0 };
}

const marksMax = 4;

/** With the marks that belong to the words: those that open before them, and those that end or close after them. */
function widenToMarks(text: string, { start, end }: Range): Range {
  const before =
    /[\p{Ps}\p{Pi}"'`*_]{0,4}$/u.exec(text.slice(Math.max(0, start - marksMax), start))?.[0] ?? "";
  const after = /^(?![\p{Ps}\p{Pi}])[\p{P}\p{S}]*/u.exec(text.slice(end))?.[0] ?? "";
  return { start: start - before.length, end: end + after.length };
}

/** The index of whole words among the letters; in scripts without spaces every letter may start a word. */
function findWords(
  { text, starts, ends }: Letters,
  words: string,
  from: number,
): number | undefined {
  const divides = (at: number) =>
    starts[at] !== ends[at - 1] || unspaced.test(text.slice(at - 1, at + 1));
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    if (divides(at) && divides(at + words.length)) return at;
  }
  return undefined;
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

type Sentence = Range & { readonly terms: ReadonlySet<string> };

function readSentences(text: string, language: string | null): Sentence[] {
  return locateSentences(text).map(({ start, end }) => ({
    start,
    end,
    terms: new Set(tokenize(text.slice(start, end), language).map(({ term }) => term)),
  }));
}

/** The share of a claim's words, among those of the passage, that its sentences must contain. */
const coverageMin = 0.5;
/** What a further sentence must add to that share. */
const gainMin = 0.2;
const sentencesMax = 3;
/** A number says more than a word about where a claim comes from. */
const numberWeight = 2;

type Word = { readonly forms: readonly string[]; readonly weight: number };

/**
 * The one to three neighbouring sentences with the most of the claim's words that the passage contains, rare ones
 * weighing more. Undefined if the words are scattered, or too few to decide.
 */
function findNearest(
  sentences: readonly Sentence[],
  claim: string,
  language: string | null,
): Range | undefined {
  const words = weighWords(claim, sentences, language);
  if (words.length < 2 && !words.some(({ forms }) => forms.some(hasDigit))) return undefined;
  let best: Window | undefined;
  for (let size = 1; size <= Math.min(sentencesMax, sentences.length); size += 1) {
    const next = findBestWindow(sentences, size, words);
    if (next && next.coverage >= (best ? best.coverage + gainMin : coverageMin)) best = next;
  }
  return best && { start: best.start, end: best.end };
}

type Window = Range & { readonly coverage: number };

/** Among windows with the same coverage, the shortest. */
function findBestWindow(
  sentences: readonly Sentence[],
  size: number,
  words: readonly Word[],
): Window | undefined {
  const windows = sentences.slice(size - 1).map(({ end }, from): Window => {
    const inside = sentences.slice(from, from + size);
    return { start: inside[0]?.start ?? 0, end, coverage: measureCoverage(words, inside) };
  });
  return windows.toSorted(
    (a, b) => b.coverage - a.coverage || a.end - a.start - (b.end - b.start),
  )[0];
}

/** The claim's distinct words that occur in the passage. */
function weighWords(
  claim: string,
  sentences: readonly Sentence[],
  language: string | null,
): Word[] {
  const surfaces = new Set([...contentWords(claim, language)].map(({ surface }) => surface));
  return [...surfaces].flatMap((surface) => {
    const forms = tokenizeQuery(surface, [language]).flat();
    const found = sentences.filter(({ terms }) => forms.some((form) => terms.has(form))).length;
    if (found === 0) return [];
    const weight = Math.log(1 + sentences.length / found) * (hasDigit(surface) ? numberWeight : 1);
    return [{ forms, weight }];
  });
}

function measureCoverage(words: readonly Word[], sentences: readonly Sentence[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = words.filter(({ forms }) =>
    sentences.some(({ terms }) => forms.some((form) => terms.has(form))),
  );
  return found.reduce((sum, { weight }) => sum + weight, 0) / all;
}

function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word);
}
