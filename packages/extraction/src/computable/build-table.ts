import { columnName, formatRange } from "@footnote/contracts/cell-range";
import { findTotals } from "./find-totals.ts";
import { cellsOf, type HeadedBlock } from "./join-blocks.ts";
import { typeColumn, type TypedColumn } from "./type-column.ts";
import type { SheetCell } from "./sheet-cell.ts";
import type { ComputableColumn, ComputableRow, ComputableTable } from "./computable-table.ts";

/** Limits for the distinct values that are stored with a column: how many, and their characters together. */
const mostValues = 300;
const longestValues = 12_000;
/** Of all columns: what a question may name is compared with each value. */
const longestOfTable = 120_000;
const longestSample = 200;

const deepestHeader = 3;

export type BuiltTable = {
  table: ComputableTable;
  rows: ComputableRow[];
  /** The block that the table is, its whole header found and the notes below it left out. */
  block: HeadedBlock;
};

/** What the table's sheet says about it. */
export type Surroundings = {
  sheet: string;
  title: string | null;
  /** The decimal separator of the sheet, where a column's own numbers do not decide. */
  otherwise: "point" | "comma" | undefined;
};

/** Types the columns of a block. Undefined for what is no table: a line, or a single column of words. */
export function buildTable(whole: HeadedBlock, around: Surroundings): BuiltTable | undefined {
  const block = withoutNotes(whole);
  const width = block.toColumn - block.fromColumn + 1;
  const least = block.header.names !== undefined && width > 1 ? 1 : 2;
  if (block.data.length < least) return undefined;
  const grid = block.data.map((row) => cellsOf(row, block));
  const typed = Array.from({ length: width }, (_, at) =>
    typeColumn(
      grid.flatMap((cells) => cells[at] ?? { text: "" }),
      around.otherwise,
    ),
  );
  if (width === 1 && !typed.some(({ type }) => type === "number" || type === "date"))
    return undefined;
  const more = headerRowsLeft(typed, grid);
  if (more > 0 && block.header.names) return buildTable(lengthenHeader(block, more), around);
  const totals = findTotals(
    grid.map((cells, at) => ({
      values: typed.map(({ values }) => values[at] ?? null),
      addingUp: cells.filter(({ addsUp }) => addsUp).length,
    })),
  );
  const rows = block.data.map(({ number }, at): ComputableRow => {
    return [number, totals[at] ? 1 : 0, ...typed.map(({ values }) => values[at] ?? null)];
  });
  return { table: describe(block, around, { typed, rows }), rows, block };
}

const longestLabel = 60;
const note = /^(?:\(?\d{1,2}[)/]|[*†‡]|notes?\b|sources?\b|quellen?\b|anmerkung|hinweis)/iu;

/** The block without the lines of notes below its last row. */
function withoutNotes(block: HeadedBlock): HeadedBlock {
  if (block.toColumn - block.fromColumn < 2) return block;
  const end = block.data.findLastIndex((row) => {
    const [first, ...others] = cellsOf(row, block);
    const alone = others.every(({ text }) => text === "");
    const text = first?.text ?? "";
    return !(alone && (note.test(text) || text.length > longestLabel));
  });
  const data = block.data.slice(0, end + 1);
  const lastRow = data.at(-1)?.number;
  return data.length === block.data.length || lastRow === undefined
    ? block
    : { ...block, data, lastRow };
}

/**
 * Counts the rows below the header that continue it: each has texts in columns of numbers. In a single such column these
 * may be remarks ("n.a."), unless nothing is beside them.
 */
function headerRowsLeft(
  typed: readonly TypedColumn[],
  grid: readonly (readonly SheetCell[])[],
): number {
  const counted = typed.flatMap(({ type }, at) => (type === "number" || type === "date" ? at : []));
  const first = Math.min(
    ...counted.map((at) => typed[at]?.values.findIndex((value) => value !== null) ?? 0),
  );
  if (first <= 0 || first > deepestHeader || first >= grid.length) return 0;
  const continues = grid.slice(0, first).every((cells) => {
    const inCounted = counted.filter((at) => cells[at]?.text !== "").length;
    const filled = cells.filter(({ text }) => text !== "").length;
    return inCounted > 1 || (inCounted === 1 && filled === 1);
  });
  return continues ? first : 0;
}

