import { firstEndingAfter, readFormattedRuns } from "./formatted-pages.ts";
import { operations } from "./operations.ts";
import type { DocFile } from "./fib.ts";
import type { PieceTable } from "./piece-table.ts";

/**
 * A stored text without its hidden text, and its hidden text. Both lack text that was deleted while changes were
 * tracked.
 */
export type SplitText = { visible: string; hidden: string };

type HiddenRun = { from: number; to: number; deleted: boolean };

const codes = { deleted: 0x0800, hidden: 0x083c };
/** "On", and "the opposite of the style", which hardly ever hides. */
const on = new Set([0x01, 0x81]);
/** Fields and the ends of paragraphs, cells and pages: the visible text is parsed by them. */
const structure = /[\u0013-\u0015\r\u0007\f]/;

/** Returns a function that splits the text from a character on by the formatting of its runs. */
export function startTextSplitter(
  file: DocFile,
  pieces: PieceTable,
): (text: string, from: number) => SplitText {
  const hiddenRuns = readRuns(file)
    .flatMap(({ deleted, ...bytes }) =>
      pieces.charactersOf(bytes).map((range): HiddenRun => ({ ...range, deleted })),
    )
    .toSorted((one, other) => one.from - other.from);
  return (text, from) => {
    const split: SplitText = { visible: "", hidden: "" };
    let done = from;
    for (const run of overlapping(hiddenRuns, from, from + text.length)) {
      const [start, end] = [Math.max(run.from, done), Math.min(run.to, from + text.length)];
      const inside = text.slice(start - from, end - from);
      const kept = Array.from(inside).filter((character) => structure.test(character));
      const before = text.slice(done - from, start - from);
      split.visible += before + kept.join("");
      split.hidden += before.replace(/[^\u0013-\u0015]/g, "") + (run.deleted ? "" : inside);
      done = Math.max(done, end);
    }
    split.visible += text.slice(done - from);
    return split;
  };
}

function* overlapping(runs: readonly HiddenRun[], from: number, to: number): Generator<HiddenRun> {
  for (let at = firstEndingAfter(runs, from); at < runs.length; at += 1) {
    const run = runs[at];
    if (run === undefined || run.from >= to) return;
    yield run;
  }
}

/** The hidden or deleted runs, as bytes of the main stream. */
function readRuns(file: DocFile): HiddenRun[] {
  return [...readFormattedRuns(file, "runs", 1)].flatMap(({ from, to, page, start }) => {
    if (start === 0) return [];
    const all = [...operations(page.subarray(start + 1, start + 1 + page.readUInt8(start)))];
    const has = (wanted: number) => on.has(all.findLast(({ code }) => code === wanted)?.value ?? 0);
    const deleted = has(codes.deleted);
    return deleted || has(codes.hidden) ? [{ from, to, deleted }] : [];
  });
}
