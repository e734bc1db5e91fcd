import { readWrittenDate } from "./read-date.ts";
import { readWrittenNumber } from "./read-number.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { SheetCell } from "./sheet-cell.ts";

export type Grid = {
  /** The cells of each row within the block. */
  rows: readonly (readonly SheetCell[])[];
  /** Merged cells, counted from the block's first row and column, from 0. */
  merges: readonly CellRange[];
};

export type Header = {
  /** The lines above, outermost first. */
  titles: string[];
  /** A name for each column, "" where it has none; undefined where no row names the columns. */
  names: string[] | undefined;
  /** Rows before the first row of data. */
  height: number;
  /** The names are above columns of words: only their place says that they are names. */
  byWords?: boolean;
};

const deepest = 10;
const highestLegend = 2;
const lookedAt = 20;
/** Characters, on average, of names above columns of words. */
const longestWordName = 60;

/** Finds the rows that name the columns, and the title above them. */
export function findHeader(grid: Grid): Header {
  const header = findNames(grid);
  return { ...header, names: header.names && numberRepeated(header.names) };
}

function findNames(grid: Grid): Header {
  const titles: string[] = [];
  for (const [at, row] of grid.rows.slice(0, deepest).entries()) {
    const filled = row.filter(({ text }) => text !== "");
    const below = grid.rows.slice(at + 1, at + 1 + lookedAt);
    const joined = joinTwoRows(grid, at);
    const reason = joined && namesColumns(joined, below.slice(1));
    if (joined && reason) {
      const names = joined.map(({ text }) => text);
      return lengthen(grid, { titles, names, height: at + 2, byWords: reason === "words" });
    }
    const spread = spreadMerged(grid, at);
    const reasonAlone = namesColumns(spread, below);
    if (reasonAlone) {
      const names = spread.map(({ text }) => text);
      return lengthen(grid, { titles, names, height: at + 1, byWords: reasonAlone === "words" });
    }
    const title = filled.length === 1 && row.length > 1 && isName(filled[0]);
    if (title) titles.push(filled[0]?.text ?? "");
    else if (!isAboveHeader(grid, at)) return { titles, names: undefined, height: at };
  }
  return { titles, names: undefined, height: titles.length };
}

/** Whether a row is a legend above the header: it is sparse or has no words, and all columns are named just below. */
function isAboveHeader({ rows }: Grid, at: number): boolean {
  const row = rows[at] ?? [];
  const filled = row.filter(({ text }) => text.trim() !== "");
  if (filled.length * 2 > row.length && filled.some(isWord)) return false;
  return rows.slice(at + 1, at + 1 + highestLegend).some((next, step) => {
    const named = next.filter(({ text }) => text !== "").length;
    const below = rows.slice(at + step + 2, at + step + 2 + lookedAt);
    return named === next.length && named > 1 && namesColumns(next, below) !== undefined;
  });
}

/** Adds rows below the header that continue it: words or units above columns of numbers, beside no label. */
function lengthen({ rows, merges }: Grid, header: Header): Header {
  const row = rows[header.height];
  const below = rows.slice(header.height + 1, header.height + 1 + lookedAt);
  if (!row || !header.names || header.height >= deepest || below.length === 0) return header;
  const filled = row.filter(({ text }) => text !== "");
  const labelled = row[0]?.text !== "" || !below.some((cells) => isWord(cells[0] ?? { text: "" }));
  const counts = row.every(
    (cell, at) =>
      cell.text === "" ||
      mostly(
        below.flatMap((cells) => cells[at] ?? []),
        (one) => !isWord(one),
      ),
  );
  if (labelled || filled.length === 0 || !filled.every(isWordOrUnit) || !counts) return header;
  const names = header.names.map((name, at) => {
    const merge = merges.find(
      (one) => one.fromRow === header.height && one.fromColumn <= at && at <= one.toColumn,
    );
    const text = row[merge?.fromColumn ?? at]?.text ?? "";
    if (text === "") return name;
    return /^[\d$€£¥%]/.test(text) && name !== "" ? `${name} (${text})` : `${name} ${text}`.trim();
  });
  return lengthen({ rows, merges }, { ...header, names, height: header.height + 1 });
}

/** "1000 tons" above numbers is their unit. */
function isWordOrUnit(cell: SheetCell): boolean {
  return isWord(cell) || (cell.value === undefined && /^\d[\d.,]* \p{L}/u.test(cell.text));
}

/** Why a row names the columns of those below it: it differs from them, or all are words. Undefined if it does not. */
function namesColumns(
  row: readonly SheetCell[],
  below: readonly (readonly SheetCell[])[],
): "contrast" | "words" | undefined {
  const filled = row.filter(({ text }) => text !== "");
  if (below.length === 0 || filled.length < Math.min(2, row.length)) return undefined;
  if (filled.length * 2 < row.length || !filled.every(isName)) return undefined;
  const distinct = new Set(filled.map(({ text }) => text.toLowerCase()));
  if (distinct.size * 2 <= filled.length) return undefined;
  if (filled.every(isPeriod)) return headsPeriods(row, below) ? "contrast" : undefined;
  const contrasts = row.some(
    (cell, at) =>
      namesSomething(cell) &&
      mostly(
        below.flatMap((cells) => cells[at] ?? []),
        (one) => !isWord(one),
      ),
  );
  if (contrasts || (filled.some(isPeriod) && filled.some(namesSomething))) return "contrast";
  if (distinct.size < filled.length) return undefined;
  const repeated = below.some((cells) =>
    cells.some(({ text }) => distinct.has(text.toLowerCase())),
  );
  const length = filled.reduce((sum, { text }) => sum + text.length, 0) / filled.length;
  const named = !repeated && filled.length === row.length && length <= longestWordName;
  return named ? "words" : undefined;
}

