import type { Column } from "./name-matching.rules.ts";
import type { Aggregate, TablePlan } from "./table-plan.rules.ts";

const names = {
  en: {
    sum: "Sum of",
    avg: "Average of",
    median: "Median of",
    min: "Lowest",
    max: "Highest",
    distinct: "Number of different",
    count: "Number of",
    rows: "Number of rows",
    most: "Highest",
    least: "Lowest",
    share: "Share of",
    shareOfRows: "Share of rows",
    difference: "Difference in",
  },
  de: {
    sum: "Summe von",
    avg: "Durchschnitt von",
    median: "Median von",
    min: "Niedrigster Wert von",
    max: "Höchster Wert von",
    distinct: "Anzahl verschiedener",
    count: "Anzahl",
    rows: "Anzahl der Zeilen",
    most: "Höchster Wert von",
    least: "Niedrigster Wert von",
    share: "Anteil an",
    shareOfRows: "Anteil der Zeilen",
    difference: "Differenz von",
  },
} as const;

export const joints = {
  en: { where: "where", is: "is", or: "or", and: "and", by: "by", of: "of", without: "without" },
  de: { where: "wobei", is: "=", or: "oder", and: "und", by: "nach", of: "von", without: "ohne" },
} as const;

/** Describes a plan as "Sum of Sales where Country is Canada", for the answer and for its verification. */
export function describePlan(plan: TablePlan): string {
  const { language, conditions } = plan;
  const { where, is, or, and, by } = joints[language];
  const all = plan.kind === "share" ? [plan.of, ...conditions] : conditions;
  const limits = all.map(({ text: { name, values } }) => {
    const isLimit = /^[<>]/.test(values[0] ?? "");
    return isLimit ? `${name} ${values[0]}` : `${name} ${is} ${values.join(` ${or} `)}`;
  });
  const joined = limits.length > 0 ? ` ${where} ${limits.join(` ${and} `)}` : "";
  const group =
    plan.kind === "groups" || plan.kind === "compare" ? ` ${by} ${plan.group.name}` : "";
  return `${describeSubject(plan)}${joined}${group}`;
}

function describeSubject(plan: TablePlan): string {
  const name = names[plan.language];
  switch (plan.kind) {
    case "value":
    case "groups":
      return describeAggregate(plan);
    case "compare":
      return plan.asks === "difference"
        ? `${name.difference} ${describeAggregate(plan)}`
        : describeAggregate(plan);
    case "rows":
      return `${name[plan.order]} ${plan.measure.name}`;
    case "share":
      return plan.measure?.type === "number"
        ? `${name.share} ${plan.measure.name}`
        : name.shareOfRows;
    case "lookup":
      return plan.shown.map((column) => column.name).join(", ");
  }
}

function describeAggregate({
  aggregate,
  measure,
  language,
}: {
  aggregate: Aggregate;
  measure: Column | undefined;
  language: TablePlan["language"];
}): string {
  return measure ? `${names[language][aggregate]} ${measure.name}` : names[language].rows;
}
