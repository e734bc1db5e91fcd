import type { Computation, Value } from "../tables/computation.rules.ts";
import { isKey } from "./column-kinds.rules.ts";
import type { Column } from "./name-matching.rules.ts";
import { describePlan, joints } from "./plan-description.rules.ts";
import { sumInstead, type TablePlan } from "./table-plan.rules.ts";
import { rowsShown } from "./table-query.rules.ts";
import { formatValue, roundAverage } from "./value-format.rules.ts";

const groupsShown = 20;

/** An answer without its markers: a title and lines, one claim each. */
export type AnswerLines = { readonly title: string | null; readonly lines: readonly string[] };

/** Formats the answer; undefined if the result is empty or ambiguous. */
export function formatAnswer(plan: TablePlan, computation: Computation): AnswerLines | undefined {
  if (computation.rows.length === 0) return undefined;
  switch (plan.kind) {
    case "value":
      return formatSingle(plan, computation);
    case "groups":
      return plan.order === undefined
        ? formatGroups(plan, computation)
        : formatRanked(plan, computation);
    case "rows":
      return formatRanked(plan, computation);
    case "compare":
      return formatCompared(plan, computation);
    case "share":
      return formatShare(plan, computation);
    case "lookup":
      return formatFound(plan, computation);
  }
}

type PlanOf<Kind extends TablePlan["kind"]> = TablePlan & { readonly kind: Kind };

/** Formats a value of the measure: averages keep more digits than the sheet shows, counts none. */
function showMeasure(
  plan: PlanOf<"value" | "groups" | "compare">,
  value: Value | undefined,
): string {
  const { aggregate, measure, language } = plan;
  if (aggregate === "count" || aggregate === "distinct")
    return formatValue(value, undefined, language);
  const rounded = aggregate === "avg" || aggregate === "median";
  return rounded && typeof value === "number"
    ? formatValue(roundAverage(value, measure), measure, language, true)
    : formatValue(value, measure, language);
}

function formatSingle(plan: PlanOf<"value">, { rows }: Computation): AnswerLines | undefined {
  const value = rows[0]?.[0] ?? null;
  if (value === null) return undefined;
  return { title: null, lines: [`${describePlan(plan)}: **${showMeasure(plan, value)}**`] };
}

function formatGroups(plan: PlanOf<"groups">, { rows, cut }: Computation): AnswerLines | undefined {
  const known = rows.filter(([name, value]) => name !== null && value !== null);
  if (known.length < rows.length || known.length > groupsShown || cut) return undefined;
  const lines = known.map(
    ([name, value]) => `${showName(plan.group, name, plan)}: **${showMeasure(plan, value)}**`,
  );
  return { title: `${describePlan(plan)}:`, lines };
}

function showName(column: Column, value: Value | undefined, { language }: TablePlan): string {
  return formatValue(value, column, language);
}

/** The first places with all ties; undefined if the last of them is shared by too many. */
function formatRanked(
  plan: PlanOf<"groups" | "rows">,
  { rows, columns }: Computation,
): AnswerLines | undefined {
  const measured = plan.kind === "rows" ? columns.length - 1 : 1;
  const known = rows.filter((row) => row[0] !== null && row[measured] !== null);
  const last = known[plan.limit - 1]?.[measured];
  if (last === undefined) return undefined;
  const places = known.filter((row, at) => at < plan.limit || row[measured] === last);
  if (
    places.length > groupsShown ||
    (places.length === rows.length && rows.length > 1 && plan.limit === 1)
  )
    return undefined;
  // "The highest" of groups with several rows may mean a sum or a row.
  if (plan.kind === "groups" && plan.single && known.some((row) => row[2] !== 1)) return undefined;
  const lines = places.map((row) => formatPlace(plan, row, measured));
  const about = `${describePlan(plan)}${describeUnnamed(plan, rows[0], measured)}`;
  const [only] = lines;
  return places.length === 1 && only !== undefined
    ? { title: null, lines: [`${about}: ${only}`] }
    : { title: `${about}:`, lines };
}

