import { splitSentences } from "../citations/sentences.rules.ts";

/** A named value of a line: "Report date: 2024-11-15", or a cell with the name of its column. */
export type Cell = { readonly name: string; readonly value: string };

export type LineKind =
  | "sentence"
  /** A short line of a list, such as a point of a slide. */
  | "item"
  /** Labels with values, or a row of a table. */
  | "cells"
  | "heading"
  /** The names of a table's columns. */
  | "header"
  | "question";

/** A piece of a passage that can be quoted: a sentence, an item of a list or a row of a table. */
export type Line = {
  readonly kind: LineKind;
  /** The text of the passage, white space collapsed. */
  readonly text: string;
  readonly cells: readonly Cell[];
  /** The context above it: a heading, a question or the sentence that announces a list. */
  readonly lead: string | undefined;
};

/** The beginning of a list item. */
export const item = /^\s*(?:[-*•·‣–]|\(?\p{N}{1,3}[.)]|\(?\p{L}[.)])\s/u;

const separator = /(?<!\s)\s*\|\s*/u;
const bold = /\*\*|__/gu;

/** Splits a passage into its lines in reading order. */
export function splitLines(text: string, headings: readonly string[]): Line[] {
  const lines: Line[] = [];
  const blocks = splitBlocks(text);
  let lead = headings.at(-1);
  /** What the item of a list is about whose further lines follow. */
  let title: string | undefined;
  let columns: readonly string[] | undefined;
  for (const [at, block] of blocks.entries()) {
    if (block.text.includes("|")) {
      const cells = readRow(withoutBold(block.text));
      const isHeader = columns === undefined || isHeaderRow(cells, columns);
      if (isHeader) columns = cells;
      const row = { cells, columns, lead };
      lines.push(isHeader ? headerOf(block.text, row) : rowOf(block.text, row));
      continue;
    }
    columns = undefined;
    const isParagraph = !isShort(block.text);
    const isItem = isParagraph && item.test(block.text);
    if (isItem) title = undefined;
    const own = isParagraph
      ? splitParagraph(block.text, title ?? lead)
      : [shortLine(blocks, at, lead)];
    lines.push(...own);
    const opened = leadAfter(own);
    // "4. Elections. Ada was elected." is no heading of the items after it.
    if (isItem && own[0]?.text === opened) title = opened;
    else if (opened !== undefined) [lead, title] = [opened, undefined];
  }
  return lines;
}

/** The last line of these that says what the lines after it are about. */
function leadAfter(lines: readonly Line[]): string | undefined {
  return lines.findLast(
    ({ kind, text }) => kind === "heading" || kind === "question" || /[:：]$/u.test(text),
  )?.text;
}

/** A heading, or an item of a list of short lines. */
function shortLine(blocks: readonly Block[], at: number, lead: string | undefined): Line {
  const before = blocks[at - 1];
  const block = blocks[at];
  const after = blocks[at + 1];
  const text = block?.text ?? "";
  const pairs = readPairs(withoutBold(text));
  if (pairs.length > 0) return { kind: "cells", text: collapse(text), cells: pairs, lead };
  const opensGroup = block?.opens === true && after?.opens === false;
  const isItem =
    !opensGroup &&
    !isInTitles(blocks, at) &&
    !numbered.test(withoutBold(text)) &&
    before !== undefined &&
    isShort(before.text);
  return { kind: isItem ? "item" : "heading", text: collapse(text), cells: [], lead };
}

/** Above the first paragraph, the title of a document and those of its parts follow each other. */
const titlesMax = 3;

function isInTitles(blocks: readonly Block[], at: number): boolean {
  const paragraph = blocks.slice(0, titlesMax + 1).findIndex(({ text }) => !isShort(text));
  return at < paragraph;
}

function splitParagraph(block: string, above: string | undefined): Line[] {
  const sentences = splitSentences(block);
  let lead = above;
  return sentences.map((text, at): Line => {
    const cells = readPairs(withoutBold(text));
    // "Error 117. The disk is full.": a few words at the beginning are the title of what follows.
    const isTitle = at === 0 && sentences.length > 1 && text.split(" ").length < titleWords;
    const kind =
      cells.length > 0 ? "cells" : isTitle ? "heading" : isQuestion(text) ? "question" : "sentence";
    const line: Line = { kind, text, cells, lead };
    // "- Error 117: The disk is full. Delete files.": the label says what the rest of its item is about.
    const isLabel = at === 0 && kind === "cells" && item.test(text);
    lead = isLabel ? text : (leadAfter([line]) ?? lead);
    return line;
  });
}

function withoutBold(text: string): string {
  return text.replace(bold, "").trim();
}

/** Returns whether a value is one cell. */
export function isOneCell({ value }: Cell): boolean {
  return value !== "" && !value.includes(cellJoint);
}

const titleWords = 4;
const contentsLine = /(?:\.\s?){4,}|…{2,}|_{3,}/u;
const address = /\bhttps?:\/\/|\bwww\.|@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const sign = /[^\p{L}\p{N}\p{M}\s|]/gu;

