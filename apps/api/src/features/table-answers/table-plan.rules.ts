import type { AnswerLanguage } from "../citations/answer.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { isAdditive, isKey, onlyMeasure } from "./column-kinds.rules.ts";
import type { Column } from "./name-matching.rules.ts";
import { type Condition, isYearColumn } from "./table-periods.rules.ts";
import { type Draft, isRanked } from "./table-question.rules.ts";

export type Aggregate = "sum" | "avg" | "median" | "min" | "max" | "count" | "distinct";

/** The query that answers a question about a table. */
export type TablePlan = {
  readonly table: NamedTable;
  readonly language: AnswerLanguage;
  readonly conditions: readonly Condition[];
  /** How well the words of the question fit the table. */
  readonly score: number;
} & (
  | {
      readonly kind: "value";
      readonly aggregate: Aggregate;
      /** Undefined for a count of rows. */
      readonly measure: Column | undefined;
    }
  | {
      readonly kind: "groups";
      readonly aggregate: Aggregate;
      readonly measure: Column | undefined;
      readonly group: Column;
      /** Undefined to list all groups. */
      readonly order: "most" | "least" | undefined;
      readonly limit: number;
      /** "The highest" of groups of several rows may be a sum or a row: then it is not answered. */
      readonly single: boolean;
    }
  /** The rows with the highest or lowest values. */
  | {
      readonly kind: "rows";
      readonly shown: readonly Column[];
      readonly measure: Column;
      readonly order: "most" | "least";
      readonly limit: number;
    }
  | { readonly kind: "share"; readonly measure: Column | undefined; readonly of: Condition }
  /** The values of columns in the rows that the conditions select. */
  | {
      readonly kind: "lookup";
      readonly shown: readonly Column[];
      readonly label: Column | undefined;
    }
  /** The values of one column compared: which has more, or by how much. */
  | {
      readonly kind: "compare";
      readonly aggregate: Aggregate;
      readonly measure: Column | undefined;
      readonly group: Column;
      readonly asks: "most" | "least" | "difference";
    }
);

/** Decides which query answers a question; undefined if it is ambiguous. */
export function planDraft(draft: Draft): TablePlan | undefined {
  const { table, question, conditions, score } = draft;
  const shape = shapeOf(draft);
  return shape && { table, language: question.reply, conditions, score, ...shape };
}

type Shape<Plan = TablePlan> = Plan extends TablePlan
  ? Omit<Plan, "table" | "language" | "conditions" | "score"> & {
      readonly conditions?: readonly Condition[];
    }
  : never;

function shapeOf(draft: Draft): Shape | undefined {
  const { asks, measures } = draft;
  if (measures.length > 1) return undefined;
  const kinds = (["sum", "average", "median"] as const).filter((kind) => asks.has(kind));
  if (kinds.length > 1) return undefined;
  if (asks.has("share")) return shapeShare(draft);
  const compared = comparedColumn(draft);
  if (asks.has("difference") || asks.has("more") || asks.has("less")) {
    return compared && shapeCompare(draft, compared);
  }
  if (isRanked(asks)) return shapeRank(draft, compared);
  if (draft.group) return shapeGroups(draft, draft.group);
  if (asks.has("per") || asks.has("each")) return undefined;
  if (asks.has("count")) return shapeCount(draft);
  if (kinds.length > 0) return shapeAggregate(draft);
  return shapeLookup(draft);
}

function aggregateOf({ asks }: Draft, otherwise: Aggregate): Aggregate {
  if (asks.has("average")) return "avg";
  if (asks.has("median")) return "median";
  return asks.has("sum") ? "sum" : otherwise;
}

function shapeAggregate(draft: Draft): Shape | undefined {
  const measure = draft.measures[0];
  if (!measure || measure.unread > 0 || draft.labels.length > 0) return undefined;
  return { kind: "value", aggregate: aggregateOf(draft, "sum"), measure };
}