/** Says that the first place is that of rows without a name, which are left out. */
function describeUnnamed(
  plan: PlanOf<"groups" | "rows">,
  [name, ...values]: readonly Value[] = [],
  measured: number,
): string {
  const column = plan.kind === "groups" ? plan.group : plan.shown[0];
  const value = values[measured - 1];
  if (name !== null || !column || value === null) return "";
  const shown =
    plan.kind === "groups"
      ? showMeasure(plan, value)
      : formatValue(value, plan.measure, plan.language);
  return ` (${joints[plan.language].without} ${column.name}: ${shown})`;
}

function formatPlace(
  plan: PlanOf<"groups" | "rows">,
  row: readonly Value[],
  measured: number,
): string {
  if (plan.kind === "groups") {
    return `**${showName(plan.group, row[0], plan)}**, ${showMeasure(plan, row[1])}`;
  }
  const [first = "", ...others] = plan.shown.map((column, at) => showName(column, row[at], plan));
  const more = others.length > 0 ? ` (${others.join(", ")})` : "";
  return `**${first}**${more}, ${formatValue(row[measured], plan.measure, plan.language)}`;
}

function formatCompared(plan: PlanOf<"compare">, { rows }: Computation): AnswerLines | undefined {
  const [first, second] = rows;
  if (!first || !second || rows.some(([name, value]) => name === null || value === null))
    return undefined;
  const about = describePlan(plan);
  const values = rows.map(
    ([name, value]) => `${showName(plan.group, name, plan)}: ${showMeasure(plan, value)}`,
  );
  if (plan.asks === "difference") {
    if (rows.length > 2 || typeof first[2] !== "number") return undefined;
    const difference = showMeasure(plan, first[2]);
    return { title: null, lines: [`${about}: **${difference}** (${values.join("; ")})`] };
  }
  if (first[1] === second[1]) return { title: `${about}:`, lines: values };
  return {
    title: null,
    lines: [`${about}: **${showName(plan.group, first[0], plan)}** (${values.join("; ")})`],
  };
}

function formatShare(plan: PlanOf<"share">, { rows }: Computation): AnswerLines | undefined {
  const [part, whole, percent] = rows[0] ?? [];
  if (typeof percent !== "number" || typeof part !== "number") return undefined;
  const { language } = plan;
  const measure = plan.measure?.type === "number" ? plan.measure : undefined;
  const share = `${formatValue(roundAverage(percent, undefined), undefined, language)} %`;
  const show = (value: Value | undefined) => formatValue(value, measure, language);
  const amounts = `${show(part)} ${joints[language].of} ${show(whole)}`;
  return { title: null, lines: [`${describePlan(plan)}: **${share}** (${amounts})`] };
}

/** The values of few rows, each with its name if there are several. */
function formatFound(plan: PlanOf<"lookup">, { rows }: Computation): AnswerLines | undefined {
  const { shown, label, language } = plan;
  const skip = label ? 1 : 0;
  const show = (row: readonly Value[]) =>
    shown.map((column, at) => formatValue(row[at + skip], column, language)).join(", ");
  const found = rows.filter((row) => row.slice(skip).some((value) => value !== null));
  const about = describePlan(plan);
  const distinct = new Map(found.map((row) => [JSON.stringify(row), row]));
  const values = [...distinct.values()];
  const [only] = values;
  if (!only || values.length > rowsShown) return undefined;
  const same = new Set(values.map((row) => show(row)));
  if (same.size === 1) return { title: null, lines: [`${about}: **${show(only)}**`] };
  // Amounts of several rows are added up.
  if (sumInstead(plan).length > 0) return undefined;
  if (label && values.every(([name]) => name !== null)) {
    const lines = values.map((row) => `${showName(label, row[0], plan)}: **${show(row)}**`);
    return { title: `${about}:`, lines };
  }
  // Values that name their rows themselves need no other name.
  const [first] = shown;
  if (!first || !isKey(first, plan.table)) return undefined;
  return { title: `${about}:`, lines: values.map((row) => `**${show(row)}**`) };
}
