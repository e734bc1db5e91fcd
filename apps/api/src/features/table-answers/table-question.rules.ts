import type { NamedTable } from "../tables/table-names.rules.ts";
import { isIdentifier } from "./column-kinds.rules.ts";
import type { Column, Link } from "./name-matching.rules.ts";
import { readNumber } from "./question-numbers.rules.ts";
import { findDateLimits, findLimits } from "./table-limits.rules.ts";
import {
  areJoined,
  type Condition,
  findPeriods,
  isYearColumn,
  type Reading,
} from "./table-periods.rules.ts";
import type { Cue, TableQuestion } from "./table-words.rules.ts";

/** What a question asks of one table, before it is decided which query answers it. */
export type Draft = {
  readonly table: NamedTable;
  readonly question: TableQuestion;
  readonly asks: ReadonlySet<Cue["kind"]>;
  /** Columns of numbers and other columns that are asked for, in the order of the question. */
  readonly measures: readonly Column[];
  readonly labels: readonly Column[];
  /** The column after "per" or "by". */
  readonly group: Column | undefined;
  readonly conditions: readonly Condition[];
  /** Whether it names values of the table, rather than times or limits alone. */
  readonly namesRows: boolean;
  /** "The top 3". */
  readonly limit: number | undefined;
  /** How well the words of the question fit the table. */
  readonly score: number;
};

const mostRanked = 50;

/**
 * Reads a question as one about a table, with what its words name there; undefined unless the table explains every word with
 * a meaning: a wrong number is worse than none.
 */
export function readDraft(
  table: NamedTable,
  question: TableQuestion,
  links: readonly Link[] | undefined,
): Draft | undefined {
  if (!links) return undefined;
  const explained = new Set(links.flatMap(({ at }) => at));
  const reading: Reading = { table, question, links, explained };
  const cues = question.cues.filter((cue) => !isTaken(cue, links));
  const asks = new Set(cues.map(({ kind }) => kind));
  if (asks.has("difference")) asks.delete("between");
  const limits = findLimits({
    ...reading,
    question: { ...question, cues: cues.filter(({ kind }) => asks.has(kind)) },
  });
  const dates = limits && findDateLimits({ ...reading, question: { ...question, cues } });
  const limited = limits && dates && [...limits, ...dates];
  const limit = isRanked(asks) ? takeLimit(reading) : undefined;
  const equal = findEqual(reading);
  const periods = findPeriods(reading);
  if (!limited || !periods || !isExplained(reading, cues)) return undefined;
  const values = findValues(reading, asks);
  if (!values) return undefined;
  const conditions = joinConditions([
    ...values,
    ...equal,
    ...periods,
    ...limited.map(({ condition }) => condition),
  ]);
  const group = groupOf(links, cues, conditions);
  const wanted = wantedColumns(reading, {
    conditions,
    limited: limited.map(({ column }) => column),
    asks,
  });
  return {
    table,
    question,
    asks,
    ...wanted,
    group,
    conditions,
    limit,
    namesRows: values.length + equal.length > 0,
    score: links.reduce((total, { score }) => total + score, scorePeriods(periods)),
  };
}

/** A value of a column of years or quarters fits better than a date within them. */
function scorePeriods(periods: readonly Condition[]): number {
  return periods.reduce((total, { sql }) => total + (sql.includes("strftime") ? 0.6 : 1), 0);
}

/** Whether a cue is part of a column's whole name or of a value: the highest of "Highest bid" asks for nothing. */
function isTaken({ kind, from, to }: Cue, links: readonly Link[]): boolean {
  // "The phone number of" asks for a number that is there, not for a count.
  const noun = links.some((link) => link.kind === "column" && link.at.at(-1) === from - 1);
  if (kind === "count" && noun) return true;
  const places = Array.from({ length: to - from }, (_, step) => from + step);
  return links.some(
    (link) =>
      places.every((place) => link.at.includes(place)) &&
      (link.kind === "column"
        ? link.whole && link.at.length > places.length
        : link.kind === "value" || link.at.length > places.length),
  );
}

const ranks = ["most", "least", "highest", "lowest"] as const;

export function isRanked(asks: ReadonlySet<Cue["kind"]>): boolean {
  return ranks.some((rank) => asks.has(rank));
}

/** "The top 3", "which three cities". */
function takeLimit({ question, explained }: Reading): number | undefined {
  for (const at of question.words.keys()) {
    if (explained.has(at)) continue;
    const number = readNumber(question, at);
    if (number === undefined || number < 2 || number > mostRanked || !Number.isInteger(number))
      continue;
    explained.add(at);
    return number;
  }
  return undefined;
}

/** "Staff no 1005": a number right after the name of a column of numbers. */
function findEqual({ question, links, explained }: Reading): Condition[] {
  return question.words.flatMap((word, at): Condition[] => {
    if (explained.has(at) || !/^\p{Nd}/u.test(word.surface)) return [];
    const named = links.find(
      (link) =>
        link.kind === "column" && link.column.type === "number" && link.at.at(-1) === at - 1,
    );
    const number = readNumber(question, at);
    if (named?.kind !== "column" || number === undefined) return [];
    explained.add(at);
    const { sqlName, name } = named.column;
    return [{ sqlName, sql: `${sqlName} = ${number}`, text: { name, values: [word.surface] } }];
  });
}

