import { stem } from "./stemming.rules.ts";

/** A piece of text before stemming. Pieces of one word share its position, counted from 1. */
type Piece = {
  readonly text: string;
  readonly position: number;
  /** Found when asked for, but nothing to ask for where longer pieces are. */
  readonly minor?: boolean;
};

type PlainPiece = Omit<Piece, "position">;

/** A searchable form of a word and where the word stands. */
export type Term = { readonly term: string; readonly position: number };

/** Longest term in UTF-16 units: at most 300 bytes of UTF-8, far below the 2,046 that Postgres takes. */
const longestTerm = 100;

// Letters and digits, joined where people write one name: AB-1234, jane.doe@example.org, R&D, 3.14, 1,000, 12:30.
const names =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:[-‐‑.@_&+]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const connectors = /[-‐‑.@_&+,:]/u;
/** Connectors without a meaning of their own: AB-1234 is also found as AB1234, and 1,000 as 1000. */
const droppedConnectors = /[-‐‑,]/gu;
const possessive = /(?<=\p{L})['’]s(?!\p{L})/gu;

// Scripts written without spaces: those of East Asia go by pairs of characters, the others by dictionary.
const eastAsian = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}々〆ー`;
const southEastAsian = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const unspaced = new RegExp(`[${eastAsian}${southEastAsian}]`, "u");
const scriptRuns = new RegExp(
  `(?<pairs>[${eastAsian}]+)|(?<segmented>[${southEastAsian}]+)|[^${eastAsian}${southEastAsian}]+`,
  "gu",
);
const han = /\p{sc=Han}/u;
const dictionary = new Intl.Segmenter("th", { granularity: "word" });

/** The terms a text is found by, in reading order. `language` is ISO 639-1, or null where it is unknown. */
export function tokenize(text: string, language: string | null): Term[] {
  const terms: Term[] = [];
  for (const { text: piece, position } of splitPieces(text)) {
    for (const term of formsOf(piece, language)) terms.push({ term, position });
  }
  return terms;
}

/**
 * What a question asks for: for each of its words the terms that stand for it in texts of the given languages.
 * Each group once, in the order of the question.
 */
export function tokenizeQuery(text: string, languages: readonly (string | null)[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { text: piece, minor } of splitPieces(text)) {
    if (minor) continue;
    const forms = new Set(languages.flatMap((language) => formsOf(piece, language)));
    const group = [...forms];
    groups.set(group.join(" "), group);
  }
  return [...groups.values()];
}

function* splitPieces(text: string): Generator<Piece> {
  const plain = text.normalize("NFKC").toLowerCase().replace(possessive, "");
  let position = 0;
  for (const [name] of plain.matchAll(names)) {
    const first = position + 1;
    const parts = name.split(connectors);
    for (const piece of parts.flatMap(splitScripts)) {
      if (!piece.minor) position += 1;
      yield { ...piece, position };
    }
    if (parts.length > 1 && !unspaced.test(name)) {
      yield { text: cut(name.replace(droppedConnectors, "")), position: first };
    }
  }
}

function splitScripts(part: string): PlainPiece[] {
  return [...part.matchAll(scriptRuns)].flatMap(({ 0: run, groups }): PlainPiece[] => {
    if (groups?.["pairs"] !== undefined) return [...splitPairs(Array.from(run))];
    const words = groups?.["segmented"] === undefined ? [run] : segment(run);
    return words.map((word) => ({ text: cut(word) }));
  });
}

function segment(run: string): string[] {
  return Array.from(dictionary.segment(run), (found) => found.segment);
}

/** Every two neighbours, and each Chinese character alone, since one of them can be a whole question. */
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
 * The stem without accents, and where it differs the stem of the word typed without accents,
 * so that "securite" and "sécurité" find each other although stemmers know only the latter.
 */
function formsOf(piece: string, language: string | null): string[] {
  const accurate = stripAccents(stem(piece, language));
  const plain = stripAccents(piece);
  if (plain === piece) return [accurate];
  const typedPlain = stem(plain, language);
  return accurate === typedPlain ? [accurate] : [accurate, typedPlain];
}

const accents = /(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}]\p{Mn}*)\p{Mn}/gu;
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

/** Without the marks that readers of Latin, Greek, Arabic and Hebrew often leave out; elsewhere marks make the word. */
function stripAccents(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  const bare = word.normalize("NFD").replace(accents, "").normalize("NFC");
  return bare.replace(undecomposed, (letter) => plainLetters[letter] ?? letter);
}

function cut(piece: string): string {
  return piece.length <= longestTerm ? piece : piece.slice(0, longestTerm).toWellFormed();
}
