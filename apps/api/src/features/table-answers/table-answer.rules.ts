import { type Computation, formatDecimal, type Value } from "../tables/computation.rules.ts";
import { yearColumn } from "./table-periods.rules.ts";
import type { TablePlan } from "./table-question.rules.ts";

const groupsShown = 20;

/** Formats the query of a plan. All ties for the first place are returned, so that none passes for the only one. */
export function formatQuery({
  table,
  aggregate,
  measure,
  conditions,
  group,
  superlative,
}: TablePlan): string {
  const value = measure
    ? aggregate === "distinct"
      ? `count(distinct ${measure.sqlName})`
      : `${aggregate}(${measure.sqlName})`
    : "count(*)";
  const where =
    conditions.length > 0 ? ` where ${conditions.map(({ sql }) => sql).join(" and ")}` : "";
  if (!group) return `select ${value} from ${table.name}${where}`;
  const base = `select ${group.sqlName}, ${value} from ${table.name}${where} group by ${group.sqlName}`;
  return superlative === undefined
    ? `${base} order by ${group.sqlName}`
    : `${base} order by 2 ${superlative === "most" ? "desc" : "asc"}`;
}

const names = {
  en: {
    sum: "Sum of",
    avg: "Average of",
    median: "Median of",
    min: "Lowest",
    max: "Highest",
    distinct: "Number of different",
    count: "Number of rows",
  },
  de: {
    sum: "Summe von",
    avg: "Durchschnitt von",
    median: "Median von",
    min: "Niedrigster Wert von",
    max: "Höchster Wert von",
    distinct: "Anzahl verschiedener",
    count: "Anzahl der Zeilen",
  },
} as const;
const joints = {
  en: { where: "where", is: "is", or: "or", by: "by" },
  de: { where: "wobei", is: "=", or: "oder", by: "nach" },
} as const;

/** Describes a plan as "Sum of Sales where Country is Canada", for the answer and for its verification. */
export function describePlan({
  language,
  aggregate,
  measure,
  conditions,
  group,
}: TablePlan): string {
  const { where, is, or, by } = joints[language];
  const what = [names[language][aggregate], measure?.name ?? ""].filter(Boolean).join(" ");
  const limits = conditions.map(
    ({ text: { name, values } }) => `${name} ${is} ${values.join(` ${or} `)}`,
  );
  const joined =
    limits.length > 0 ? ` ${where} ${limits.join(language === "en" ? " and " : " und ")}` : "";
  return `${what}${joined}${group ? ` ${by} ${group.name}` : ""}`;
}

/** An answer without its markers: a title and lines, one claim each. */
type AnswerLines = { readonly title: string | null; readonly lines: readonly string[] };

/** Formats the answer; undefined if the result is empty or ambiguous. */
export function formatAnswer(plan: TablePlan, { rows, cut }: Computation): AnswerLines | undefined {
  const about = describePlan(plan);
  const show = (value: Value | undefined) => formatValue(value ?? null, plan);
  const [first, second] = rows;
  if (!first || cut) return undefined;
  if (!plan.group) {
    const value = first[0] ?? null;
    return value === null ? undefined : { title: null, lines: [`${about}: **${show(value)}**`] };
  }
  const known = rows.filter(([name, value]) => name !== null && value !== null);
  if (known.length < rows.length || known.length === 0) return undefined;
  if (plan.superlative !== undefined) {
    if (second && second[1] === first[1]) return undefined;
    return { title: null, lines: [`${about}: **${first[0]}**, ${show(first[1])}`] };
  }
  if (known.length > groupsShown) return undefined;
  return { title: `${about}:`, lines: known.map(([name, value]) => `${name}: **${show(value)}**`) };
}

/** Currencies whose symbol precedes the amount in English. */
const signs = new Set(["$", "£", "€", "¥"]);

/**
 * Formats a value with the grouping of the question's language and the unit of its column. Averages keep two decimals, or
 * four figures if they are small; the cited result has all of them.
 */
function formatValue(value: Value, { language, measure, aggregate }: TablePlan): string {
  if (typeof value !== "number") return String(value ?? "");
  const exact = aggregate !== "avg" && aggregate !== "median";
  const number = formatDecimal(Math.abs(exact ? value : round(value)));
  const minus = value < 0 ? "-" : "";
  if (!measure || aggregate === "count" || aggregate === "distinct") {
    return minus + group(number, language);
  }
  // Years are not grouped like amounts.
  const shown = yearColumn.test(measure.name.trim()) ? number : group(number, language);
  if (measure.unit === null) return minus + shown;
  const before = language === "en" && signs.has(measure.unit);
  return before ? `${minus}${measure.unit}${shown}` : `${minus}${shown} ${measure.unit}`;
}

function group(number: string, language: TablePlan["language"]): string {
  const [separator, point] = language === "de" ? [".", ","] : [",", "."];
  const [whole = "", fraction] = number.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
  return fraction === undefined ? grouped : grouped + point + fraction;
}

function round(value: number): number {
  const figures = Math.floor(Math.log10(Math.abs(value) || 1)) + 1;
  return Number(value.toFixed(Math.min(Math.max(2, 4 - figures), 20)));
}
