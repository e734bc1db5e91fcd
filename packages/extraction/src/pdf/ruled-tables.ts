import { joinLines } from "./join-lines.ts";
import { joinSegments, type Line } from "./lines.ts";
import { findRuledGrids, isRuledAbove, isRuledAfter, type RuledGrid } from "./ruled-grids.ts";
import { joinRuns } from "./segments.ts";
import { joinWords, splitWords } from "./split-words.ts";
import { type DocumentCell, writeDocumentTable } from "../tables/document-table.ts";
import type { Rule } from "./drawing/rules.ts";
import type { RuledTable, Run } from "./run.ts";

/** Points that a text may reach over the line of its cell. */
const overhang = 4;
/** Of the texts: those that may cross lines. */
const crossingShare = 0.05;
/** Of the cells: those that have a text at least. The lines of a chart are between few. */
const filledShare = 0.25;
/** Characters of a cell. The boxes of a page's design hold whole paragraphs. */
const longestCell = 1_200;

/** Takes the texts of ruled tables out of a page's runs: returns the tables and the remaining runs. */
export function takeRuledTables(
  runs: readonly Run[],
  rules: readonly Rule[],
): { tables: RuledTable[]; rest: Run[] } {
  let rest = [...runs];
  const tables: RuledTable[] = [];
  for (const grid of findRuledGrids(rules)) {
    const inside = new Set(rest.filter((run) => isInside(run, grid)));
    const table = readTable(grid, [...inside]);
    if (table === undefined) continue;
    tables.push(table);
    rest = rest.filter((run) => !inside.has(run));
  }
  return { tables, rest };
}

const middleOf = ({ left, right, base, size }: Run) =>
  [(left + right) / 2, base - size * 0.3] as const;

function isInside(run: Run, { xs, ys }: RuledGrid): boolean {
  const [x, y] = middleOf(run);
  return x > (xs[0] ?? 0) && x < (xs.at(-1) ?? 0) && y > (ys[0] ?? 0) && y < (ys.at(-1) ?? 0);
}

type RuledCell = DocumentCell & { columns: number; left: number; right: number };

function readTable(grid: RuledGrid, runs: readonly Run[]): RuledTable | undefined {
  const { ys } = grid;
  const rows = ys.slice(1).map((bottom, at) => rowOf(grid, ys[at] ?? 0, bottom));
  let crossing = 0;
  const runsOf = new Map<RuledCell, Run[]>();
  for (const run of runs) {
    const [, y] = middleOf(run);
    const row = rows[ys.findLastIndex((top) => top <= y)] ?? [];
    for (const { cell, part } of splitRun(run, row)) {
      if (!cell) return undefined;
      if (!isWithin(part, cell)) crossing += 1;
      runsOf.set(cell, [...(runsOf.get(cell) ?? []), part]);
    }
  }
  if (crossing > runs.length * crossingShare) return undefined;
  for (const [cell, own] of runsOf) cell.text = textOf(own);
  const cells = rows.flat().filter(({ continues }) => continues !== true);
  const filled = cells.filter(({ text }) => text !== "").length;
  if (filled < cells.length * filledShare || cells.some(({ text }) => text.length > longestCell)) {
    return undefined;
  }
  return describeTable(grid, rows, runs[0]?.size ?? 10);
}

function describeTable(
  { xs, ys }: RuledGrid,
  cells: readonly (readonly RuledCell[])[],
  size: number,
): RuledTable {
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const [top, bottom] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  const rows = cells.map((row) => ({ cells: row }));
  const written = writeDocumentTable(rows);
  return { left, right, top, bottom, xs, ys, size, rows, written };
}

/** The rows of a table that have a text, each as a line at its place. */
export function listRows({ left, right, ys, size, written }: RuledTable): Line[] {
  return written.texts.flatMap((text, at): Line[] => {
    const [top = 0, bottom = 0] = ys.slice(at, at + 2);
    const place = { left, right, top, bottom, base: bottom, size };
    return text === "" ? [] : [{ text, cells: [], ...place }];
  });
}

function isWithin(run: Run, { left, right }: RuledCell): boolean {
  return run.left >= left - overhang && run.right <= right + overhang;
}

/** The run and its cell; its words and their cells where lines are between them. */
function splitRun(
  run: Run,
  row: readonly RuledCell[],
): { cell: RuledCell | undefined; part: Run }[] {
  const cellAt = (x: number) => row.find(({ left, right }) => left <= x && x <= right);
  const cell = cellAt((run.left + run.right) / 2);
  if (!cell || isWithin(run, cell)) return [{ cell, part: run }];
  return joinWords(splitWords(run), (word) => cellAt((word.left + word.right) / 2)).map(
    ({ place, piece }) => ({ cell: place, part: { ...run, ...piece } }),
  );
}

/** The cells of a row: one ends where a line is, and continues the one above where none is between them. */
function rowOf(grid: RuledGrid, top: number, bottom: number): RuledCell[] {
  const middle = (top + bottom) / 2;
  const cells: RuledCell[] = [];
  for (const [at, left] of grid.xs.slice(0, -1).entries()) {
    const right = grid.xs[at + 1] ?? left;
    const open = cells.at(-1);
    if (open && !isRuledAfter(grid, left, middle)) {
      open.columns += 1;
      open.right = right;
      continue;
    }
    const continues = top > (grid.ys[0] ?? 0) && !isRuledAbove(grid, top, (left + right) / 2);
    cells.push({ text: "", columns: 1, continues, left, right });
  }
  return cells;
}

function textOf(runs: Run[]): string {
  return joinLines(joinSegments(joinRuns(runs)).map(({ text }) => text)).text;
}