function shapeGroups(draft: Draft, group: Column): Shape | undefined {
  const others = draft.labels.filter((label) => label !== group);
  const [measure] = draft.measures;
  if (others.length > 0 && !draft.asks.has("count")) return undefined;
  const shared = { kind: "groups" as const, group, order: undefined, limit: 0, single: false };
  if (!measure) {
    const [counted] = others;
    if (!draft.asks.has("count") || others.length > 1) return undefined;
    return { ...shared, aggregate: counted ? "distinct" : "count", measure: counted };
  }
  if (measure.unread > 0) return undefined;
  return { ...shared, aggregate: aggregateOf(draft, isAdditive(measure) ? "sum" : "avg"), measure };
}

/** "How many", "number of". */
function shapeCount(draft: Draft): Shape | undefined {
  const { asks, measures, labels, conditions, table } = draft;
  if (asks.has("average") || asks.has("median")) return undefined;
  const [measure] = measures;
  const [label, ...more] = labels;
  if (measure) {
    // "How many units were sold" asks for a sum, "how many sales" of a column of amounts for something else.
    if (measure.unit !== null || measure.unread > 0 || label) return undefined;
    return { kind: "value", aggregate: "sum", measure };
  }
  if (more.length > 0) return undefined;
  if (label) {
    const distinct = !isKey(label, table) || conditions.length > 0;
    return { kind: "value", aggregate: distinct ? "distinct" : "count", measure: label };
  }
  // "How many Heron ships": rows, or ships? Only a question about rows is answered with their number.
  if (asks.has("rows")) return { kind: "value", aggregate: "count", measure: undefined };
  const only = onlyMeasure(table);
  const asksAmount = only !== undefined && conditions.length > 0 && only.unit === null;
  return asksAmount ? shapeLookup({ ...draft, measures: [only] }) : undefined;
}

/** "Which country has the most", "the top 3 products by sales", "who earns the most". */
function shapeRank(draft: Draft, compared: Condition | undefined): Shape | undefined {
  const { asks, labels, table } = draft;
  const order = orderOf(asks);
  if (!order || labels.length > 2) return undefined;
  const limit = draft.limit ?? 1;
  const [first = draft.group, second] = labels;
  const label = first ?? columnOf(compared, draft);
  const measure = draft.measures[0] ?? rankedMeasure(draft, label);
  if (!measure) {
    const groups = { aggregate: "count" as const, measure, order, limit, single: false };
    const counted = label && asks.has("rows") && !second;
    return counted ? { kind: "groups", group: label, ...groups } : undefined;
  }
  if (!label) return shapeExtreme(draft, measure, order);
  if (second) return { kind: "rows", shown: [label, second], measure, order, limit };
  if (isKey(label, table)) return { kind: "rows", shown: [label], measure, order, limit };
  return shapeRankedGroups(draft, { measure, group: label, order, limit });
}

/** Whether the most or the least is asked for; undefined for two ranks. */
function orderOf(asks: Draft["asks"]): "most" | "least" | undefined {
  const ranks = (["most", "highest", "least", "lowest"] as const).filter((rank) => asks.has(rank));
  if (ranks.length > 1) return undefined;
  return asks.has("most") || asks.has("highest") ? "most" : "least";
}

/** "What is the highest price". */
function shapeExtreme(
  { asks, limit }: Draft,
  measure: Column,
  order: "most" | "least",
): Shape | undefined {
  const plain = asks.has("highest") || asks.has("lowest") || asks.has("count");
  if (limit !== undefined || !plain) return undefined;
  return { kind: "value", aggregate: order === "most" ? "max" : "min", measure };
}

type Ranked = { measure: Column; group: Column; order: "most" | "least"; limit: number };

function shapeRankedGroups(draft: Draft, ranked: Ranked): Shape | undefined {
  const { asks } = draft;
  const { measure, order } = ranked;
  if (measure.unread > 0) return undefined;
  const asked = asks.has("sum") || asks.has("average") || asks.has("median");
  if (asked || isAdditive(measure)) {
    const single =
      !asked && (asks.has("highest") || asks.has("lowest")) && draft.limit === undefined;
    return { kind: "groups", aggregate: aggregateOf(draft, "sum"), single, ...ranked };
  }
  const aggregate = order === "most" ? "max" : "min";
  return { kind: "groups", aggregate, single: false, ...ranked };
}

