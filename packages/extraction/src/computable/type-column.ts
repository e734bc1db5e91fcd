import { agreeOnOrder, readWrittenDate, writeDate } from "./read-date.ts";
import { agreeOnNotation, readWrittenNumber, valueOf } from "./read-number.ts";
import { exactly, type SheetCell } from "./sheet-cell.ts";
import type { ComputableColumn, ComputableValue } from "./computable-table.ts";
import type { Notation } from "./read-number.ts";

/** The type of a column, and its values in the order of its cells. */
export type TypedColumn = Pick<ComputableColumn, "type" | "unit" | "decimals" | "unread"> & {
  values: ComputableValue[];
};

/** Texts that mean a missing value. */
const placeholder = /^(?:[-–—.…?*]+|#?n\/?a\.?|k\.? ?a\.?|null|none|nan|tbd)$/i;
const longestCode = 20;
/** From this many cells on, one in five may be something else, such as a note in a column of numbers. */
const exceptionFrom = 5;
const leastShare = 0.8;
const currency = /^[€$£¥]$/;
const mostDecimals = 10;

/** Decides the type of a column. `otherwise`: the decimal separator where its own numbers do not decide. */
export function typeColumn(
  cells: readonly SheetCell[],
  otherwise: "point" | "comma" | undefined,
): TypedColumn {
  const code = codeOf(cells);
  const filled = cells.filter(
    (cell) => cell.text !== "" && cell.text !== code && !placeholder.test(cell.text),
  );
  const attempts = filled.length === 0 ? [] : [typeDates, typeNumbers, typeBooleans];
  for (const attempt of attempts) {
    const typed = attempt(cells, otherwise);
    if (!typed) continue;
    const read = typed.values.filter((value) => value !== null).length;
    const unread = Math.max(filled.length - read, 0);
    const most = filled.length >= exceptionFrom ? filled.length * (1 - leastShare) : 0;
    if (read > 0 && unread <= most) return { ...typed, unread };
  }
  return {
    type: "text",
    unit: null,
    decimals: null,
    unread: 0,
    values: cells.map(({ text }) => text || null),
  };
}

/** The one text among numbers that stands for a missing value: "nd" in a column of tons. */
function codeOf(cells: readonly SheetCell[]): string | undefined {
  const others = cells.filter(
    ({ text, value, date }) =>
      text !== "" &&
      value === undefined &&
      date === undefined &&
      !/^[\d.,\s$€£¥%+−-]+$/u.test(text),
  );
  const [first] = others;
  const same = first !== undefined && others.every(({ text }) => text === first.text);
  const numbers = cells.filter(({ text }) => text !== "").length - others.length;
  return same && first.text.length <= longestCode && others.length > 1 && numbers >= others.length
    ? first.text
    : undefined;
}

type Attempt = Omit<TypedColumn, "unread"> | undefined;

function typeDates(cells: readonly SheetCell[]): Attempt {
  const written = cells.map((cell) =>
    cell.date === undefined && cell.value === undefined ? readWrittenDate(cell.text) : undefined,
  );
  const order = agreeOnOrder(written.filter((date) => date !== undefined));
  if (order === undefined) return undefined;
  const values = cells.map(({ date }, at) => {
    const own = written[at];
    return date ?? (own && writeDate(own, order)) ?? null;
  });
  return { type: "date", unit: null, decimals: null, values };
}

function typeNumbers(
  cells: readonly SheetCell[],
  otherwise: "point" | "comma" | undefined,
): Attempt {
  const written = cells.map(({ text, value, date }) =>
    value === undefined && date === undefined ? readWrittenNumber(text) : undefined,
  );
  const decimals = agreeOnNotation(
    written.flatMap((number) => number?.notation ?? []),
    otherwise,
  );
  if (decimals === undefined) return undefined;
  const units = new Map<string, number>();
  let numbers = 0;
  const values = cells.map((cell, at) => {
    const own = written[at];
    const value =
      typeof cell.value === "number" ? exactly(cell.value) : own && valueOf(own, decimals);
    if (value === undefined) return null;
    const unit = cell.unit ?? own?.unit;
    numbers += 1;
    if (unit) units.set(unit, (units.get(unit) ?? 0) + 1);
    // The file stores 12.5 % as 0.125.
    return unit === "%" && cell.value !== undefined ? exactly(value * 100) : value;
  });
  const unit = agreeOnUnit(units, numbers);
  if (unit === undefined) return undefined;
  const shown = cells.filter((_, at) => values[at] !== null);
  return { type: "number", unit, decimals: agreeOnDecimals(shown, decimals), values };
}

/** The decimals that all numbers show; null if they differ. */
function agreeOnDecimals(cells: readonly SheetCell[], decimals: "point" | "comma"): number | null {
  const counts = new Set(
    cells
      .filter(({ text }) => /\d/.test(text))
      .map(({ text, value }) => {
        const separator = value === undefined && decimals === "comma" ? "," : ".";
        return (/^\d*/.exec(text.split(separator)[1] ?? "")?.[0] ?? "").length;
      }),
  );
  const [count] = counts;
  return counts.size === 1 && count !== undefined && count <= mostDecimals ? count : null;
}

/** Amounts in two units cannot be added. Only a currency may be missing at some cells, as accounts have it. */
function agreeOnUnit(
  units: ReadonlyMap<string, number>,
  numbers: number,
): string | null | undefined {
  const [unit, ...others] = units.keys();
  if (unit === undefined) return null;
  if (others.length > 0) return undefined;
  return units.get(unit) === numbers || currency.test(unit) ? unit : undefined;
}

function typeBooleans(cells: readonly SheetCell[]): Attempt {
  const values = cells.map(({ text, value }) =>
    typeof value === "boolean" || /^(?:true|false)$/i.test(text) ? text.toUpperCase() : null,
  );
  return { type: "boolean", unit: null, decimals: null, values };
}

/** The notations of the numbers that are written as text in these cells. */
export function notationsIn(cells: readonly SheetCell[]): Notation[] {
  return cells.flatMap(({ text, value }) =>
    value === undefined ? (readWrittenNumber(text)?.notation ?? []) : [],
  );
}
