import { listInflectedForms } from "./inflections.rules.ts";
import { listYearForms } from "./query/periods.rules.ts";
import { stem } from "./stemming.rules.ts";

/** A piece of text before stemming. Pieces of one word share its position, counted from 1. */
type Piece = {
  readonly text: string;
  readonly position: number;
  /** One character of a longer run, indexed beside the pairs. */
  readonly minor?: boolean;
};

type PlainPiece = Omit<Piece, "position">;

/** An indexed form of a word, and the position of the word in the text. */
export type Term = { readonly term: string; readonly position: number };

/** Longest term in UTF-16 units: at most 300 bytes of UTF-8, far below the 2,046 that Postgres takes. */
const longestTerm = 100;

// Letters and digits, joined where people write one name: AB-1234, jane.doe@example.org, R&D, 3.14, 1,000, 12:30.
const names =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:[-‐‑.@_&+]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const connectors = /[-‐‑.@_&+,:]/u;
/** Connectors without a meaning of their own: AB1234 also matches AB-1234, and 1000 matches 1,000. */
const droppedConnectors = /[-‐‑,]/gu;
/** Groups of thousands written with spaces or apostrophes, as with commas: "12 500" is "12,500". */
const spacedThousands = /(?<![\p{N}.,])\p{Nd}{1,3}(?:[ '’]\p{Nd}{3})+(?![\p{N}])/gu;
/** Dots may separate groups of thousands too: "12.500" is also indexed as "12500". */
const dottedThousands = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;
const possessive = /(?<=\p{L})['’]s(?!\p{L})/gu;

// Scripts written without spaces: those of East Asia are split into pairs of characters, the others by a dictionary.
const eastAsian = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}々〆ー`;
const southEastAsian = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const unspaced = new RegExp(`[${eastAsian}${southEastAsian}]`, "u");
const scriptRuns = new RegExp(
  `(?<pairs>[${eastAsian}]+)|(?<segmented>[${southEastAsian}]+)|[^${eastAsian}${southEastAsian}]+`,
  "gu",
);
const han = /\p{sc=Han}/u;
const dictionary = new Intl.Segmenter("th", { granularity: "word" });

/** Splits a text into the terms that index it, in reading order. `language` is ISO 639-1, or null if unknown. */
export function tokenize(text: string, language: string | null): Term[] {
  const terms: Term[] = [];
  for (const { text: piece, position } of splitPieces(text)) {
    for (const term of getForms(piece, language)) terms.push({ term, position });
  }
  return terms;
}

export type QueryWord = {
  /** The word as the query has it first, in lower case. */
  readonly text: string;
  /** Its indexed forms in texts of the searched languages. */
  readonly forms: readonly string[];
  /** How often the query has it. */
  readonly count: number;
  /** A single character of a text that is searched by pairs of characters. */
  readonly minor: boolean;
};

/** Splits a query into words, each once and in the order of the query. */
export function countQueryWords(text: string, languages: readonly (string | null)[]): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const { text: piece, minor = false } of splitPieces(text)) {
    const forms = [...new Set(languages.flatMap((language) => getQueryForms(piece, language)))];
    const key = forms.join(" ");
    const known = words.get(key) ?? { text: piece, forms, count: 0, minor };
    words.set(key, { ...known, count: known.count + 1 });
  }
  return [...words.values()];
}

/** The indexed forms of each word of a query, once, in the order of the query. */
export function tokenizeQuery(
  text: string,
  languages: readonly (string | null)[],
): (readonly string[])[] {
  return countQueryWords(text, languages).flatMap(({ forms, minor }) => (minor ? [] : [forms]));
}

/** The words of a phrase one after another, each with its indexed forms. */
export function tokenizePhrase(
  text: string,
  languages: readonly (string | null)[],
): (readonly string[])[] {
  const words: string[][] = [];
  for (const { text: piece, minor, position } of splitPieces(text)) {
    // A joined name begins where its first part does.
    if (minor || position <= words.length) continue;
    words.push([...new Set(languages.flatMap((language) => getQueryForms(piece, language)))]);
  }
  return words;
}

/** A verb of Arabic begins with its subject's person and gender, which a question and its answer seldom share. */
const arabicPersons = /^[يت](?=\p{sc=Arab}{3})/u;

function getQueryForms(piece: string, language: string | null): string[] {
  const forms = [...listInflectedForms(piece, language, getForms), ...listYearForms(piece)];
  if (language !== "ar" || !arabicPersons.test(piece)) return forms;
  const others = ["ي", "ت"].map((person) => piece.replace(arabicPersons, person));
  return [...forms, ...others.flatMap((other) => getForms(other, language))];
}

function* splitPieces(text: string): Generator<Piece> {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(possessive, "")
    .replace(spacedThousands, (number) => number.replaceAll(/[ '’]/gu, ","));
  let position = 0;
  for (const [name] of plain.matchAll(names)) {
    if (latinWord.test(name)) {
      position += 1;
      yield { text: truncateTerm(name), position };
      continue;
    }
    const first = position + 1;
    const parts = name.split(connectors);
    for (const piece of parts.flatMap(splitScripts)) {
      if (!piece.minor) position += 1;
      yield { ...piece, position };
    }
    if (parts.length > 1 && !unspaced.test(name)) {
      yield { text: truncateTerm(name.replace(droppedConnectors, "")), position: first };
      if (dottedThousands.test(name)) yield { text: name.replaceAll(".", ""), position: first };
    }
  }
}

/** Most words are such: they need no look at their parts and scripts. */
const latinWord = /^[a-z0-9\u00df-\u024f]+$/;
/** Latin letters, digits and signs. */
const latin = /^[\u0000-\u024f]+$/;

function splitScripts(part: string): PlainPiece[] {
  if (latin.test(part)) return [{ text: truncateTerm(part) }];
  return [...part.matchAll(scriptRuns)].flatMap(({ 0: run, groups }): PlainPiece[] => {
    if (groups?.["pairs"] !== undefined) return [...splitPairs(Array.from(run))];
    const words = groups?.["segmented"] === undefined ? [run] : segment(run);
    return words.map((word) => ({ text: truncateTerm(word) }));
  });
}

function segment(run: string): string[] {
  return Array.from(dictionary.segment(run), (found) => found.segment);
}

/** Splits into pairs of neighbours and, for Chinese, single characters, since one of them can be a whole query. */
function* splitPairs(characters: string[]): Generator<PlainPiece> {
  const alone = characters.length === 1;
  for (const [at, character] of characters.entries()) {
    const next = characters[at + 1];
    if (next !== undefined) yield { text: character + next };
    if (alone) yield { text: character };
    else if (han.test(character)) yield { text: character, minor: true };
  }
}

/**
 * Returns the stem without accents and, if it differs, the stem of the word typed without accents, so that "securite" and
 * "sécurité" match each other although stemmers know only the latter.
 */
function getForms(piece: string, language: string | null): readonly string[] {
  const known = knownForms.get(language) ?? new Map<string, readonly string[]>();
  const found = known.get(piece);
  if (found !== undefined) return found;
  const forms = deriveForms(piece, language);
  if (known.size >= mostKnownForms) known.clear();
  knownForms.set(language, known.set(piece, forms));
  return forms;
}

/** By language: texts repeat their words, and a stemmer takes longer than all else. */
const knownForms = new Map<string | null, Map<string, readonly string[]>>();
const mostKnownForms = 20_000;

function deriveForms(piece: string, language: string | null): string[] {
  if (otherDigits.test(piece)) return [piece, toPlainDigits(piece)];
  const accurate = stripAccents(stem(piece, language));
  const plain = stripAccents(piece);
  if (plain === piece) return [accurate];
  const typedPlain = stem(plain, language);
  return accurate === typedPlain ? [accurate] : [accurate, typedPlain];
}

/** Digits of other scripts; NFKC has changed full-width ones before. */
const otherDigits = /(?![0-9])\p{Nd}/u;

/** "١٩٧٠" as "1970": the digits of a script follow each other in Unicode, from a multiple of ten on from its zero. */
function toPlainDigits(piece: string): string {
  return piece.replace(new RegExp(otherDigits, "gu"), (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (otherDigits.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    return String(value - zero);
  });
}

const accents = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}])\p{Mn}+/gu;
const undecomposed = /[ßæœøłđı]/gu;
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Removes the marks that people often omit in Latin, Greek, Arabic and Hebrew; in other scripts marks distinguish words. */
function stripAccents(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  const bare = word.normalize("NFD").replace(accents, "$1").normalize("NFC");
  return bare.replace(undecomposed, (letter) => plainLetters[letter] ?? letter);
}

function truncateTerm(piece: string): string {
  return piece.length <= longestTerm ? piece : piece.slice(0, longestTerm).toWellFormed();
}
