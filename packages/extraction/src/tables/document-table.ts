import { findHeader } from "../computable/find-header.ts";
import { writeRow } from "./format-row.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { Block } from "../located-text.ts";

/** A cell of a table in a text: how many columns it takes, and whether it continues the cell above it. */
export type DocumentCell = {
  text: string;
  columns?: number;
  /** Its right edge, in any unit, where the file says how wide cells are and not how many columns they take. */
  edge?: number;
  continues?: boolean;
};

export type DocumentRow = { cells: readonly DocumentCell[]; anchor: Anchor; isHeader?: boolean };

/** Which first rows name columns: any that may, or only one that differs from the rows below it. */
type Headers = "any" | "contrast";

/** In fewer columns of words the first row may as well be a label and its value. */
const fewestColumns = 3;

/** Formats the rows of a table in a text, a block each; nothing for an empty row. */
export function formatDocumentTable(rows: readonly DocumentRow[]): Block[] {
  const texts = writeDocumentRows(rows);
  return rows.flatMap(({ anchor }, at): Block[] => {
    const text = texts[at] ?? "";
    return text === "" ? [] : [{ kind: "table-row", text, anchor }];
  });
}

/** The names of a table's columns, and how many rows give them. */
export type TableHeader = {
  /** Undefined where no header is sure. */
  names: readonly string[] | undefined;
  height: number;
  /** The names are above columns of words: only their place says that they are names. */
  byWords: boolean;
};

type WrittenTable = {
  /** The text of each row, "" for an empty one. */
  texts: string[];
  header: TableHeader;
  /** The cells of the rows that have all columns. */
  cells: readonly (readonly string[])[];
};

/** Writes the rows of a table in a text as `writeDocumentTable` does. */
export function writeDocumentRows(
  rows: readonly Omit<DocumentRow, "anchor">[],
  headers: Headers = "any",
): string[] {
  return writeDocumentTable(rows, headers).texts;
}

/**
 * Writes each row of a table in a text: "Name: value; Name: value" below a header, which the file marks, which differs
 * from the rows below it, or which is known; else "value | value" with its empty cells.
 */
export function writeDocumentTable(
  rows: readonly Omit<DocumentRow, "anchor">[],
  headers: Headers | TableHeader = "any",
): WrittenTable {
  const { grid, merges } = layOutCells(rows);
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  // A row of another width does not say which columns its values are in.
  const whole = grid.flatMap((cells, at) => (cells.length === width ? at : []));
  const own = whole.map((at) => ({
    texts: grid[at] ?? [],
    isHeader: rows[at]?.isHeader === true,
  }));
  const header =
    typeof headers === "string" ? headerOf(own, moveMerges(merges, whole), headers) : headers;
  const data = new Set(whole.slice(header.height));
  const texts = grid.map((cells, at) => {
    const names = data.has(at) ? header.names : undefined;
    const columns = { fromColumn: 1, toColumn: cells.length, names };
    return writeRow(cells, [columns], "plain")?.text ?? "";
  });
  return { texts, header, cells: own.map((row) => row.texts) };
}

/** The merged cells counted from these rows. */
function moveMerges(merges: readonly CellRange[], rows: readonly number[]): CellRange[] {
  const positions = new Map(rows.map((row, at) => [row, at]));
  return merges.flatMap((merge) => {
    const fromRow = positions.get(merge.fromRow);
    return fromRow === undefined ? [] : [{ ...merge, fromRow, toRow: fromRow }];
  });
}

/** The texts of the rows by column. A cell over several columns is in the first, one over several rows in each row. */
function layOutCells(rows: readonly Pick<DocumentRow, "cells">[]): {
  grid: string[][];
  merges: CellRange[];
} {
  const grid: string[][] = [];
  const merges: CellRange[] = [];
  const columnsOf = countColumns(rows);
  for (const { cells } of rows) {
    const fromRow = grid.length;
    const texts: string[] = [];
    for (const [at, cell] of cells.entries()) {
      const { text, continues = false } = cell;
      const columns = columnsOf(cells, at);
      const fromColumn = texts.length;
      const own = text.replace(/\s+/g, " ").trim();
      texts.push(continues && own === "" ? (grid.at(-1)?.[fromColumn] ?? "") : own);
      while (texts.length < fromColumn + columns) texts.push("");
      const toColumn = texts.length - 1;
      if (columns > 1) merges.push({ fromRow, toRow: fromRow, fromColumn, toColumn });
    }
    grid.push(texts);
  }
  return { grid, merges };
}

/** Edges this close to each other are one, in twentieths of a point, the unit of word processors. */
const sameEdge = 30;
/** Edges of a table's columns; a table with more is damaged. */
const mostEdges = 1_000;

/** Counts the columns of a cell: as the file says, or by the edges of all cells if all have some. */
function countColumns(rows: readonly Pick<DocumentRow, "cells">[]) {
  const all = rows.flatMap(({ cells }) => cells.map(({ edge }) => edge ?? Number.NaN));
  const known = all.length > 0 && !all.some(Number.isNaN);
  const edges: number[] = [];
  for (const edge of all.toSorted((a, b) => a - b)) {
    if (edge - (edges.at(-1) ?? -Infinity) > sameEdge) edges.push(edge);
  }
  const indexOf = (edge: number) => edges.findLastIndex((one) => one <= edge);
  return (cells: readonly DocumentCell[], at: number): number => {
    if (!known || edges.length > mostEdges) return cells[at]?.columns ?? 1;
    const before = at === 0 ? -1 : indexOf(cells[at - 1]?.edge ?? 0);
    return Math.max(1, indexOf(cells[at]?.edge ?? 0) - before);
  };
}

function headerOf(
  rows: readonly { texts: readonly string[]; isHeader: boolean }[],
  merges: readonly CellRange[],
  headers: Headers,
): TableHeader {
  const marked = rows.findIndex(({ isHeader }) => !isHeader);
  const texts = rows.map((row) => row.texts);
  if (marked > 0) {
    return { names: joinNames(texts.slice(0, marked), merges), height: marked, byWords: false };
  }
  const cells = texts.map((row) => row.map((text) => ({ text })));
  const { names, height, byWords = false } = findHeader({ rows: cells, merges });
  const isSure = !byWords || (headers === "any" && (names?.length ?? 0) >= fewestColumns);
  return isSure ? { names, height, byWords } : { names: undefined, height: 0, byWords: false };
}

/** The names of columns below several rows of a header, from top to bottom. */
function joinNames(
  header: readonly (readonly string[])[],
  merges: readonly CellRange[],
): readonly string[] {
  const width = Math.max(...header.map((texts) => texts.length));
  return Array.from({ length: width }, (_, column) => {
    const texts = header.map((row, at) => {
      const merge = merges.find(
        (one) => one.fromRow === at && one.fromColumn <= column && column <= one.toColumn,
      );
      return row[merge?.fromColumn ?? column] ?? "";
    });
    return [...new Set(texts)].filter((text) => text !== "").join(" ");
  });
}
