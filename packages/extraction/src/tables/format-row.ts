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

/**
 * Formats a row of a sheet: "Name: value; Name: value" below a header, else "value | value" with its empty cells. Every
 * value has a span with the place of its cell. Undefined for a row without content.
 */
export function formatRow(
  row: Row,
  tables: readonly TableColumns[],
  sheet: string,
): Block | undefined {
  const parts = partsOf(row, tables);
  const named = parts.some(({ names }) => names !== undefined);
  const values = parts.flatMap((part, at) => valuesOf(row, part, { named, first: at === 0 }));
  const filled = values.filter(({ text }) => text !== "");
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const anchorOf = (fromColumn: number, toColumn: number) => {
    const range = { fromRow: row.number, toRow: row.number, fromColumn, toColumn };
    return { kind: "cells" as const, sheet, range: formatRange(range) };
  };
  const joint = named ? "; " : " | ";
  const spans: Span[] = [];
  let text = "";
  let start = 0;
  for (const [at, value] of values.entries()) {
    text += (at > 0 ? joint : "") + value.label;
    if (value.text === "") continue;
    const label = text.length - start;
    spans.push({ start, anchor: anchorOf(value.column, value.column), label });
    text += value.text;
    start = text.length;
  }
  return { kind: "table-row", text, anchor: anchorOf(first.column, last.column), spans };
}

/** The tables that the row has values of, cut to these values; each value beside them is a part of its own. */
function partsOf({ cells }: Row, tables: readonly TableColumns[]): TableColumns[] {
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
 * column that has none is named by its letter, unless its value is the label that the row begins with.
 */
function valuesOf(
  { cells }: Row,
  { fromColumn, toColumn, names }: TableColumns,
  { named, first }: { named: boolean; first: boolean },
): Value[] {
  return Array.from({ length: toColumn - fromColumn + 1 }, (_, at): Value => {
    const column = fromColumn + at;
    const own = (names?.[at] ?? "").replace(/\s+/g, " ").trim();
    const name = own === "" && !(first && at === 0) ? columnName(column) : own;
    const label = named && name !== "" ? `${name}: ` : "";
    return { column, label, text: (cells[column - 1] ?? "").trim() };
  }).filter(({ text }) => !named || text !== "");
}
