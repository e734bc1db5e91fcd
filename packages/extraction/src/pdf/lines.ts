import type { RuledTable } from "./run.ts";
import { joinTexts, type Segment } from "./segments.ts";
import type { Piece } from "./split-words.ts";

export type Cell = Piece & { words: Piece[] };

export type Line = {
  /** From left to right, or from right to left as the script runs. One cell in prose. */
  cells: Cell[];
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  /** A table in place of text. */
  table?: RuledTable;
};

/** In font sizes: a wider gap within a line separates cells. */
const cellGap = 1.6;

/** The lines of a region, from top to bottom. */
export function joinSegments(region: Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const segment of region.toSorted((a, b) => a.base - b.base)) {
    // Only the last few rows can overlap with this one.
    const row = rows.slice(-4).findLast((candidate) => sharesLine(candidate, segment));
    if (row === undefined) rows.push([segment]);
    else row.push(segment);
  }
  return rows.map(toLine);
}

function sharesLine(row: Segment[], segment: Segment): boolean {
  return row.some((other) => {
    const overlap = Math.min(other.bottom, segment.bottom) - Math.max(other.top, segment.top);
    const [small, large] = [Math.min(other.size, segment.size), Math.max(other.size, segment.size)];
    const beside = segment.left >= other.right - small || segment.right <= other.left + small;
    if (segment.table ?? other.table) return false;
    // A drop capital or a watermark spans several lines: its baseline decides.
    if (large > small * 1.8) return beside && Math.abs(other.base - segment.base) < small * 0.4;
    return beside && overlap > small * 0.55;
  });
}

function toLine(row: Segment[]): Line {
  const rtl = row.filter((segment) => segment.rtl).length * 2 > row.length;
  const ordered = row.toSorted((a, b) => (rtl ? b.right - a.right : a.left - b.left));
  const cells: Cell[] = [];
  for (const { text, words, left, right, size } of ordered) {
    const last = cells.at(-1);
    const gap = last && (rtl ? last.left - right : left - last.right);
    if (last === undefined || gap === undefined || gap > size * cellGap) {
      cells.push({ text, words: [...words], left, right });
      continue;
    }
    const space = gap > size * 0.14 ? " " : "";
    last.text += space + text;
    last.words = joinTexts(last.words, words, space);
    last.left = Math.min(last.left, left);
    last.right = Math.max(last.right, right);
  }
  const main = row.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const table = row.find((segment) => segment.table)?.table;
  return {
    ...(table && { table }),
    cells,
    text: cells.map((cell) => cell.text).join(" "),
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    top: Math.min(...row.map(({ top }) => top)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
    base: main.base,
    size: main.size,
  };
}
