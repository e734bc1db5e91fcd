import { operations } from "./operations.ts";
import type { DocFile } from "./fib.ts";
import type { PieceTable } from "./piece-table.ts";

/** A text as it is stored, what of it is hidden, and without what was deleted while changes were tracked. */
export type PartedText = { seen: string; hidden: string };

type Unseen = { from: number; to: number; deleted: boolean };

const codes = { deleted: 0x0800, hidden: 0x083c };
/** "On", and "the opposite of the style", which is hardly ever one that hides. */
const on = new Set([0x01, 0x81]);
/** Fields and the ends of paragraphs, cells and pages: what is left must still be read by them. */
const structure = /[\u0013-\u0015\r\u0007\f]/;

/** Parts the text from one character on by how its runs are formatted. */
export function startPartingText(
  file: DocFile,
  pieces: PieceTable,
): (text: string, from: number) => PartedText {
  const unseen = readRuns(file)
    .flatMap(({ deleted, ...bytes }) =>
      pieces.charactersOf(bytes).map((range): Unseen => ({ ...range, deleted })),
    )
    .toSorted((one, other) => one.from - other.from);
  return (text, from) => {
    const parted: PartedText = { seen: "", hidden: "" };
    let done = from;
    for (const run of overlapping(unseen, from, from + text.length)) {
      const [start, end] = [Math.max(run.from, done), Math.min(run.to, from + text.length)];
      const inside = text.slice(start - from, end - from);
      const kept = Array.from(inside).filter((character) => structure.test(character));
      const before = text.slice(done - from, start - from);
      parted.seen += before + kept.join("");
      parted.hidden += before.replace(/[^\u0013-\u0015]/g, "") + (run.deleted ? "" : inside);
      done = Math.max(done, end);
    }
    parted.seen += text.slice(done - from);
    return parted;
  };
}

/** The first of them is searched for: a document may have very many. */
function* overlapping(runs: readonly Unseen[], from: number, to: number): Generator<Unseen> {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < runs.length; at += 1) {
    const run = runs[at];
    if (run === undefined || run.from >= to) return;
    yield run;
  }
}

/** The runs, by bytes of the main stream, that are hidden or deleted. */
function readRuns(file: DocFile): Unseen[] {
  const table = file.table("runs");
  const count = Math.floor((table.length - 4) / 8);
  const runs: Unseen[] = [];
  for (let at = 0; at < count; at += 1) {
    const number = table.readUInt32LE((count + 1) * 4 + at * 4) & 0x3fffff;
    const page = file.document.subarray(number * 512, number * 512 + 512);
    if (page.length === 512) runs.push(...readPage(page));
  }
  return runs;
}

function readPage(page: Buffer): Unseen[] {
  const count = Math.min(page.readUInt8(511), 101);
  return Array.from({ length: count }, (_, at): Unseen[] => {
    const start = page.readUInt8((count + 1) * 4 + at) * 2;
    if (start === 0) return [];
    const [from, to] = [page.readUInt32LE(at * 4), page.readUInt32LE(at * 4 + 4)];
    const said = [...operations(page.subarray(start + 1, start + 1 + page.readUInt8(start)))];
    const has = (wanted: number) =>
      on.has(said.findLast(({ code }) => code === wanted)?.value ?? 0);
    const deleted = has(codes.deleted);
    return deleted || has(codes.hidden) ? [{ from, to, deleted }] : [];
  }).flat();
}