function isExplained({ question, explained, links }: Reading, cues: readonly Cue[]): boolean {
  const dated = links.some((link) => link.kind === "column" && link.column.type === "date");
  const asked = new Set<number>();
  for (const { kind, from, to } of cues) {
    const places = Array.from({ length: to - from }, (_, step) => from + step);
    const covered = places.every((place) => explained.has(place));
    // "When" asks for a date where a column of dates is named.
    const asksDate = dated && question.words[from]?.concepts.includes("date") === true;
    if (kind === "beyond" && !covered && !asksDate) return false;
    for (const place of places) asked.add(place);
  }
  return question.words.every(({ filler }, at) => filler || explained.has(at) || asked.has(at));
}

function findValues(
  { links, question }: Reading,
  asks: ReadonlySet<Cue["kind"]>,
): Condition[] | undefined {
  const byColumn = new Map<Column, string[]>();
  for (const link of links) {
    if (link.kind !== "value") continue;
    byColumn.set(link.column, [...(byColumn.get(link.column) ?? []), ...link.values]);
  }
  if (!areLists(links, question)) return undefined;
  // "Canada or Government" of two columns means rows of either, which these conditions cannot express.
  if (asks.has("or") && !areAlternatives(links, question)) return undefined;
  return [...byColumn].map(([column, values]) => toCondition(column, [...new Set(values)]));
}

/** Whether the values of each column are joined by "and" or "or": "Electronics in 2006" is no list. */
function areLists(links: readonly Link[], question: TableQuestion): boolean {
  const values = links
    .filter((link) => link.kind === "value")
    .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  return values.every((link, at) => {
    const before = values.slice(0, at).findLast(({ column }) => column === link.column);
    return !before || areJoined(question, before.at.at(-1) ?? 0, link.at[0] ?? 0);
  });
}

/** Whether every "or" is between two values of one column. */
function areAlternatives(links: readonly Link[], { cues }: TableQuestion): boolean {
  const values = links.filter((link) => link.kind === "value");
  return cues.every(({ kind, from, to }) => {
    if (kind !== "or") return true;
    const before = values.find(({ at }) => at.at(-1) === from - 1);
    const after = values.find(({ at }) => at[0] === to);
    const within = values.find(({ at }) => at.includes(from));
    return within !== undefined || (before !== undefined && before.column === after?.column);
  });
}

/** The condition that a column has one of some values. */
export function toCondition(
  { sqlName, name }: Pick<Column, "sqlName" | "name">,
  values: readonly string[],
): Condition {
  const quoted = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  const sql =
    quoted.length === 1 ? `${sqlName} = ${quoted[0]}` : `${sqlName} in (${quoted.join(", ")})`;
  return { sqlName, sql, text: { name, values } };
}

function joinConditions(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((condition) => [condition.sql, condition])).values()];
}

function groupOf(
  links: readonly Link[],
  cues: readonly Cue[],
  conditions: readonly Condition[],
): Column | undefined {
  const by = cues.filter(({ kind }) => kind === "per" || kind === "each");
  const groups = links.flatMap((link) =>
    link.kind === "column" &&
    (link.column.type !== "number" || isGroup(link.column)) &&
    by.some(({ to }) => link.at[0] === to || link.at[0] === to + 1)
      ? [link.column]
      : [],
  );
  const free = groups.filter(({ sqlName }) => conditions.every((one) => one.sqlName !== sqlName));
  return free.length === 1 ? free[0] : undefined;
}

/** Numbers that identify something and by which rows are grouped: years and identifiers. */
function isGroup(column: Column): boolean {
  return isIdentifier(column) || isYearColumn(column);
}

function wantedColumns(
  { links }: Reading,
  {
    conditions,
    limited,
    asks,
  }: {
    conditions: readonly Condition[];
    limited: readonly Column[];
    asks: ReadonlySet<Cue["kind"]>;
  },
): Pick<Draft, "measures" | "labels"> {
  const named = links.flatMap((link) => (link.kind === "column" ? [link] : []));
  const free = named.filter(
    ({ column }) =>
      conditions.every(({ sqlName }) => sqlName !== column.sqlName) && !limited.includes(column),
  );
  const isNumber = ({ column }: { column: Column }) => column.type === "number" && !isGroup(column);
  const numbers = free.filter(isNumber);
  // "The total quantity" names no column Total beside the column Quantity, and "sold" no sales beside units.
  const strongest = Math.max(...numbers.map(({ score }) => score));
  const sure = numbers.filter(({ score }) => score >= Math.min(strongest, 0.75));
  const measures = [...new Set(sure.map(({ column }) => column))];
  // The average of salaries above a limit is still that of salaries.
  const again =
    measures.length === 0 && (asks.has("average") || asks.has("sum") || asks.has("median"));
  const labels = free.filter((one) => !isNumber(one)).map(({ column }) => column);
  return {
    measures: again ? [...new Set(limited.filter(({ type }) => type === "number"))] : measures,
    labels: [...new Set(labels)],
  };
}
