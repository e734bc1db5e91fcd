import { segmentWords } from "@footnote/lexicon/function-words";

/** A quotation, and its position including the marks. */
export type Quotation = { readonly start: number; readonly end: number; readonly inside: string };

/** Opening marks, each with the marks that close it: conventions differ, and writers mix them. */
const closersOf: Readonly<Record<string, string>> = {
  "“": '”"',
  "„": '“”"',
  "”": "”", // Swedish, Finnish
  '"': '"',
  "«": "»",
  "»": "«»", // German and Danish; Finnish
  "‹": "›",
  "›": "‹›",
  "‘": "’",
  "‚": "‘’",
  "'": "'",
  "「": "」",
  "『": "』",
};
/** Marks that open or close depending on their position. */
const twoFaced = /["'”»›‘’“]/u;
const longest = 1_000;

/** Finds the outermost quotations of a text; quotations inside them are part of them. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const endsOf = new Map<string, ReadonlyMap<number, number>>();
  for (let at = 0; at < text.length; at += 1) {
    if (!opens(text, at)) continue;
    const opener = text[at] ?? "";
    const ends = endsOf.get(opener) ?? findEnds(text, opener);
    endsOf.set(opener, ends);
    const end = ends.get(at);
    if (end === undefined || end - at >= longest) continue;
    found.push({ start: at, end: end + 1, inside: text.slice(at + 1, end) });
    at = end;
  }
  return found;
}

function opens(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  if (closersOf[mark] === undefined) return false;
  if (!twoFaced.test(mark)) return true;
  const before = text[at - 1] ?? " ";
  const after = text[at + 1] ?? " ";
  // No blank precedes a Chinese quotation.
  const free = /[\s\p{Ps}\p{Pi}\p{Pd}\p{sc=Han}，。：；、！？:"'/=]/u.test(before);
  // '90s and '44 quote nothing.
  return free && (/['’‘]/u.test(mark) ? /\p{L}/u : /\S/u).test(after);
}

/** Where each quotation with this opening mark is closed, at its own level. One pass: thousands of marks may never be closed. */
function findEnds(text: string, opener: string): Map<number, number> {
  const closers = closersOf[opener] ?? "";
  // A mark that also closes has no levels.
  const isNested = !closers.includes(opener);
  const ends = new Map<number, number>();
  let open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (closers.includes(mark) && closes(text, at)) {
      for (const start of isNested ? open.splice(-1) : open) ends.set(start, at);
      if (!isNested) open = [];
    }
    if (mark === opener) open.push(at);
  }
  return ends;
}

/** An apostrophe inside a word closes nothing, and a mark after a blank opens. French puts a blank before its own. */
function closes(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  if (/[»«›‹」』]/u.test(mark)) return true;
  const inWord =
    /[\p{L}\p{N}]/u.test(text[at + 1] ?? "") && !/\p{sc=Han}/u.test(text[at + 1] ?? "");
  return !inWord && /\S/u.test(text[at - 1] ?? "");
}

/** An omission or insertion in a quotation: "...", "[...]", "[the harbour]". */
const gap = /(?<!\s)\s*(?:[[(]\s*(?:\.{3}|…)\s*[\])]|\[[^[\]]{1,80}\]|\.{3,}|…)\s*/u;
/** Fewer words are a name or a mentioned word. */
export const wordsMin = 3;

/** Returns the quotations of a claim, each as its flattened parts between gaps, and the claim without them. */
export function readQuotes(text: string): { quotes: string[][]; said: string } {
  const quotes: string[][] = [];
  let said = "";
  let at = 0;
  for (const { start, end, inside } of findQuotations(text)) {
    const words = [...segmentWords(inside)].length;
    if (words < wordsMin || (words <= titleWordsMax && isTitle(inside))) continue;
    const parts = inside
      .split(gap)
      .map(flatten)
      .filter((part) => part !== "");
    if (parts.length === 0) continue;
    quotes.push(parts);
    said += `${text.slice(at, start)} `;
    at = end;
  }
  return { quotes, said: said + text.slice(at) };
}

const titleWordsMax = 8;

/** Returns whether all longer words begin with a capital letter, as in the title of a work. */
function isTitle(inside: string): boolean {
  const long = inside.match(/(?<!\p{L})\p{L}{4,}/gu) ?? [];
  const isUpperCase = inside === inside.toUpperCase();
  return !isUpperCase && long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Returns whether a line of the flattened text contains all parts as whole words, in order. */
export function holdsQuote(flat: string, parts: readonly string[]): boolean {
  return flat.split("\n").some((line) => holdsInOrder(` ${line} `, parts));
}

function holdsInOrder(padded: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = findWords(padded, part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/** Returns whether a word boundary is possible between two neighbouring characters. */
function mayPart(before = " ", after = " "): boolean {
  return [before, after].some((sign) => sign === " " || unspaced.test(sign));
}

/** Returns where a padded text contains a part as whole words; -1 if nowhere. */
export function findWords(padded: string, part: string, from: number): number {
  for (let at = padded.indexOf(part, from); at >= 0; at = padded.indexOf(part, at + 1)) {
    const end = at + part.length;
    // "unlawful entry" does not contain "lawful entry".
    if (mayPart(padded[at - 1], padded[at]) && mayPart(padded[end - 1], padded[end])) return at;
  }
  return -1;
}

/** Flattens a text, and once more with the words joined that a line break has split. */
export function flattenSource(text: string): string {
  const joined = text.replace(/(?<=\p{L})[-‐][^\S\n]*\n\s*(?=\p{Ll})/gu, "");
  return joined === text ? flatten(text) : `${flatten(text)}\n${flatten(joined)}`;
}

/** Keeps letters and digits only, so that line breaks, case, quotation marks and dashes may differ. */
export function flatten(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("\u00ad", "")
      // In capitals, "ß" is written as "SS".
      .replaceAll("ß", "ss")
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "")
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
      .replace(
        /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]) | (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
        "",
      )
      .trim()
  );
}
