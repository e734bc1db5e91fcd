import { ExactSum } from "./sum-exactly.ts";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/**
 * Replaces SQLite's own aggregates: sums are decimal and reject texts, of which SQLite would read a leading number, and
 * a count is not an integer, which division would truncate. `sizes` records the largest sum.
 */
export function defineAggregates(database: DatabaseSync, sizes: { largest: number }): void {
  const sum = {
    start: () => new ExactSum(),
    step: (so: ExactSum, value: SQLInputValue) => add(so, value),
  };
  const define = (name: string, result: (so: ExactSum) => number | null) =>
    database.aggregate(name, { ...sum, result } as never);
  const total = (so: ExactSum) => {
    const value = so.total();
    sizes.largest = Math.max(sizes.largest, Math.abs(value));
    return value;
  };
  define("sum", (so) => (so.count === 0 ? null : total(so)));
  define("total", total);
  define("avg", (so) => (so.count === 0 ? null : so.mean()));
  database.aggregate("median", {
    start: () => [] as number[],
    step: (all: number[], value: SQLInputValue) => {
      const number = toNumber(value);
      if (number !== undefined) all.push(number);
      return all;
    },
    result: (all: number[]) => median(all),
  } as never);
  database.aggregate("count", {
    start: () => 0,
    varargs: true,
    step: (so: number, ...values: SQLInputValue[]) =>
      so + Number(values.every((one) => one !== null)),
    result: (so: number) => so + 0,
  } as never);
}

function add(so: ExactSum, value: SQLInputValue): ExactSum {
  const number = toNumber(value);
  if (number !== undefined) so.add(number);
  return so;
}

function toNumber(value: SQLInputValue): number | undefined {
  if (value === null) return undefined;
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError("sum, avg and median take numbers, and this column holds texts");
}

function median(all: number[]): number | null {
  const sorted = all.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  if (sorted.length % 2 === 1 || low === undefined) return high;
  const both = new ExactSum();
  both.add(low);
  both.add(high);
  return both.mean();
}
