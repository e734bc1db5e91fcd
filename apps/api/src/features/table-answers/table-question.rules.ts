import type { Language } from "../tables/computation-notes.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import {
  type Column,
  columnAt,
  columnsNamed,
  type Named,
  takeTableName,
  valuesNamed,
  Words,
} from "./table-matching.rules.ts";
import { type Cue, findCues, type QuestionWord, readWords } from "./table-words.rules.ts";
import { type Condition, findPeriods } from "./table-periods.rules.ts";

/** The computation that a plain question asks for. */
export type TablePlan = {
  readonly table: NamedTable;
  readonly language: Language;
  readonly aggregate: "sum" | "avg" | "median" | "min" | "max" | "count" | "distinct";
  /** Undefined for a count of rows. */
  readonly measure: Column | undefined;
  readonly conditions: readonly Condition[];
  readonly group: Column | undefined;
  /** Set if only one group is asked for: the one with the most or the least. */
  readonly superlative: "most" | "least" | undefined;
};

/** Returns whether a question asks for a computation. */
export function asksToCompute(question: string, language: string | null): boolean {
  return findCues(question, language) !== undefined;
}

/**
 * Plans the computation that a question asks for. Undefined unless every content word is accounted for by exactly one
 * table: a wrong number is worse than none.
 */
export function planComputation(
  question: string,
  language: string | null,
  tables: readonly NamedTable[],
): TablePlan | undefined {
  const cues = findCues(question, language);
  if (!cues) return undefined;
  const words = readWords(question, language);
  const plans = tables.flatMap((table) => planFor(table, cues, words) ?? []);
  const [plan, ...others] = plans;
  // Copies of one file answer alike; the latest is used.
  const same = ({ table }: TablePlan) =>
    table.sha256 === plan?.table.sha256 &&
    table.outline.range === plan.table.outline.range &&
    table.outline.sheet === plan.table.outline.sheet;
  return plan && others.every(same) ? plan : undefined;
}

function planFor(
  table: NamedTable,
  cues: Cue,
  asked: readonly QuestionWord[],
): TablePlan | undefined {
  const { hasHeader, tooLarge, ragged } = table.outline;
  if (!hasHeader || tooLarge || ragged > 0) return undefined;
  const words = new Words(asked, cues.language);
  const group = cues.groupAt === undefined ? undefined : columnAt(table, words, cues.groupAt);
  if (cues.groupAt !== undefined && !group) return undefined;
  const named = columnsNamed(table, words);
  const conditions = findConditions(table, words, { named, either: cues.either });
  if (!conditions) return undefined;
  takeTableName(table, words, conditions);
  const unaccounted = [...words.left].some((at) => !words.all[at]?.generic);
  if (unaccounted) return undefined;
  const shape = shapeOf(cues, { group, rest: withoutConditions(named, conditions), table });
  return shape && { table, language: cues.reply, conditions, ...shape };
}

function findConditions(
  table: NamedTable,
  words: Words,
  { named, either }: { named: readonly Named[]; either: boolean },
): Condition[] | undefined {
  const valued = valuesNamed(table, words, named);
  const dates = named.map(({ column }) => column);
  const periods = valued && findPeriods(table, words, dates);
  if (!periods) return undefined;
  const all = [...valued, ...periods];
  // "Canada or Government" of two columns means rows of either, which these conditions cannot express.
  return either && all.length > 1 ? undefined : all;
}

/** Returns the columns that are asked for, without those of conditions. */
function withoutConditions(named: readonly Named[], conditions: readonly Condition[]): Column[] {
  const free = named.filter(({ column }) =>
    conditions.every(({ sqlName }) => sqlName !== column.sqlName),
  );
  // "The total quantity" names no column Total beside the column Quantity.
  const sure = free.filter(({ surely }) => surely);
  return (sure.length > 0 ? sure : free).map(({ column }) => column);
}

type Shape = Pick<TablePlan, "aggregate" | "measure" | "group" | "superlative">;

function shapeOf(
  cues: Cue,
  { group, rest, table }: { group: Column | undefined; rest: readonly Column[]; table: NamedTable },
): Shape | undefined {
  const numbers = rest.filter(({ type }) => type === "number");
  const others = rest.filter(({ type }) => type !== "number");
  if (numbers.length > 1 || others.length > (group ? 0 : 1)) return undefined;
  const [measure] = numbers;
  const [other] = others;
  if (cues.aggregate === "count") return shapeOfCount(cues, { measure, group, other });
  if (!measure || measure.unread > 0) return undefined;
  const { aggregate, superlative } = cues;
  const by = group ?? other;
  if (superlative === undefined)
    return other ? undefined : { aggregate, measure, group, superlative };
  if (!by)
    return isExtreme(aggregate)
      ? { aggregate, measure, group: by, superlative: undefined }
      : undefined;
  const single = isUnique(by, table);
  if (!isExtreme(aggregate))
    return { aggregate: single ? "max" : aggregate, measure, group: by, superlative };
  // "The highest" of a group with several rows may mean its sum or its highest row: only one row per group is unambiguous.
  return single ? { aggregate: "max", measure, group: by, superlative } : undefined;
}

function isExtreme(aggregate: Cue["aggregate"]): boolean {
  return aggregate === "max" || aggregate === "min";
}

type Parts = { measure: Column | undefined; group: Column | undefined; other: Column | undefined };

/** "How many", "number of". */
function shapeOfCount(
  { superlative, rows }: Cue,
  { measure, group, other }: Parts,
): Shape | undefined {
  if (measure) {
    // "How many units were sold" asks for a sum, "how many sales" of a column of amounts for something else.
    if (measure.unit !== null || measure.unread > 0) return undefined;
    if (superlative === undefined)
      return other ? undefined : { aggregate: "sum", measure, group, superlative };
    const by = group ?? other;
    if (by) return { aggregate: "sum", measure, group: by, superlative };
    return {
      aggregate: superlative === "most" ? "max" : "min",
      measure,
      group: by,
      superlative: undefined,
    };
  }
  if (superlative) return undefined;
  if (other) return { aggregate: "distinct", measure: other, group, superlative: undefined };
  // "How many Heron ships": rows, or ships? Only a question about rows is answered with their number.
  return rows ? { aggregate: "count", measure, group, superlative: undefined } : undefined;
}

/** Returns whether every row has another value. */
function isUnique({ values }: Column, { outline }: NamedTable): boolean {
  return values !== null && values.length === outline.rows;
}
