import { type Column, findColumns, isAbove, type LineTexts } from "./find-columns.ts";
import type { Cell } from "./lines.ts";
import type { DocumentCell } from "../tables/document-table.ts";

/** Points. Texts of one column begin, end or are centred this close to each other. */
const edge = 5;

/**
 * Assigns the texts of lines to the columns of their table: texts above each other are in one column, a text over several
 * of them is a merged cell. Undefined where the columns are not clear, as two cells of a line would be in one.
 */
export function alignCells(lines: readonly LineTexts[]): DocumentCell[][] | undefined {
  const columns = findColumns(lines);
  const rows = lines.map((cells) => alignLine(cells, columns));
  return columns.length > 1 && rows.every((row) => row !== undefined) ? rows : undefined;
}

/** Whether each text of the line is in one column of a table that is found, and several columns have one. */
export function fitsColumns(cells: LineTexts, columns: readonly Column[]): boolean {
  const places = cells.flat().map((text) => {
    const own = columns.filter((column) => isAbove(text, column));
    const [column] = own;
    return own.length === 1 && column && isAligned(text, column) ? column : undefined;
  });
  return !places.includes(undefined) && new Set(places).size > 1;
}

function isAligned(one: Column, other: Column): boolean {
  const centre = Math.abs(one.left + one.right - other.left - other.right) / 2;
  return (
    Math.abs(one.left - other.left) < edge ||
    Math.abs(one.right - other.right) < edge ||
    centre < edge
  );
}

/** A text and the columns that it is over, counted from 0. */
type Placed = { text: string; first: number; last: number };

function alignLine(cells: LineTexts, columns: readonly Column[]): DocumentCell[] | undefined {
  const row: DocumentCell[] = [];
  let next = 0;
  for (const { text, first, last } of cells.flatMap((cell) => placeTexts(cell, columns))) {
    if (first < next) return undefined;
    while (next < first) next = row.push({ text: "" });
    row.push({ text, columns: last - first + 1 });
    next = last + 1;
  }
  while (next < columns.length) next = row.push({ text: "" });
  return row;
}

/** The texts of one cell of a line, joined where they are in one column. */
function placeTexts(cell: readonly Cell[], columns: readonly Column[]): Placed[] {
  const placed: Placed[] = [];
  for (const { text, ...piece } of cell) {
    const first = columns.findIndex((column) => isAbove(piece, column));
    const final = columns.findLastIndex((column) => isAbove(piece, column));
    const before = placed.at(-1);
    if (before && before.first === first && before.last === final) before.text += ` ${text}`;
    else placed.push({ text, first, last: final });
  }
  return placed;
}
