import { findQuotations } from "./quotations.rules.ts";
import { endsTooEarly } from "./sentences.rules.ts";

/** A sentence of an answer with its position and its citation markers. */
export type AnswerSentence = {
  readonly start: number;
  readonly end: number;
  /** Without markers and markup. */
  readonly text: string;
  /** The ids of its citations; if it has none, those of the next sentence in its line that has some. */
  readonly citations: readonly string[];
  /** The positions of its markers. */
  readonly markers: readonly {
    readonly id: string;
    readonly start: number;
    readonly end: number;
  }[];
};

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const marker = /(?<!\\)\[(\d{1,4})\]/g;
/** What precedes the text of a line: bullets, quotation marks, the number of an item. */
const opening =
  /^[\s>]*(?:[-*+|]\s+(?:\[[ x]\]\s+)?)*(?:[*_]{0,3}\(?\d{1,3}[.)](?:[*_]{1,3}\s*|\s+))?/u;
const blockOfCode = /```[\s\S]*?(?:```|$)/g;
const blank = (text: string) => " ".repeat(text.length);

/** The bar after a cell that ends with a quotation: each of these cells is a statement of its own. */
const afterQuote = /(?<=[”"»」』]\s{0,40})\|/g;

/** The row between the header of a table and its other rows. */
const belowHeader = /^\s*(?:\|\s*)?:?-+:?\s*\|[\s|:-]*$/;

/** Splits an answer into its claims, in order. Headings, table headers and code contain nothing that can be checked. */
export function splitClaims(content: string): AnswerSentence[] {
  const prose = content.replace(blockOfCode, blank);
  const texts = prose.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const lines = texts.map((text) => ({ text, masked: mask(text) }));
  // All at once: a call of the segmenter takes ten times as long as a short line.
  const ends = segmenter.segment(lines.map(({ masked }) => masked).join(""))[Symbol.iterator]();
  const sentences: AnswerSentence[] = [];
  let start = 0;
  for (const [at, line] of lines.entries()) {
    const { length } = line.text;
    const endsInLine: number[] = [];
    while (endsInLine.at(-1) !== length) {
      const { value } = ends.next();
      endsInLine.push(value === undefined ? length : value.index + value.segment.length - start);
    }
    const heads = /^\s*#{1,6}\s/.test(line.text) || belowHeader.test(texts[at + 1] ?? "");
    if (!heads) sentences.push(...inherit(splitLine(line, start, endsInLine)));
    start += length;
  }
  return sentences;
}

type Line = {
  readonly text: string;
  /** Of the same length. */
  readonly masked: string;
};

/**
 * A marker may precede or follow the full stop: blanks in its place belong to the sentence before them. The segmenter ends a
 * sentence at a line break.
 */
function mask(line: string): string {
  const masked = line.replace(marker, blank).replace(opening, blank).replace(afterQuote, "\n");
  // What opens a line without text ends with it.
  return line.endsWith("\n") ? `${masked.slice(0, -1)}\n` : masked;
}

/** @param ends where the segmenter ends the sentences of the line */
function splitLine(
  { text: line, masked }: Line,
  offset: number,
  ends: readonly number[],
): AnswerSentence[] {
  const quotations = findQuotations(masked);
  const found: AnswerSentence[] = [];
  let from = 0;
  let to = 0;
  for (const end of ends) {
    to = end;
    const open = masked.slice(from, to);
    if (to < masked.length && endsTooEarly(open, masked.slice(to))) continue;
    // A full stop inside a quotation ends no claim: quotations are compared as a whole.
    if (quotations.some(({ start, end }) => start < to && to < end)) continue;
    if (/[\p{L}\p{N}]/u.test(open)) found.push(readSentence(line, offset, { from, to }));
    from = to;
  }
  if (from < to && /[\p{L}\p{N}]/u.test(masked.slice(from, to))) {
    found.push(readSentence(line, offset, { from, to }));
  }
  return found;
}

function readSentence(
  line: string,
  offset: number,
  { from, to }: { from: number; to: number },
): AnswerSentence {
  const whole = line.slice(from, to);
  const numbered = from === 0 ? (opening.exec(line.replace(marker, blank))?.[0].length ?? 0) : 0;
  const leading = numbered + (/^[\s*+>|-]*/.exec(whole.slice(numbered))?.[0].length ?? 0);
  const start = offset + from + leading;
  const markers = Array.from(whole.matchAll(marker), (match) => {
    const at = offset + from + match.index;
    return { id: match[1] ?? "", start: at, end: at + match[0].length };
  });
  return {
    start,
    // Text after the last bar of a row would be a further cell, and end the table.
    end: offset + from + whole.replace(/(?<![\s|])[\s|]+$/, "").length,
    text: plainText(whole.slice(leading)),
    citations: [...new Set(markers.map(({ id }) => id))],
    markers,
  };
}

/** Rewrites mathematics as plain text: "$12{,}400\\,m^2$" becomes 12,400 m^2. A dollar before an amount stays. */
function withoutMath(text: string): string {
  if (!/[\\${]/.test(text)) return text;
  return text
    .replace(/\$\$?([^$\n\\^_{]*[\\^_{][^$\n]*)\$\$?/g, " $1 ")
    .replace(/\\[([]((?:(?!\\[([])[^\n]){0,400}?)\\[)\]]/g, (whole, formula: string) =>
      /[\\^_=]/.test(formula) ? ` ${formula} ` : whole,
    )
    .replace(/\{([,.])\}/g, "$1")
    .replace(/\\(?:text|mathrm|mathbf|textbf)\{([^{}]*)\}/g, "$1")
    .replace(/\\[,;:! ]/g, " ");
}

/** Removes markers, emphasis, link targets and the backslashes of escaped characters. */
function plainText(markdown: string): string {
  return (
    withoutMath(markdown)
      .replace(marker, "")
      .replace(/\]\([^)\s[\]]*\)/g, "]")
      .replace(/(?<!\\)[*_`]+/g, " ")
      .replace(/\\(?=[\p{P}\p{S}])/gu, "")
      .replace(/\s+/g, " ")
      // The bars between cells stay: "149 165" would be one number.
      .replace(/^[\s|]+|(?<![\s|])[\s|]+$/g, "")
  );
}

/** A marker at the end of a paragraph also covers the sentences before it. */
function inherit(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  let next: readonly string[] = [];
  return sentences
    .toReversed()
    .map((sentence) => {
      if (sentence.citations.length > 0) next = sentence.citations;
      return { ...sentence, citations: next };
    })
    .toReversed();
}
