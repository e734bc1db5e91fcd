import type { Anchor } from "@footnote/contracts/anchors";
import type { QueryResult } from "@footnote/extraction/query/job";
import { type ComputationNote, type Language, formatNote } from "./computation-notes.rules.ts";
import type { NamedTable } from "./table-names.rules.ts";

export type Value = number | string | null;

/** The result of a query over tables, with the cells that it read. */
export type Computation = {
  /** The table that the query read, the first if there were several. */
  readonly table: NamedTable;
  readonly sql: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  /** Whether the query returned more rows than `rows`. */
  readonly cut: boolean;
  /** How many rows of the table the condition of the query selects; null if unknown. */
  readonly rowsRead: number | null;
  /** These rows of the sheet, as runs from and to; null if unknown or too many to name. */
  readonly countedRows: readonly (readonly [number, number])[] | null;
  readonly anchors: readonly Anchor[];
  readonly notes: readonly ComputationNote[];
};

const anchorsMax = 24;
/** More runs of rows are one range from the first to the last in the anchors. */
const runsMax = 12;

/** Converts the result of a query to a computation; undefined if it read none of these tables. */
export function describeResult(
  sql: string,
  result: QueryResult,
  tables: readonly NamedTable[],
): Computation | undefined {
  const read = tables.filter(({ name }) => name in result.read || `${name}_totals` in result.read);
  const [table] = read;
  if (!table) return undefined;
  const { columns, rows, cut, rowsRead } = result;
  const anchors = read
    .filter(({ documentId }) => documentId === table.documentId)
    .flatMap((one) => collectAnchors(one, result));
  const notes = read.flatMap((one) => collectNotes(one, result));
  return {
    table,
    sql,
    columns,
    rows,
    cut,
    rowsRead: rowsRead?.count ?? null,
    countedRows: countRows(rowsRead),
    anchors: anchors.slice(0, anchorsMax),
    notes: cut ? [...notes, { kind: "cut", rows: rows.length }] : notes,
  };
}

function countRows(rowsRead: QueryResult["rowsRead"]): Computation["countedRows"] {
  if (rowsRead === null) return null;
  const named = rowsRead.runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return named === rowsRead.count ? rowsRead.runs : null;
}

/** The cells that the query read: adjacent columns as one range, only the selected rows if they are known. */
function collectAnchors(table: NamedTable, { read, rowsRead }: QueryResult): Anchor[] {
  const names = new Set([...(read[table.name] ?? []), ...(read[`${table.name}_totals`] ?? [])]);
  const used = table.columns.flatMap(({ sqlName }, at) => (names.has(sqlName) ? [at] : []));
  const all = used.length > 0 ? used : table.columns.map((_, at) => at);
  const [from = 1, to = from] = Array.from(table.outline.range.matchAll(/\d+/g), Number);
  const whole: [number, number] = [table.outline.hasHeader ? from + 1 : from, to];
  const runs = rowsRead?.table === table.name ? joinMany(rowsRead.runs) : [whole];
  return runs.flatMap(([first, last]) =>
    groupAdjacent(all).map(([left, right]): Anchor => {
      const start = table.columns[left]?.letter ?? "A";
      const end = table.columns[right]?.letter ?? "A";
      const range = `${start}${first}:${end}${last}`;
      return {
        kind: "cells",
        sheet: table.outline.sheet,
        range: start === end && first === last ? `${start}${first}` : range,
      };
    }),
  );
}

function joinMany(runs: readonly [number, number][]): readonly [number, number][] {
  const first = runs[0];
  const last = runs.at(-1);
  return runs.length > runsMax && first && last ? [[first[0], last[1]]] : runs;
}

function groupAdjacent(columns: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const at of columns) {
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

function collectNotes(table: NamedTable, { read }: QueryResult): ComputationNote[] {
  const names = new Set(read[table.name]);
  const used = table.columns.filter(({ sqlName }) => names.has(sqlName));
  const { totals, ragged } = table.outline;
  return [
    ...used.flatMap(({ name, unit }): ComputationNote[] =>
      unit === null || namesUnit(name, unit) ? [] : [{ kind: "unit", column: name, unit }],
    ),
    ...(totals > 0 && names.size > 0 ? [{ kind: "totals", rows: totals } as const] : []),
    ...used.flatMap(({ name, type, unread }): ComputationNote[] =>
      unread === 0 ? [] : [{ kind: "unread", column: name, type, cells: unread }],
    ),
    ...(ragged > 0 ? [{ kind: "ragged", rows: ragged } as const] : []),
  ];
}

/** Whether a column's name says its unit already, as "Fee (EUR)" does. */
function namesUnit(name: string, unit: string): boolean {
  return name.split(/[\s()[\],]+/u).includes(unit);
}

const rowsShown = 100;

/** `about` describes the computation in words; `language` is that of the question. */
export type Wording = { readonly about: string | null; readonly language: Language };

/** Formats a computation as a passage: its table, query and result. */
export function formatComputation(computation: Computation, { about, language }: Wording): string {
  const { table, sql, columns, rows, rowsRead, notes } = computation;
  const sheet = table.outline.sheet === "" ? "" : ` › ${table.outline.sheet}`;
  return [
    `${table.filename}${sheet}${table.outline.title === null ? "" : ` › ${table.outline.title}`}`,
    ...(about === null ? describeAggregates(sql) : [about]),
    `Query: ${sql}`,
    ...(rowsRead === null ? [] : [`Rows read: ${rowsRead} of ${table.outline.rows}`]),
    "Result:",
    columns.join(" | "),
    ...rows.slice(0, rowsShown).map((row) => row.map((value) => formatValue(value)).join(" | ")),
    ...notes.map((note) => formatNote(note, language)),
  ].join("\n");
}

const aggregateNames = new Map([
  ["sum", "sum, total"],
  ["total", "sum, total"],
  ["avg", "average, mean"],
  ["median", "median"],
  ["count", "count, number of"],
  ["min", "lowest, minimum, smallest"],
  ["max", "highest, maximum, largest"],
]);

/** Describes the aggregates of a query in the words of an answer, so that verification can compare the two. */
function describeAggregates(sql: string): string[] {
  const called = Array.from(sql.matchAll(/\b([a-z]+)\s*\(/gi), ([, name = ""]) =>
    name.toLowerCase(),
  );
  const words = new Set(called.flatMap((name) => aggregateNames.get(name) ?? []));
  return words.size === 0 ? [] : [`Computes: ${[...words].join("; ")}`];
}

/** Formats a value, numbers without an exponent. */
function formatValue(value: Value): string {
  if (value === null) return "—";
  if (typeof value === "string") return value.replaceAll(/\s+/g, " ");
  return Number.isInteger(value) && Math.abs(value) < 1e21
    ? BigInt(value).toString()
    : formatDecimal(value);
}

export function formatDecimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  return value
    .toFixed(20)
    .replace(/(?<!0)0+$/, "")
    .replace(/\.$/, "");
}
