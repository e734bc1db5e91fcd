import { longMonthsOf } from "@footnote/lexicon/calendar";
import { lexicons } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import type { NamedTable } from "../tables/table-names.rules.ts";
import type { Column, Link } from "./name-matching.rules.ts";
import { type TableQuestion, understoodLanguages } from "./table-words.rules.ts";

/** A condition on rows, as SQL and in words. */
export type Condition = {
  readonly sqlName: string;
  readonly sql: string;
  readonly text: { readonly name: string; readonly values: readonly string[] };
};

/** What is found so far: the links to a table, and the words that they and limits explain. */
export type Reading = {
  readonly table: NamedTable;
  readonly question: TableQuestion;
  readonly links: readonly Link[];
  readonly explained: Set<number>;
};

const yearName = new RegExp(
  `^${anyWordOf(lexicons.map(({ tables }) => tables.yearColumns))}$`,
  "iu",
);

/** Whether a column of this name holds years. */
export function isYearColumn({ name }: Pick<Column, "name">): boolean {
  return yearName.test(name.trim());
}

/** The year of a row, its own column or that of its date, and how a year is written in SQL to be compared with it. */
export function yearsOf(
  reading: Reading,
): { column: Column; value: string; write: (year: number) => string } | undefined {
  const own = reading.table.columns.filter(
    (column) => isYearColumn(column) && column.type !== "date",
  );
  const [column] = own;
  if (own.length > 1) return undefined;
  const quote = (year: number) => `'${year}'`;
  if (column) {
    const write = column.type === "number" ? String : quote;
    return { column, value: column.sqlName, write };
  }
  const dated = dateColumn(reading);
  return dated && { column: dated, value: `strftime('%Y', ${dated.sqlName})`, write: quote };
}

export function isYear(surface: string): boolean {
  return /^(?:19|20)\d\d$/.test(surface);
}

/** Returns the years, months and quarters among the unexplained words as conditions; undefined if no column has them. */
export function findPeriods(reading: Reading): Condition[] | undefined {
  const years = takeWords(reading, (word) => (isYear(word) ? word : undefined));
  const dated = dateColumn(reading);
  const { language } = reading.question;
  const months = dated ? takeWords(reading, (word) => monthOf(word, language)) : [];
  const quarters = dated ? takeWords(reading, (word) => /^q([1-4])$/.exec(word)?.[1]) : [];
  if (!years || !months || !quarters || (months.length > 0 && quarters.length > 0))
    return undefined;
  const conditions: Condition[] = [];
  if (years.length > 0) {
    const of = yearsOf(reading);
    if (!of) return undefined;
    const list = years.map((year) => of.write(Number(year))).join(", ");
    conditions.push({
      sqlName: of.column.sqlName,
      sql: `${of.value} in (${list})`,
      text: { name: of.column.name, values: years },
    });
  }
  const inMonths = [
    ...months,
    ...quarters.flatMap((quarter) => [1, 2, 3].map((step) => (Number(quarter) - 1) * 3 + step)),
  ];
  if (inMonths.length > 0 && dated) {
    const two = inMonths.map((month) => String(month).padStart(2, "0"));
    const values = quarters.length > 0 ? quarters.map((quarter) => `Q${quarter}`) : two;
    const list = two.map((month) => `'${month}'`).join(", ");
    const sql = `strftime('%m', ${dated.sqlName}) in (${list})`;
    conditions.push({ sqlName: dated.sqlName, sql, text: { name: dated.name, values } });
  }
  return conditions;
}

function takeWords<T>(
  { question, explained }: Reading,
  read: (surface: string) => T | undefined,
): T[] | undefined {
  const taken: T[] = [];
  let last: number | undefined;
  for (const [at, { surface }] of question.words.entries()) {
    const value = explained.has(at) ? undefined : read(surface);
    if (value === undefined) continue;
    // "From 2013 to 2015" are more years than two.
    if (last !== undefined && !areJoined(question, last, at)) return undefined;
    explained.add(at);
    taken.push(value);
    last = at;
  }
  return taken;
}

const joints = new RegExp(
  `^${anyWordOf(lexicons.flatMap((one) => [one.questionJoints, one.tables.or, "vs versus than als que dan чем di"]))}$`,
  "iu",
);

/** Whether "and" or "or" joins two words, or nothing separates them: "Electronics in 2006" is no list. */
export function areJoined({ words }: TableQuestion, first: number, second: number): boolean {
  const between = words.slice(first + 1, second);
  return between.length === 0 || between.some(({ surface }) => joints.test(surface));
}

/** Returns the date column that is named, or the only one. */
function dateColumn({ table, links }: Reading): Column | undefined {
  const dates = table.columns.filter(({ type, unread }) => type === "date" && unread === 0);
  const meant = dates.filter((column) =>
    links.some((link) => link.kind === "column" && link.column === column),
  );
  if (meant.length === 1) return meant[0];
  return dates.length === 1 ? dates[0] : undefined;
}

function monthOf(word: string, language: string | null): number | undefined {
  const months = understoodLanguages(language).map(longMonthsOf);
  return months.map((names) => names.get(word)).find((month) => month !== undefined);
}
