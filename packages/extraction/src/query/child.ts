/**
 * The process of one query: reads tables, runs the query on them in memory, writes its result. Started by run-query.ts
 * only.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { createInterface } from "node:readline";
import { denyNetwork } from "../sandbox/deny-network.ts";
import { exactly } from "../computable/sheet-cell.ts";
import { defineAggregates } from "./aggregates.ts";
import { guard, type Reads } from "./guard.ts";
import { queryLimits, type QueryMessage, type QueryResult, type QueryTable } from "./job.ts";
import { readCondition, readLimited, readStatement, subtracts } from "./read-statement.ts";
import { settleNoise } from "./settle-noise.ts";
import type { ComputableRow } from "../computable/computable-table.ts";

denyNetwork();
// The parent holds the other end: when it dies, so does this process.
process.stdin.once("close", () => process.exit(1));

const database = new DatabaseSync(":memory:", {
  allowExtension: false,
  enableDoubleQuotedStringLiterals: false,
});
const tables = new Set<string>();
let fillers: { data: StatementSync; totals: StatementSync } | undefined;

// Files may not be written: what exceeds the caches stays in memory, which is watched.
database.exec("pragma temp_store = memory");
database.exec("begin");
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as QueryMessage | ComputableRow[];
  if (Array.isArray(message)) fill(message);
  else if (message.type === "table") open(message.table);
  else {
    process.stdout.write(`${JSON.stringify(answer(message.sql))}\n`, () => process.exit(0));
    break;
  }
}

/** Totals are in a table of their own, so that nothing is added twice. */
function open({ name, columns }: QueryTable): void {
  const list = columns.map((column) => `"${column.name}" ${affinityOf(column.type)}`).join(", ");
  for (const one of [name, `${name}_totals`]) {
    database.exec(`create table "${one}" (${list})`);
    tables.add(one);
  }
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  const blanks = columns.map(() => "?").join(", ");
  const into = (one: string) =>
    database.prepare(`insert into "${one}" (rowid, ${names}) values (?, ${blanks})`);
  fillers = { data: into(name), totals: into(`${name}_totals`) };
}

function affinityOf(type: string): string {
  // Real throughout: the division of whole numbers would truncate.
  return type === "number" ? "real" : "text collate nocase";
}

function fill(rows: readonly ComputableRow[]): void {
  for (const [row, total, ...values] of rows) {
    (total === 1 ? fillers?.totals : fillers?.data)?.run(row, ...values);
  }
}

function answer(sql: string): QueryResult | { type: "refused"; message: string } {
  database.exec("commit");
  const statement = readStatement(sql);
  if (statement === undefined) {
    return { type: "refused", message: "Write one SELECT statement and nothing else." };
  }
  Object.assign(database.limits, {
    length: queryLimits.valueLength,
    sqlLength: queryLimits.sqlLength,
    column: 200,
    exprDepth: 200,
    compoundSelect: 20,
    likePatternLength: 500,
    functionArg: 100,
    attach: 0,
    triggerDepth: 0,
  });
  const sizes = { largest: 0 };
  defineAggregates(database, sizes);
  const reads = guard(database, tables);
  try {
    return run(statement, reads, sizes);
  } catch (error) {
    return { type: "refused", message: error instanceof Error ? error.message : String(error) };
  }
}

function run(
  sql: string,
  reads: Reads,
  sizes: { largest: number },
): QueryResult | { type: "refused"; message: string } {
  const prepared = database.prepare(sql);
  const columns = prepared.columns().map(({ name }) => name);
  const read = Object.fromEntries([...reads].map(([table, of]) => [table, [...of]]));
  if (reads.size === 0) return { type: "refused", message: "The query reads no table." };
  if (columns.length > queryLimits.columns) {
    return { type: "refused", message: `Select at most ${queryLimits.columns} columns.` };
  }
  prepared.setReturnArrays(true);
  const rows: (number | string | null)[][] = [];
  let length = 0;
  let cut = false;
  for (const row of prepared.iterate() as Iterable<unknown> as Iterable<unknown[]>) {
    const shown = row.map(show);
    length += shown.reduce<number>((sum, value) => sum + String(value).length, 0);
    cut = rows.length === queryLimits.rows || length > queryLimits.resultLength;
    if (cut) break;
    rows.push(shown);
  }
  if (subtracts(sql)) {
    const largest = Math.max(sizes.largest, largestOf(read));
    for (const row of rows) {
      row.forEach(
        (value, at) => (row[at] = typeof value === "number" ? settleNoise(value, largest) : value),
      );
    }
  }
  return { type: "result", columns, rows, cut, read, rowsRead: findRows(sql) };
}

/** The largest number of the columns that were read. */
function largestOf(read: Record<string, string[]>): number {
  const all = Object.entries(read).flatMap(([table, columns]) =>
    columns.map((column) => {
      const size = database.prepare(
        `select max(abs("${column}")) as size from "${table}" where typeof("${column}") = 'real'`,
      );
      return Number(size.get()?.["size"] ?? 0);
    }),
  );
  return Math.max(0, ...all);
}

function show(value: unknown): number | string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return exactly(value);
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "string") return "(binary)";
  return value.length > queryLimits.valueShown
    ? `${value.slice(0, queryLimits.valueShown)}…`
    : value;
}

/** The rows of the sheet that the query counts: those that match its condition, or that its limit leaves. */
function findRows(sql: string): QueryResult["rowsRead"] {
  const condition = readCondition(sql);
  const table =
    condition && [...tables].find((name) => name.toLowerCase() === condition.table.toLowerCase());
  if (!condition || !table) return null;
  const where = condition.where === null ? "" : ` where ${condition.where}`;
  const prepared = database.prepare(readLimited(sql) ?? `select rowid from "${table}"${where}`);
  prepared.setReturnArrays(true);
  const numbers: number[] = [];
  for (const row of prepared.iterate() as Iterable<unknown> as Iterable<number[]>) {
    numbers.push(row.at(-1) ?? 0);
  }
  return { table, count: numbers.length, runs: joinRuns(numbers) };
}

/** The runs of neighbouring rows, in order; only one run from the first to the last row where there are too many. */
function joinRuns(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const row of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  const first = runs[0];
  const last = runs.at(-1);
  return runs.length <= queryLimits.runs || !first || !last ? runs : [[first[0], last[1]]];
}
