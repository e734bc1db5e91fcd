import { longMonthsOf } from "@footnote/lexicon/calendar";
import { lexicons } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { type QuestionWord, understoodLanguages } from "./table-words.rules.ts";

/** A condition on rows, as SQL and in words. */
export type Condition = {
  readonly sqlName: string;
  readonly sql: string;
  readonly text: { readonly name: string; readonly values: readonly string[] };
};

type Column = NamedTable["columns"][number];
type Left = {
  readonly all: readonly QuestionWord[];
  readonly left: Set<number>;
  readonly language: string | null;
};

/** The name of a column of years. */
export const yearColumn = new RegExp(
  `^${anyWordOf(lexicons.map(({ tables }) => tables.yearColumns))}$`,
  "iu",
);

/** Returns the years, months and quarters among the remaining words as conditions; undefined if no column has them. */
export function findPeriods(
  table: NamedTable,
  words: Left,
  named: readonly Column[],
): Condition[] | undefined {
  const take = <T>(read: (surface: string) => T | undefined) =>
    [...words.left].flatMap((at) => {
      const value = read(words.all[at]?.surface ?? "");
      if (value === undefined) return [];
      words.left.delete(at);
      return [value];
    });
  const years = take((word) => (/^(?:19|20)\d\d$/.test(word) ? word : undefined));
  const dated = dateColumn(table, named);
  const named12 = dated ? take((word) => monthOf(word, words.language)) : [];
  const quarters = dated ? take((word) => /^q([1-4])$/.exec(word)?.[1]) : [];
  const inMonths = [
    ...named12,
    ...quarters.flatMap((quarter) => [1, 2, 3].map((step) => (Number(quarter) - 1) * 3 + step)),
  ];
  if (named12.length > 0 && quarters.length > 0) return undefined;
  const conditions: Condition[] = [];
  if (years.length > 0) {
    const condition = inYears(table, dated, years);
    if (!condition) return undefined;
    conditions.push(condition);
  }
  if (inMonths.length > 0 && dated) {
    const two = inMonths.map((month) => `'${String(month).padStart(2, "0")}'`);
    const said =
      quarters.length > 0
        ? quarters.map((quarter) => `Q${quarter}`)
        : two.map((month) => month.slice(1, 3));
    const sql = `strftime('%m', ${dated.sqlName}) in (${two.join(", ")})`;
    conditions.push({ sqlName: dated.sqlName, sql, text: { name: dated.name, values: said } });
  }
  return conditions;
}

function inYears(
  table: NamedTable,
  dated: Column | undefined,
  years: readonly string[],
): Condition | undefined {
  const own = table.columns.filter(
    ({ name, type }) => yearColumn.test(name.trim()) && type !== "date",
  );
  const [column] = own;
  if (own.length > 1) return undefined;
  if (column) {
    const list = years.map((year) => (column.type === "number" ? year : `'${year}'`)).join(", ");
    return {
      sqlName: column.sqlName,
      sql: `${column.sqlName} in (${list})`,
      text: { name: column.name, values: years },
    };
  }
  if (!dated) return undefined;
  const list = years.map((year) => `'${year}'`).join(", ");
  return {
    sqlName: dated.sqlName,
    sql: `strftime('%Y', ${dated.sqlName}) in (${list})`,
    text: { name: dated.name, values: years },
  };
}

/** Returns the date column that is named, or the only one. */
function dateColumn({ columns }: NamedTable, named: readonly Column[]): Column | undefined {
  const dates = columns.filter(({ type, unread }) => type === "date" && unread === 0);
  const meant = dates.filter((column) => named.includes(column));
  if (meant.length === 1) return meant[0];
  return dates.length === 1 ? dates[0] : undefined;
}

function monthOf(word: string, language: string | null): number | undefined {
  const months = understoodLanguages(language).map(longMonthsOf);
  return months.map((names) => names.get(word)).find((month) => month !== undefined);
}
