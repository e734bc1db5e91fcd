import type { Anchor } from "@footnote/contracts/anchors";
import type { QueryResult } from "@footnote/extraction/query/job";
import type { NamedTable } from "./table-names.rules.ts";

export type Value = number | string | null;

/** What a query over tables gave, and from which cells. */
export type Computation = {
  /** The table that was read, the first where there were several. */
  readonly table: NamedTable;
  readonly sql: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  /** There were more rows. */
  readonly cut: boolean;
  /** How many rows of the table its condition holds for; null where nobody can tell. */
  readonly rowsRead: number | null;
  readonly anchors: readonly Anchor[];
  /** What whoever relies on the result should know, in sentences. */
  readonly notes: readonly string[];
};

const anchorsMax = 24;

/** Makes of a query's result what can be cited. Undefined when it read none of these tables. */
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
    .flatMap((one) => anchorsOf(one, result));
  const notes = read.flatMap((one) => notesOn(one, result));
  return {
    table,
    sql,
    columns,
    rows,
    cut,
    rowsRead: rowsRead?.count ?? null,
    anchors: anchors.slice(0, anchorsMax),
    notes: cut ? [...notes, `Only the first ${rows.length} rows are shown.`] : notes,
  };
}

/** The cells that were read: neighbouring columns together, row by row where the condition tells which. */
function anchorsOf(table: NamedTable, { read, rowsRead }: QueryResult): Anchor[] {
  const names = new Set([...(read[table.name] ?? []), ...(read[`${table.name}_totals`] ?? [])]);
  const used = table.columns.flatMap(({ sqlName }, at) => (names.has(sqlName) ? [at] : []));
  const all = used.length > 0 ? used : table.columns.map((_, at) => at);
  const [from = 1, to = from] = Array.from(table.outline.range.matchAll(/\d+/g), Number);
  const whole: [number, number] = [table.outline.hasHeader ? from + 1 : from, to];
  const runs = rowsRead?.table === table.name ? rowsRead.runs : [whole];
  return runs.flatMap(([first, last]) =>
    neighbours(all).map(([left, right]): Anchor => {
      const [start, end] = [
        table.columns[left]?.letter ?? "A",
        table.columns[right]?.letter ?? "A",
      ];
      const range = `${start}${first}:${end}${last}`;
      return {
        kind: "cells",
        sheet: table.outline.sheet,
        range: start === end && first === last ? `${start}${first}` : range,
      };
    }),
  );
}

function neighbours(columns: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const at of columns) {
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

function notesOn(table: NamedTable, { read }: QueryResult): string[] {
  const used = new Set(read[table.name]);
  const { totals, ragged } = table.outline;
  const unread = table.columns.filter((column) => used.has(column.sqlName) && column.unread > 0);
  const units = table.columns.filter((column) => used.has(column.sqlName) && column.unit !== null);
  return [
    ...units.map(({ name, unit }) => `${name} is in ${unit}.`),
    ...(totals > 0 && used.size > 0 ? [`${count(totals, "row")} of totals left out.`] : []),
    ...unread.map(
      (column) =>
        `${count(column.unread, "cell")} of ${column.name} without a ${column.type} left out.`,
    ),
    ...(ragged > 0 ? [`${count(ragged, "row")} longer than the header.`] : []),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const rowsWritten = 100;

/** The computation as a passage: where from, how, and what came out. `about` says it in words. */
export function writeComputation(computation: Computation, about: string | null): string {
  const { table, sql, columns, rows, rowsRead, notes } = computation;
  const place = table.outline.sheet === "" ? "" : ` › ${table.outline.sheet}`;
  return [
    `${table.filename}${place}${table.outline.title === null ? "" : ` › ${table.outline.title}`}`,
    ...(about === null ? [] : [about]),
    `Query: ${sql}`,
    ...(rowsRead === null ? [] : [`Rows read: ${rowsRead} of ${table.outline.rows}`]),
    "Result:",
    columns.join(" | "),
    ...rows.slice(0, rowsWritten).map((row) => row.map((value) => writeValue(value)).join(" | ")),
    ...notes,
  ].join("\n");
}

/** A number without an exponent, as every reader of numbers understands it. */
function writeValue(value: Value): string {
  if (value === null) return "—";
  if (typeof value === "string") return value.replaceAll(/\s+/g, " ");
  return Number.isInteger(value) && Math.abs(value) < 1e21
    ? BigInt(value).toString()
    : plainDecimal(value);
}

export function plainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  return value.toFixed(20).replace(/0+$/, "").replace(/\.$/, "");
}
