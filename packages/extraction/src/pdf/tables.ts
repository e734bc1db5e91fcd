import { alignCells } from "./align-cells.ts";
import { writeDocumentRows } from "../tables/document-table.ts";
import type { Cell, Line } from "./lines.ts";

/** `row` is the text of a table's row; undefined for other lines. */
export type TableLine = { line: Line; row?: string };

/** Points. Cells of one column begin, end or are centred this close to each other. */
const tolerance = 4;
/** Lines of one cell between the rows of a table: labels of its parts, and the ends of long labels. */
const mostLabels = 2;
/** Characters. */
const longestLabel = 60;

/** Finds table rows: neighbouring lines of several cells that share columns. */
export function markTables(lines: Line[]): TableLine[] {
  const isRow = lines.map((line, at) => {
    const near = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]];
    return line.cells.length > 1 && near.some((other) => other && sharesColumns(line, other));
  });
  const rows = lines.map((): string | undefined => undefined);
  for (const table of groupRows(lines, isRow)) {
    const texts = writeRows(table.map((at) => lines[at]).filter((line) => line !== undefined));
    for (const [index, at] of table.entries()) rows[at] = texts[index];
  }
  return lines.map((line, at) => {
    const row = rows[at];
    return row === undefined ? { line } : { line, row };
  });
}

/** The positions of the rows of each table. */
function groupRows(lines: readonly Line[], isRow: readonly boolean[]): number[][] {
  const tables: number[][] = [];
  for (const [at, row] of isRow.entries()) {
    if (!row) continue;
    const open = tables.at(-1);
    const last = open?.at(-1);
    const between = last === undefined ? [] : lines.slice(last + 1, at);
    const goesOn = between.length <= mostLabels && between.every(isLabel);
    if (open && goesOn) open.push(at);
    else tables.push([at]);
  }
  return tables;
}

function isLabel({ cells, text }: Line): boolean {
  return cells.length === 1 && text.length <= longestLabel && !/[.!?]$/.test(text);
}

/** The texts of a table's rows: with their empty cells and the names of their columns where both are clear. */
function writeRows(lines: readonly Line[]): string[] {
  const rows = alignCells(lines);
  if (rows)
    return writeDocumentRows(
      rows.map((cells) => ({ cells })),
      "contrast",
    );
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(" | "));
}

function sharesColumns(line: Line, other: Line): boolean {
  if (other.cells.length < 2) return false;
  const shared = line.cells
    .slice(1)
    .filter((cell) => other.cells.some((otherCell) => aligned(cell, otherCell)));
  return shared.length > 0;
}

function aligned(one: Cell, other: Cell): boolean {
  return (
    Math.abs(one.left - other.left) < tolerance ||
    Math.abs(one.right - other.right) < tolerance ||
    Math.abs(one.left + one.right - other.left - other.right) < tolerance * 2
  );
}
