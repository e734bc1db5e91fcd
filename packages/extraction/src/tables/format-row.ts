import { columnName, formatRange } from "@footnote/contracts/cell-range";
import type { Block } from "../located-text.ts";
import type { Span } from "../spans.ts";

export type Row = {
  /** As a spreadsheet program counts: from 1, the header included. */
  number: number;
  cells: readonly string[];
};

/** Columns that belong together, counted from 1, both ends included. */
export type TableColumns = {
  fromColumn: number;
  toColumn: number;
  /** A name for each column, "" where it has none; undefined where the row is not below a header. */
  names: readonly string[] | undefined;
};

/** A value at its column, counted from 1, with what is written before it. */
type Value = { column: number; label: string; text: string };

/** A row's text, and where in it each value is that is not empty. */
type WrittenRow = { text: string; values: { column: number; start: number; label: number }[] };

/**
 * Formats a row of a sheet: "Name: value; Name: value" below a header, else "value | value" with its empty cells. Every
 * value has a span with the place of its cell. Undefined for a row without content.
 */
export function formatRow(
  { number, cells }: Row,
  tables: readonly TableColumns[],
  sheet: string,
): Block | undefined {
  const written = writeRow(cells, tables, "letters");
  if (written === undefined) return undefined;
  const anchorOf = (fromColumn: number, toColumn: number) => {
    const range = { fromRow: number, toRow: number, fromColumn, toColumn };
    return { kind: "cells" as const, sheet, range: formatRange(range) };
  };
  const spans = written.values.map(({ column, start, label }): Span => {
    return { start, anchor: anchorOf(column, column), label };
  });
  const [first, last] = [written.values[0], written.values.at(-1)];
  const anchor = anchorOf(first?.column ?? 1, last?.column ?? 1);
  return { kind: "table-row", text: written.text, anchor, spans };
}

/** Writes a row as one text. A column without a name is named by its letter or not at all. */
export function writeRow(
  cells: readonly string[],
  tables: readonly TableColumns[],
  unnamed: "letters" | "plain",
): WrittenRow | undefined {
  const parts = partsOf(cells, tables);
  const named = parts.some(({ names }) => names !== undefined);
  const joint = named ? "; " : " | ";
  const values = parts.flatMap((part, at) =>
    valuesOf(cells, part, { named, letters: unnamed === "letters", first: at === 0 }),
  );
  const written: WrittenRow = { text: "", values: [] };
  let start = 0;
  for (const [at, { column, label, text }] of values.entries()) {
    written.text += (at > 0 ? joint : "") + label;
    if (text === "") continue;
    written.values.push({ column, start, label: written.text.length - start });
    written.text += text;
    start = written.text.length;
  }
  return written.values.length > 0 ? written : undefined;
}

/** The tables that the row has values of, cut to these values; each value beside them is a part of its own. */
function partsOf(cells: readonly string[], tables: readonly TableColumns[]): TableColumns[] {
  const parts: (TableColumns & { table: TableColumns | undefined })[] = [];
  for (const [at, cell] of cells.entries()) {
    if (cell.trim() === "") continue;
    const column = at + 1;
    const table = tables.find((one) => one.fromColumn <= column && column <= one.toColumn);
    const open = parts.at(-1);
    if (table !== undefined && open?.table === table) {
      open.toColumn = column;
      // The empty cells before several values show their columns; a title stands alone.
      if (table.names === undefined) open.fromColumn = table.fromColumn;
    } else {
      const names = table?.names?.slice(column - table.fromColumn);
      parts.push({ table, fromColumn: column, toColumn: column, names });
    }
  }
  return parts;
}

/**
 * The values of a part: with the names of their columns, or with the empty cells between them. In a row with names, a
 * column that has none may be named by its letter, unless its value is the label that the row begins with.
 */
function valuesOf(
  cells: readonly string[],
  { fromColumn, toColumn, names }: TableColumns,
  { named, letters, first }: { named: boolean; letters: boolean; first: boolean },
): Value[] {
  return Array.from({ length: toColumn - fromColumn + 1 }, (_, at): Value => {
    const column = fromColumn + at;
    const own = (names?.[at] ?? "").replace(/\s+/g, " ").trim();
    const name = own === "" && letters && !(first && at === 0) ? columnName(column) : own;
    const label = named && name !== "" ? `${name}: ` : "";
    return { column, label, text: (cells[column - 1] ?? "").trim() };
  }).filter(({ text }) => !named || text !== "");
}