/** What is ranked where no column of numbers is named: dates for "the latest", or the only numbers. */
function rankedMeasure({ table, asks }: Draft, label: Column | undefined): Column | undefined {
  if (!label || asks.has("count") || asks.has("rows")) return undefined;
  return onlyMeasure(table);
}

function columnOf(condition: Condition | undefined, { table }: Draft): Column | undefined {
  return table.columns.find(({ sqlName }) => sqlName === condition?.sqlName);
}

/** The condition that names two values or more, which can be compared. */
function comparedColumn({ conditions }: Draft): Condition | undefined {
  const several = conditions.filter(({ text }) => text.values.length > 1);
  return several.length === 1 ? several[0] : undefined;
}

function shapeCompare(draft: Draft, compared: Condition): Shape | undefined {
  const { asks, labels } = draft;
  const group = columnOf(compared, draft);
  const measure = draft.measures[0];
  if (!group || labels.some((label) => label !== group)) return undefined;
  if (!measure || measure.unread > 0) return undefined;
  const order = asks.has("difference") ? "difference" : asks.has("less") ? "least" : "most";
  const aggregate = aggregateOf(draft, isAdditive(measure) ? "sum" : "avg");
  return { kind: "compare", aggregate, measure, group, asks: order };
}

function shapeShare(draft: Draft): Shape | undefined {
  const { measures, labels, conditions, asks } = draft;
  const of = conditions.filter(
    ({ text }) => !isYearColumn(text) && !/^\d/.test(text.values[0] ?? ""),
  );
  const [part] = of;
  if (!part || of.length > 1 || draft.group || isRanked(asks)) return undefined;
  const measure = measures[0];
  if (measure ? !isAdditive(measure) || measure.unread > 0 || labels.length > 0 : labels.length > 1)
    return undefined;
  if (!measure && !asks.has("rows") && labels.length === 0) return undefined;
  const rest = conditions.filter((condition) => condition !== part);
  return { kind: "share", measure, of: part, conditions: rest };
}

function shapeLookup(draft: Draft): Shape | undefined {
  const { measures, labels, conditions, table, asks, namesRows } = draft;
  if (conditions.length === 0 || asks.has("both") || asks.has("rows")) return undefined;
  const named = [...labels, ...measures];
  const only = named.length === 0 && namesRows ? onlyMeasure(table) : undefined;
  const shown = named.length > 0 ? named : only ? [only] : [];
  if (shown.length === 0 || shown.length > 3) return undefined;
  return { kind: "lookup", shown, label: labelOf(draft, shown) };
}

/** The column that names the rows: the first of texts that are all different, or else the first of texts. */
function labelOf({ table, conditions }: Draft, shown: readonly Column[]): Column | undefined {
  const texts = table.columns.filter((column) => column.type === "text" && !shown.includes(column));
  const several = (sqlName: string) =>
    conditions.every((one) => one.sqlName !== sqlName || one.text.values.length > 1);
  return (
    texts.find((column) => isKey(column, table)) ?? texts.find(({ sqlName }) => several(sqlName))
  );
}

/** The plan for the sum of rows that are too many to be listed, or that add up. */
export function sumInstead(plan: TablePlan): TablePlan[] {
  if (plan.kind !== "lookup") return [];
  const [measure, ...others] = plan.shown;
  const { table, language, conditions, score } = plan;
  const adds = measure?.type === "number" && others.length === 0 && isAdditive(measure);
  if (!measure || !adds || measure.unread > 0) return [];
  return [{ kind: "value", aggregate: "sum", measure, table, language, conditions, score }];
}

/** The columns whose values an answer shows. */
export function shownColumns(plan: TablePlan): Column[] {
  const measure = "measure" in plan && plan.measure ? [plan.measure] : [];
  const shown = "shown" in plan ? plan.shown : [];
  return [...measure, ...shown];
}