/** Whether a row of years or dates in their order heads columns of numbers, beside labels without a name if there are any. */
function headsPeriods(
  row: readonly SheetCell[],
  below: readonly (readonly SheetCell[])[],
): boolean {
  const first = row.findIndex(({ text }) => text !== "");
  const periods = row.slice(first).map(({ text, date }) => date ?? text);
  const ascending = periods.every((one, at) => at === 0 || one > (periods[at - 1] ?? ""));
  const descending = periods.every((one, at) => at === 0 || one < (periods[at - 1] ?? ""));
  if (periods.length < 2 || !(ascending || descending)) return false;
  const labels = below.flatMap((cells) => cells.slice(0, first));
  const values = below.flatMap((cells) => cells.slice(first)).filter(({ text }) => text !== "");
  const labelled = first === 0 || labels.some(isWord);
  return labelled && mostly(values, (one) => !isWord(one) && !isPeriod(one));
}

/**
 * A header in two rows: the upper row names groups of columns, by merged cells or by names that repeat to the right.
 */
function joinTwoRows({ rows, merges }: Grid, at: number): SheetCell[] | undefined {
  const upper = rows[at];
  const lower = rows[at + 1];
  if (!upper || !lower) return undefined;
  const both = [...upper, ...lower].filter(({ text }) => text !== "");
  const groups = upper.filter(({ text }) => text !== "").length;
  if (groups < 2 || groups >= upper.length || !both.every(isName)) return undefined;
  const below = lower.map(({ text }) => text.toLowerCase()).filter((text) => text !== "");
  const wide = merges.some(
    ({ fromRow, fromColumn, toColumn }) => fromRow === at && toColumn > fromColumn,
  );
  if (!wide && new Set(below).size === below.length) return undefined;
  if (!wide && startsInGroup(upper, lower)) return undefined;
  let group = "";
  const names = upper.map((cell, column) => {
    const merge = merges.find(
      (one) => one.fromRow === at && one.fromColumn <= column && column <= one.toColumn,
    );
    if (cell.text !== "") group = cell.text;
    else if (wide && !merge) group = "";
    const own = lower[column]?.text ?? "";
    return own === "" || group === own ? group : [group, own].filter(Boolean).join(" ");
  });
  return numberRepeated(names).map((text) => ({ text }));
}

/** Whether a column left of the first group's name belongs to a group: its name is one of those that groups repeat. */
function startsInGroup(upper: readonly SheetCell[], lower: readonly SheetCell[]): boolean {
  const first = upper.findIndex(({ text }) => text !== "");
  const later = lower.slice(first).map(({ text }) => text.toLowerCase());
  return lower
    .slice(0, first)
    .some(({ text }) => text !== "" && later.includes(text.toLowerCase()));
}

/** The cells of a row; a merged cell is repeated in each of its columns. */
function spreadMerged({ rows, merges }: Grid, at: number): SheetCell[] {
  return (rows[at] ?? []).map((cell, column) => {
    const merge = merges.find(
      (one) => one.fromRow === at && one.fromColumn <= column && column <= one.toColumn,
    );
    return rows[at]?.[merge?.fromColumn ?? column] ?? cell;
  });
}

/** "Item", "Item" become "Item", "Item 2". */
function numberRepeated(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times > 1 && name !== "" ? `${name} ${times}` : name;
  });
}

/** Whether a cell contains a text that is neither a number nor a date. */
export function isWord({ text, value, date }: SheetCell): boolean {
  if (value !== undefined || date !== undefined || text === "") return false;
  return readWrittenNumber(text) === undefined && readWrittenDate(text) === undefined;
}

/** A word, or a year and a word: "2023 Plan" is not a number of plans. */
function namesSomething(cell: SheetCell): boolean {
  return isWord(cell) || /^(?:19|20)\d\d \p{L}/u.test(cell.text);
}

/** A year or a date: the name of a column in a table that continues to the right. */
function isPeriod(cell: SheetCell): boolean {
  return cell.date !== undefined || /^(?:19|20)\d\d$/.test(cell.text);
}

function isName(cell: SheetCell | undefined): boolean {
  // "Order number:" is the label of the value beside it.
  if (!cell || cell.text.length > 200 || /[:：]$/.test(cell.text)) return false;
  return (
    isPeriod(cell) ||
    (namesSomething(cell) && /\p{L}/u.test(cell.text) && !cell.text.startsWith("#"))
  );
}

function mostly(cells: readonly SheetCell[], holds: (cell: SheetCell) => boolean): boolean {
  const filled = cells.filter(({ text }) => text !== "");
  return filled.length > 0 && filled.filter(holds).length > filled.length / 2;
}
