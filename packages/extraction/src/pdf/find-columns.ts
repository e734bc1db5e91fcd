import type { Cell, Line } from "./lines.ts";

/** From left to right, in points. */
export type Column = { left: number; right: number };
/** The texts of a line's cells, apart where the white space between two columns may be between their words. */
export type LineTexts = Cell[][];

/** Points. Texts of neighbouring columns may come this close to each other, or overlap as much. */
const overlap = 2;
/** Of the font's size. The usual space between words is about a quarter; columns are further apart. */
const narrowestGap = 0.4;
/** Times the usual space between words. */
const widerThanSpace = 1.5;
/** Of the font's size. Even the spaces of a typewriter are narrower; those of a page of numbers are between columns. */
const widestSpace = 0.65;
/** Texts of a table on one page. All are compared with each other. */
const mostTexts = 3_000;
/** A list's mark belongs to its text. */
const listMark = /^(?:[•‣◦▪●○■–—*·-]|\(?(?:\d{1,3}|\p{L}|[ivx]{1,4})[.)]|\[\d{1,3}\])$/u;
/** Of the lines: those that may have a merged cell across the white space between two columns. */
const crossingShare = 0.25;

/** The least white space between columns, as a share of the font's size: wider than the usual one between words. */
export function leastGap(lines: readonly Line[]): number {
  const spaces = lines.flatMap(({ cells, size }) =>
    cells.flatMap(({ words }) =>
      words.slice(1).map(({ left }, at) => (left - (words[at]?.right ?? left)) / size),
    ),
  );
  const usual = spaces.toSorted((a, b) => a - b)[Math.floor(spaces.length / 4)] ?? 0;
  return Math.min(widestSpace, Math.max(narrowestGap, usual * widerThanSpace));
}

/** The texts of a line, apart where they are `gap` sizes of the font apart. */
export function textsOf({ cells, size }: Line, gap: number): LineTexts {
  return cells.map(({ words }) => {
    const texts: Cell[] = [];
    for (const word of words) {
      const last = texts.at(-1);
      if (last && (word.left - last.right < size * gap || listMark.test(last.text))) {
        last.text += ` ${word.text}`;
        last.right = Math.max(last.right, word.right);
        last.words.push(word);
      } else texts.push({ ...word, words: [word] });
    }
    return texts;
  });
}

/** The columns that the lines of a table make: where their texts are, but for merged cells. None for generated filler. */
export function findColumns(lines: readonly LineTexts[]): Column[] {
  const texts = lines.flat(2);
  if (texts.length > mostTexts) return [];
  const gaps = findGaps(lines);
  const isMerged = (text: Cell) =>
    gaps.some(({ left, right }) => text.left < left && right < text.right) ||
    lines.some(
      (cells) => cells.filter((cell) => cell.some((one) => isAbove(text, one))).length > 1,
    );
  const columns: Column[] = [];
  for (const text of texts.toSorted((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (isMerged(text)) continue;
    if (last && text.left < last.right - overlap) last.right = Math.max(last.right, text.right);
    else columns.push({ left: text.left, right: text.right });
  }
  return columns;
}

export function isAbove(one: Column, other: Column): boolean {
  return one.left < other.right - overlap && other.left < one.right - overlap;
}

/** The stretches of the lines' width that few of them have text in. */
function findGaps(lines: readonly LineTexts[]): Column[] {
  const edges = lines
    .flatMap((cells) => cells.flat())
    .flatMap(({ left, right }) => [
      { x: left, change: 1 },
      { x: right, change: -1 },
    ])
    .toSorted((a, b) => a.x - b.x || a.change - b.change);
  const gaps: Column[] = [];
  let texts = 0;
  let from: number | undefined;
  for (const { x, change } of edges) {
    texts += change;
    const isGap = texts <= lines.length * crossingShare;
    if (!isGap && from !== undefined && x > from) gaps.push({ left: from, right: x });
    if (!isGap) from = undefined;
    else from ??= x;
  }
  return gaps;
}
