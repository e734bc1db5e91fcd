import { joinWords, splitWords } from "./split-words.ts";
import type { DocumentCell } from "../tables/document-table.ts";
import type { Cell, Line } from "./lines.ts";

type Column = { left: number; right: number };

/** Points. Cells of neighbouring columns may come this close to each other, or overlap as much. */
const overlap = 2;
/** Points. The place of a word within a text is known this exactly. */
const edge = 5;
/** Lines with cells of their own in the columns that a text is split at. */
const fewestApart = 3;
/** Cells of a table on one page. All are compared with each other; more are generated filler. */
const mostCells = 3_000;

/**
 * Assigns the cells of lines to the columns of their table: cells above each other are in one column, a cell over several
 * of them is a merged one. Undefined where the columns are not clear, as two cells of a line would be in one.
 */
export function alignCells(lines: readonly Line[]): DocumentCell[][] | undefined {
  if (lines.reduce((sum, { cells }) => sum + cells.length, 0) > mostCells) return undefined;
  const columns = findColumns(lines);
  const rows = lines.map(({ cells }) =>
    alignLine(
      cells.flatMap((cell) => splitAtColumns(cell, { columns, lines })),
      columns,
    ),
  );
  return columns.length > 1 && rows.every((row) => row !== undefined) ? rows : undefined;
}

/** The stretches that the cells cover, without the cells that would join two cells of one line. */
function findColumns(lines: readonly Line[]): Column[] {
  const cells = lines.flatMap(({ cells: all }) => all);
  const narrow = cells.filter(
    (cell) => !lines.some((line) => line.cells.filter((one) => isAbove(cell, one)).length > 1),
  );
  const columns: Column[] = [];
  for (const { left, right } of narrow.toSorted((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last.right - overlap) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

function isAbove(one: Column, other: Column): boolean {
  return one.left < other.right - overlap && other.left < one.right - overlap;
}

/**
 * The parts of a cell over several columns whose words stand as the columns do, if enough lines have cells of their own
 * in these; else the cell as it is.
 */
function splitAtColumns(
  cell: Cell,
  { columns, lines }: { columns: readonly Column[]; lines: readonly Line[] },
): Cell[] {
  const own = columns.filter((column) => isAbove(cell, column));
  const apart = lines.filter(({ cells }) =>
    own.every((column) => cells.some((one) => isAbove(one, column) && isWithin(one, column))),
  );
  if (own.length < 2 || apart.length < Math.max(fewestApart, lines.length / 3)) return [cell];
  const middle = (word: Cell) => (word.left + word.right) / 2;
  const parts = joinWords(splitWords(cell), (word) =>
    own.findLastIndex(({ left }, at) => at === 0 || left - edge <= middle(word)),
  );
  const fits = parts.every(({ place, piece }) => {
    const column = own[place];
    const others = own.filter((one) => one !== column);
    return column && isAligned(piece, column) && !others.some((one) => isAbove(piece, one));
  });
  return fits && parts.length === own.length ? parts.map(({ piece }) => piece) : [cell];
}

function isWithin(one: Column, other: Column): boolean {
  return one.left >= other.left - overlap && one.right <= other.right + overlap;
}

function isAligned(one: Column, other: Column): boolean {
  const centre = Math.abs(one.left + one.right - other.left - other.right) / 2;
  return (
    Math.abs(one.left - other.left) < edge ||
    Math.abs(one.right - other.right) < edge ||
    centre < edge
  );
}

function alignLine(cells: readonly Cell[], columns: readonly Column[]): DocumentCell[] | undefined {
  const row: DocumentCell[] = [];
  let next = 0;
  for (const cell of cells.toSorted((a, b) => a.left - b.left)) {
    const first = columns.findIndex((column) => isAbove(cell, column));
    const last = columns.findLastIndex((column) => isAbove(cell, column));
    if (first < next) return undefined;
    while (next < first) next = row.push({ text: "" });
    row.push({ text: cell.text, columns: last - first + 1 });
    next = last + 1;
  }
  while (next < columns.length) {
    row.push({ text: "" });
    next += 1;
  }
  return row;
}
