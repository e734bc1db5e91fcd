import { type Piece, splitWords } from "./split-words.ts";
import type { RuledTable, Run } from "./run.ts";

/** Runs side by side on one line, without a gap that a column or a table cell could cause; or a table. */
export type Segment = Omit<Run, "spaces"> & { words: Piece[]; table?: RuledTable };

/** In font sizes: white space within a line of prose is narrower, even in justified text. */
const widestWordGap = 1.1;
/** In font sizes: with a narrower gap two runs are parts of one word. */
const narrowestSpace = 0.14;

/** Joins the runs, in the file's own order, to segments. */
export function joinRuns(runs: Run[]): Segment[] {
  const segments: Segment[] = [];
  for (const { spaces = [], ...rest } of runs) {
    const run = { ...rest, words: splitWords({ ...rest, spaces }) };
    const last = segments.at(-1);
    const joined = last && continues(last, run) ? join(last, run) : undefined;
    if (joined === undefined) segments.push(run);
    else segments[segments.length - 1] = joined;
  }
  return segments;
}

function continues(last: Segment, run: Segment): boolean {
  const size = Math.max(last.size, run.size);
  if (last.rtl !== run.rtl) return false;
  const gap = run.rtl ? last.left - run.right : run.left - last.right;
  const sameLine = Math.abs(run.base - last.base) < size * 0.45;
  return sameLine && gap < size * widestWordGap && gap > -size * 0.6;
}

function join(last: Segment, run: Segment): Segment {
  const gap = run.rtl ? last.left - run.right : run.left - last.right;
  const space = run.spaced || gap > Math.max(last.size, run.size) * narrowestSpace ? " " : "";
  const main = last.text.length >= run.text.length ? last : run;
  return {
    text: last.text + space + run.text,
    words: joinTexts(last.words, run.words, space),
    left: Math.min(last.left, run.left),
    right: Math.max(last.right, run.right),
    top: Math.min(last.top, run.top),
    bottom: Math.max(last.bottom, run.bottom),
    base: main.base,
    size: main.size,
    rtl: last.rtl,
    spaced: last.spaced,
  };
}

/** The words of two texts, one after the other; the two in the middle are one without a space between them. */
export function joinTexts(
  before: readonly Piece[],
  after: readonly Piece[],
  space: " " | "",
): Piece[] {
  const [last, first] = [before.at(-1), after[0]];
  if (space === " " || !last || !first) return [...before, ...after];
  const left = Math.min(last.left, first.left);
  const right = Math.max(last.right, first.right);
  const middle = { text: last.text + first.text, left, right };
  return [...before.slice(0, -1), middle, ...after.slice(1)];
}