function lengthenHeader(block: HeadedBlock, more: number): HeadedBlock {
  const added = block.data.slice(0, more).map((row) => cellsOf(row, block));
  const names = (block.header.names ?? []).map((name, at) =>
    [name, ...added.map((cells) => cells[at]?.text ?? "")].filter(Boolean).join(" "),
  );
  const header = { ...block.header, names, height: block.header.height + more };
  return { ...block, header, data: block.data.slice(more) };
}

function describe(
  block: HeadedBlock,
  { sheet, title }: Surroundings,
  { typed, rows }: { typed: readonly TypedColumn[]; rows: readonly ComputableRow[] },
): ComputableTable {
  const { names } = block.header;
  const data = rows.filter(([, total]) => total === 0);
  const columns = typed.map((column, at): ComputableColumn => {
    const letter = columnName(block.fromColumn + at);
    const name = names?.[at] || letter;
    const unit = column.type === "number" ? (column.unit ?? unitIn(name)) : null;
    const values = column.type === "text" ? distinct(data.map((row) => row[at + 2] ?? null)) : null;
    const sample = data
      .slice(0, 50)
      .flatMap((row) => row[at + 2] ?? [])
      .slice(0, 3)
      .map((value) =>
        typeof value === "string" ? value.slice(0, longestSample).toWellFormed() : value,
      );
    const { type, decimals, unread } = column;
    return { name, letter, type, unit, decimals, unread, values, sample };
  });
  const unnamed = names?.flatMap((name, at) => (name === "" ? [at + 2] : [])) ?? [];
  return {
    sheet,
    title,
    range: rangeOf(block),
    hasHeader: names !== undefined,
    columns: limitValues(columns),
    rows: data.length,
    totals: rows.length - data.length,
    ragged: data.filter((row) => unnamed.some((at) => at > lastNamed(names) && row[at] !== null))
      .length,
    tooLarge: false,
  };
}

export function rangeOf({ rows, fromColumn, toColumn, lastRow, header }: HeadedBlock): string {
  const fromRow = rows[header.titles.length]?.number ?? 1;
  return formatRange({ fromRow, toRow: lastRow, fromColumn, toColumn });
}

function lastNamed(names: readonly string[] | undefined): number {
  return (names?.findLastIndex((name) => name !== "") ?? -1) + 2;
}

/** "Weight (kg)", "Umsatz in EUR", "Share [%]". */
function unitIn(name: string): string | null {
  const bracketed = /[([]\s*(?:in\s+)?([^()[\]\s]{1,6})\s*[)\]]\s*$/u.exec(name)?.[1];
  const plain = /\sin\s+([€$£¥%]|EUR|USD|GBP|CHF|kg|km|m|h)$/u.exec(name)?.[1];
  const unit = bracketed ?? plain ?? /\s([€$£%])$/u.exec(name)?.[1];
  return unit !== undefined &&
    /^(?:[€$£¥%‰]|[A-Za-z]{1,4}[²³]?(?:\/[A-Za-z]{1,4})?|°[CF])$/u.test(unit)
    ? unit
    : null;
}

/** Leaves the values of the first columns, as many as are stored of one table. */
function limitValues(columns: readonly ComputableColumn[]): ComputableColumn[] {
  let length = 0;
  return columns.map((column) => {
    length += column.values?.reduce((sum, value) => sum + value.length, 0) ?? 0;
    return length > longestOfTable ? { ...column, values: null } : column;
  });
}

function distinct(all: readonly unknown[]): string[] | null {
  const values = new Set<string>();
  let length = 0;
  for (const value of all) {
    if (typeof value !== "string" || values.has(value)) continue;
    values.add(value);
    length += value.length;
    if (values.size > mostValues || length > longestValues) return null;
  }
  return [...values];
}