/**
 * Returns whether a line can stand alone in an answer: not a heading, the names of a table's columns, a question, a line of
 * contents, a list of addresses or the remains of a formula.
 */
export function isQuotable({ kind, text }: Line): boolean {
  if (kind === "heading" || kind === "header" || kind === "question") return false;
  if (contentsLine.test(text) || (text.match(address)?.length ?? 0) > 2) return false;
  const said = withoutBold(text).replace(item, "");
  return said.length <= 20 || (said.match(sign)?.length ?? 0) <= said.length / 4;
}

/** A paragraph, item, row or label; `opens` if an empty line or nothing is before it. */
type Block = { readonly text: string; readonly opens: boolean };

/** Lines that the width of a page broke stay together. */
function splitBlocks(text: string): Block[] {
  const joined = text.replace(/(?<=[\p{Ll},;-])[ \t]*\r?\n(?=[ \t]*[\p{Ll}(])/gu, " ");
  const lines = joined.split(/\r?\n/);
  return lines.flatMap((line, at) =>
    /[\p{L}\p{N}]/u.test(line) ? [{ text: line, opens: (lines[at - 1] ?? "").trim() === "" }] : [],
  );
}

function readRow(plain: string): string[] {
  const cells = plain.split(separator).map((cell) => cell.trim());
  // "| a | b |" has an empty cell at either end.
  if (cells[0] === "") cells.shift();
  if (cells.at(-1) === "") cells.pop();
  return cells;
}

/** The unit in the name of a column, as in "Size (m2)". */
const unit = /\([^()]*\)|\[[^[\]]*\]/gu;
const holdsNumber = (cell: string) => /\p{N}/u.test(cell.replace(unit, ""));
/** Between cells whose columns have no names. */
const cellJoint = " | ";

/** A second row of names replaces the first; a row with values does not. */
function isHeaderRow(cells: readonly string[], columns: readonly string[]): boolean {
  return cells.length !== columns.length && !cells.some(holdsNumber);
}

type Row = {
  readonly cells: readonly string[];
  readonly columns: readonly string[] | undefined;
  readonly lead: string | undefined;
};

function headerOf(block: string, { cells, lead }: Row): Line {
  // The first row of a table without a header holds values.
  const holdsValues = cells.slice(1).some(holdsNumber);
  const named = holdsValues
    ? [{ name: cells[0] ?? "", value: cells.slice(1).join(cellJoint) }]
    : [];
  return { kind: holdsValues ? "cells" : "header", text: collapse(block), cells: named, lead };
}

function rowOf(block: string, { columns = [], cells, lead }: Row): Line {
  const complete = cells.length === columns.length;
  const named = complete
    ? cells.map((value, at) => ({ name: columns[at] ?? "", value }))
    : [{ name: cells[0] ?? "", value: cells.slice(1).join(cellJoint) }];
  return { kind: "cells", text: collapse(block), cells: named, lead };
}

const label = /^\s*([^:：;.!?]{2,60}?)\s?[:：]\s+(\S.*)$/u;
const labelWordsMax = 6;
/** A label inside of a line: capital words before a colon, after some value. */
const innerLabel = /\s(?=(?:\p{Lu}[\p{L}\p{N}./-]*\s){0,3}\p{Lu}[\p{L}\p{N}./-]*:\s)/u;

/** Reads "Label: value", in a list item too, several of them, "Column: value; Column: value", or "Row; Column: value". */
function readPairs(text: string): Cell[] {
  const plain = text.replace(item, "");
  const [first = "", ...others] = plain.split(/;\s+/u);
  const isRow = others.length > 0 && others.every((part) => label.test(part));
  const isLabel = isRow && !label.test(first) && first.split(/\s+/u).length <= labelWordsMax;
  if (isLabel) return [{ name: "", value: first }, ...readPairs(others.join("; "))];
  const split = isRow && label.test(first) ? [first, ...others] : splitInner(plain);
  const pairs = split.map((part) => label.exec(part));
  if (!pairs.every((match) => match !== null && !opensBracket(match[1] ?? ""))) return [];
  return pairs.flatMap((match) => {
    const [, name = "", value = ""] = match ?? [];
    return name.split(/\s+/u).length > labelWordsMax ? [] : [{ name, value }];
  });
}

/** "The lake (German: See)" is a sentence. */
function opensBracket(name: string): boolean {
  return name.lastIndexOf("(") > name.lastIndexOf(")");
}

function splitInner(plain: string): string[] {
  return plain.length > 400 ? [plain] : plain.split(innerLabel);
}

const shortWordsMax = 12;
const numbered = /^(?:#{1,6}|\d+(?:\.\d+)*\.?|§\s?\d+\.?|[IVX]+\.)\s+\S/u;

/** A line without the end of a sentence: a heading, or an item if it follows another one. */
export function isShort(block: string): boolean {
  const text = collapse(block);
  return (
    text !== "" &&
    text.split(" ").length <= shortWordsMax &&
    !/[.!?。！？;,，:：]["”»)]?$/u.test(text) &&
    !text.includes("|")
  );
}

function isQuestion(sentence: string): boolean {
  return /[?？]["”»]?$/u.test(sentence);
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
