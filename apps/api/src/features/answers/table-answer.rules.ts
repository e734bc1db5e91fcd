import { type Computation, plainDecimal, type Value } from "../tables/computation.rules.ts";
import type { TablePlan } from "./table-question.rules.ts";

const groupsShown = 20;

/** The query of a plan. Ties for the first place are all given, so that none of them passes for the only one. */
export function writeQuery({
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

/** "Sum of Sales where Country is Canada", for people and for the check of the answer alike. */
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

/** The answer's lines without their markers, one claim each; undefined where nothing came out, or it is no clear answer. */
export function writeAnswer(plan: TablePlan, { rows, cut }: Computation): string[] | undefined {
  const about = describePlan(plan);
  const show = (value: Value | undefined) => showValue(value ?? null, plan);
  const [first, second] = rows;
  if (!first || cut) return undefined;
  if (!plan.group) {
    const value = first[0] ?? null;
    return value === null ? undefined : [`${about}: **${show(value)}**`];
  }
  const known = rows.filter(([name, value]) => name !== null && value !== null);
  if (known.length < rows.length || known.length === 0) return undefined;
  if (plan.superlative !== undefined) {
    if (second && second[1] === first[1]) return undefined;
    return [`${about}: **${first[0]}**, ${show(first[1])}`];
  }
  if (known.length > groupsShown) return undefined;
  return known.map(([name, value]) => `${about}: ${name}, **${show(value)}**`);
}

/** The number with the grouping of the question's language and its column's unit. */
function showValue(value: Value, { language, measure, aggregate }: TablePlan): string {
  if (typeof value !== "number") return String(value ?? "");
  const [whole = "", fraction] = plainDecimal(Math.abs(value)).split(".");
  const [group, point] = language === "de" ? [".", ","] : [",", "."];
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole;
  const number = `${value < 0 ? "-" : ""}${grouped}${fraction === undefined ? "" : point + fraction}`;
  const unit = aggregate === "count" || aggregate === "distinct" ? null : (measure?.unit ?? null);
  return unit === null ? number : `${number} ${unit}`;
}
