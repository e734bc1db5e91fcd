import { segmentWords } from "@footnote/lexicon/function-words";

/** What stands between quotation marks, and from where to where with them. */
export type Quotation = { readonly start: number; readonly end: number; readonly inside: string };

/** Marks that open, each with those that close it: the conventions differ, and writers mix them. */
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
/** Marks that open and close by where they stand. */
const twoFaced = /["'”»›‘’“]/u;
const longest = 1_000;

/** The quotations of a text, the outermost only: what is quoted inside them is part of them. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!opens(text, at)) continue;
    const end = closeOf(text, at);
    if (end === undefined) continue;
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
  // A Chinese quotation stands close to what is before it.
  const free = /[\s\p{Ps}\p{Pi}\p{Pd}\p{sc=Han}，。：；、！？:"'/=]/u.test(before);
  // '90s and '44 quote nothing.
  return free && (/['’‘]/u.test(mark) ? /\p{L}/u : /\S/u).test(after);
}

/** Where the quotation that opens here is closed: at its own level, where others are opened inside it. */
function closeOf(text: string, from: number): number | undefined {
  const opener = text[from] ?? "";
  const closers = closersOf[opener] ?? "";
  let depth = 0;
  for (let at = from + 1; at < Math.min(text.length, from + longest); at += 1) {
    const mark = text[at] ?? "";
    if (closers.includes(mark) && closes(text, at)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (mark === opener && !closers.includes(opener)) depth += 1;
  }
  return undefined;
}

/** An apostrophe inside a word closes nothing, and a mark after a blank opens. French puts a blank before its own. */
function closes(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  if (/[»«›‹」』]/u.test(mark)) return true;
  const inWord =
    /[\p{L}\p{N}]/u.test(text[at + 1] ?? "") && !/\p{sc=Han}/u.test(text[at + 1] ?? "");
  return !inWord && /\S/u.test(text[at - 1] ?? "");
}

/** What a quotation leaves out or puts in: "...", "[...]", "[the harbour]". */
const gap = /\s*(?:[[(]\s*(?:\.{3}|…)\s*[\])]|\[[^\]]{1,80}\]|\.{3,}|…)\s*/u;
/** Fewer words are a name or a word that is spoken of. */
const wordsMin = 3;

/** The quotations of a claim that can be looked up, each as its parts between gaps, flattened; and the claim without them. */
export function readQuotes(text: string): { quotes: string[][]; said: string } {
  const quotes: string[][] = [];
  let said = "";
  let at = 0;
  for (const { start, end, inside } of findQuotations(text)) {
    if ([...segmentWords(inside)].length < wordsMin) continue;
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

/** Whether all parts stand in one of the flattened text's lines, as whole words, one after the other. */
export function holdsQuote(flat: string, parts: readonly string[]): boolean {
  return flat.split("\n").some((line) => holdsInOrder(` ${line} `, parts));
}

function holdsInOrder(padded: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = placeOf(padded, part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/** Whether one word may end and another begin between two neighbouring signs. */
function mayPart(before = " ", after = " "): boolean {
  return [before, after].some((sign) => sign === " " || unspaced.test(sign));
}

function placeOf(padded: string, part: string, from: number): number {
  for (let at = padded.indexOf(part, from); at >= 0; at = padded.indexOf(part, at + 1)) {
    const end = at + part.length;
    // "lawful entry" does not stand in "unlawful entry".
    if (mayPart(padded[at - 1], padded[at]) && mayPart(padded[end - 1], padded[end])) return at;
  }
  return -1;
}

/** A text flattened, and once more with the words joined that the end of a line has cut. */
export function flattenSource(text: string): string {
  const joined = text.replace(/(?<=\p{L})[-‐][^\S\n]*\n\s*(?=\p{Ll})/gu, "");
  return joined === text ? flatten(text) : `${flatten(text)}\n${flatten(joined)}`;
}

/** Letters and digits alone, so that line breaks, case, quotation marks and dashes of the two texts need not agree. */
export function flatten(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\u00ad", "")
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]) | (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
      "",
    )
    .trim();
}
