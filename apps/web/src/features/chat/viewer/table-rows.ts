import type { Anchor } from "@footnote/contracts/anchors";
import { parseRange } from "@footnote/contracts/cell-range";

/** A row of a sheet to display: its cells by column, or one text if the cells cannot be separated. */
export type TableRow = {
  number: number | null;
  cells: readonly string[] | null;
  text: string;
  /** Where its line starts in the passage. */
  start: number;
};
type Table = { columns: readonly string[]; rows: readonly TableRow[] };

/** Matches a cell comment, which follows the rows and has no columns. */
const comment = /^Comment on [A-Z]{1,3}\d+\b/;

/** Matches an object over the cells, such as a chart, a text box or a diagram, which also follows the rows. */
const drawing =
  /^(?:Chart|Text box|Diagram) on (?:this sheet|[A-Z]{1,3}\d+(?::[A-Z]{1,3}\d+)?)(?::|\n|$)/;

/** Whether a passage describes cells and contains no rows of the sheet. */
export function isBesideRows(text: string): boolean {
  return comment.test(text) || drawing.test(text);
}

/**
 * Parses the rows of a sheet from the text of a passage: "Ship: Ada; Berth: 4" under the header "Ship | Berth".
 * Lines in any other form stay text. `known` contains the columns of the preceding passages.
 */
export function parseTable(
  text: string,
  anchors: readonly Anchor[],
  known: readonly string[],
): Table {
  if (drawing.test(text.trim())) return { columns: known, rows: parseLines(text) };
  const located = locateLines(text);
  const lines = located.map(({ line }) => line);
  const rowsOnly = lines.filter((line) => !comment.test(line));
  const hasHeader = rowsOnly.some((line) => line.includes(" | "));
  let columns = known.length > 0 || hasHeader ? known : findColumnNames(rowsOnly);
  const rows = located.map(({ line, start }): Omit<TableRow, "number"> => {
    if (comment.test(line)) return { cells: null, text: line, start };
    const cells = parsePairs(line, columns);
    if (cells) return { cells, text: line, start };
    if (!line.includes(" | ")) return { cells: null, text: line, start };
    const values = line.split(" | ");
    if (columns.length === 0 || !lines.some((other) => parsePairs(other, columns)))
      columns = values;
    return { cells: values, text: line, start };
  });
  const numbers = listRowNumbers(anchors);
  // Blank rows have no line, and a cell may contain several lines: only an exact count gives each line its row.
  const exact = numbers.length === lines.length;
  return {
    columns,
    rows: rows.map((row, at) => ({ ...row, number: exact ? (numbers[at] ?? null) : null })),
  };
}

function parseLines(text: string): TableRow[] {
  return locateLines(text).map(({ line, start }) => ({
    number: null,
    cells: null,
    text: line,
    start,
  }));
}

/** The lines with text, and where they start. */
function locateLines(text: string): { line: string; start: number }[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const located = { line, start };
    start += line.length + 1;
    return line.trim() === "" ? [] : [located];
  });
}

/** Returns the column names in rows whose header is in another passage. */
function findColumnNames(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) =>
    Array.from(line.matchAll(/(?:^|; )([^:;]{1,80}): /g), ([, name = ""]) => name),
  );
  return [...new Set(names)];
}

/** Parses "Name: value; Name: value" to values in the order of the columns; an empty cell is "". */
function parsePairs(line: string, columns: readonly string[]): string[] | null {
  const cells = columns.map(() => "");
  let rest = line;
  let from = 0;
  while (rest !== "") {
    const at = columns.findIndex((name, index) => index >= from && rest.startsWith(`${name}: `));
    if (at === -1) return null;
    const value = rest.slice((columns[at] ?? "").length + 2);
    const end = findValueEnd(value, columns.slice(at + 1));
    cells[at] = value.slice(0, end);
    rest = value.slice(end + 2);
    from = at + 1;
  }
  return from === 0 ? null : cells;
}

/** Finds the start of the next column's name, because values may contain semicolons. */
function findValueEnd(value: string, later: readonly string[]): number {
  const ends = later.map((name) => value.indexOf(`; ${name}: `)).filter((end) => end >= 0);
  return Math.min(value.length, ...ends);
}

function listRowNumbers(anchors: readonly Anchor[]): number[] {
  return anchors.flatMap((anchor) => {
    const range = anchor.kind === "cells" ? parseRange(anchor.range) : undefined;
    if (!range) return [];
    const { fromRow, toRow } = range;
    return Array.from({ length: Math.min(toRow - fromRow, 10_000) + 1 }, (_, at) => fromRow + at);
  });
}
