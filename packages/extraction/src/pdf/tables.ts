import { alignCells, fitsColumns } from "./align-cells.ts";
import { findColumns, leastGap, type LineTexts, textsOf } from "./find-columns.ts";
import { writeDocumentRows } from "../tables/document-table.ts";
import type { Cell, Line } from "./lines.ts";

/** `row` is the text of a table's row; undefined for other lines. */
export type TableLine = { line: Line; row?: string };

/** Points. Cells of one column begin, end or are centred this close to each other. */
const tolerance = 4;
/** Rows that show columns with little white space between them, and the share of all rows that has to fit these. */
const fewestFitting = 4;
const fittingShare = 0.75;
/** Lines of one cell between the rows of a table: labels of its parts, and the ends of long labels. */
const mostLabels = 2;
/** Characters. */
const longestLabel = 60;

/** Finds table rows: neighbouring lines of several cells that share columns. */
export function markTables(lines: Line[]): TableLine[] {
  const gap = leastGap(lines);
  const texts = lines.map((line) => textsOf(line, gap));
  const isRow = findRows(lines.map(({ cells }) => cells));
  for (const at of findNarrowTables(lines, texts)) isRow[at] = true;
  for (const table of groupRows(lines, isRow)) {
    for (const at of findNarrowRows(texts, table)) isRow[at] = true;
  }
  const rows = lines.map((): string | undefined => undefined);
  for (const table of groupRows(lines, isRow)) {
    const own = pick(texts, table);
    const written = writeRows(makeColumns(own) ? own : own.map(joinCells));
    for (const [index, at] of table.entries()) rows[at] = written[index];
  }
  return lines.map((line, at) => {
    const row = rows[at];
    return row === undefined ? { line } : { line, row };
  });
}

function findRows(lines: readonly (readonly Cell[])[]): boolean[] {
  return lines.map((line, at) => {
    const near = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]];
    return line.length > 1 && near.some((other) => other && sharesColumns(line, other));
  });
}

/** The lines of tables with little white space between their columns: only several rows together show that it is one. */
function findNarrowTables(lines: readonly Line[], texts: readonly LineTexts[]): number[] {
  const tables = groupRows(lines, findRows(texts.map((cells) => cells.flat())));
  return tables.flatMap((table) => (makeColumns(pick(texts, table)) ? table : []));
}

/** Whether the texts make columns, though the white space between these may be narrow. */
function makeColumns(texts: readonly LineTexts[]): boolean {
  const columns = findColumns(texts);
  const fitting = texts.filter((row) => fitsColumns(row, columns));
  return fitting.length >= Math.max(fewestFitting, texts.length * fittingShare);
}

/** The lines between the rows of a table, before and after them, that fit its columns though these are close together. */
function findNarrowRows(texts: readonly LineTexts[], table: readonly number[]): number[] {
  const own = pick(texts, table);
  if (!makeColumns(own)) return [];
  const columns = findColumns(own);
  const [first = 0, last = 0] = [table[0], table.at(-1)];
  const fits = (at: number) => fitsColumns(texts[at] ?? [], columns);
  const found: number[] = [];
  for (let at = first - 1; fits(at); at -= 1) found.push(at);
  for (let at = last + 1; fits(at); at += 1) found.push(at);
  for (let at = first; at < last; at += 1) if (!table.includes(at) && fits(at)) found.push(at);
  return found;
}

function pick(texts: readonly LineTexts[], positions: readonly number[]): LineTexts[] {
  return positions.flatMap((at) => [texts[at] ?? []]);
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
function writeRows(lines: readonly LineTexts[]): string[] {
  const rows = alignCells(lines);
  if (rows)
    return writeDocumentRows(
      rows.map((cells) => ({ cells })),
      "contrast",
    );
  return lines.map((cells) =>
    joinCells(cells)
      .map((cell) => cell[0]?.text)
      .join(" | "),
  );
}

/** The line with one text in each cell. */
function joinCells(cells: LineTexts): LineTexts {
  return cells.map((texts) => [
    {
      text: texts.map(({ text }) => text).join(" "),
      left: Math.min(...texts.map(({ left }) => left)),
      right: Math.max(...texts.map(({ right }) => right)),
      words: texts.flatMap(({ words }) => words),
    },
  ]);
}

function sharesColumns(line: readonly Cell[], other: readonly Cell[]): boolean {
  if (other.length < 2) return false;
  return line.slice(1).some((cell) => other.some((otherCell) => aligned(cell, otherCell)));
}

function aligned(one: Cell, other: Cell): boolean {
  return (
    Math.abs(one.left - other.left) < tolerance ||
    Math.abs(one.right - other.right) < tolerance ||
    Math.abs(one.left + one.right - other.left - other.right) < tolerance * 2
  );
}
