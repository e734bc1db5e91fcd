import type { Column } from "./name-matching.rules.ts";
import type { Condition } from "./table-periods.rules.ts";
import type { Aggregate, TablePlan } from "./table-plan.rules.ts";

/** Rows that a question without a computation may be answered with. */
export const rowsShown = 12;

/** Formats the query of a plan. All ties for a place are returned, so that none passes for the only one. */
export function formatQuery(plan: TablePlan): string {
  const { table, conditions } = plan;
  const where = formatWhere(conditions);
  switch (plan.kind) {
    case "value":
      return `select ${aggregateOf(plan)} from ${table.name}${where}`;
    case "groups": {
      const rows = plan.single ? ", count(*)" : "";
      const base = `select ${plan.group.sqlName}, ${aggregateOf(plan)}${rows} from ${table.name}${where} group by ${plan.group.sqlName}`;
      return plan.order === undefined
        ? `${base} order by ${plan.group.sqlName}`
        : `${base} order by 2 ${directionOf(plan.order)}`;
    }
    case "compare":
      return formatComparison(plan);
    case "rows": {
      const { sqlName } = plan.measure;
      const present = formatWhere([...conditions, { sql: `${sqlName} is not null` }]);
      const shown = plan.shown.map((column) => column.sqlName).join(", ");
      return `select ${shown}, ${sqlName} from ${table.name}${present} order by ${sqlName} ${directionOf(plan.order)}`;
    }
    case "share": {
      const amount = plan.measure?.type === "number" ? plan.measure.sqlName : "1";
      const part = `sum(case when ${plan.of.sql} then ${amount} end)`;
      const whole = plan.measure?.type === "number" ? `sum(${amount})` : "count(*)";
      return `select ${part}, ${whole}, 100 * ${part} / ${whole} from ${table.name}${where}`;
    }
    case "lookup": {
      const columns = [...(plan.label ? [plan.label] : []), ...plan.shown];
      return `select ${columns.map(({ sqlName }) => sqlName).join(", ")} from ${table.name}${where}`;
    }
  }
}

/** For a difference, the last column is that of the highest and the lowest value. */
function formatComparison(plan: TablePlan & { kind: "compare" }): string {
  const value = aggregateOf(plan);
  const { group, table, conditions } = plan;
  const apart = plan.asks === "difference" ? `, max(${value}) over () - min(${value}) over ()` : "";
  const order = plan.asks === "least" ? "asc" : "desc";
  return `select ${group.sqlName}, ${value}${apart} from ${table.name}${formatWhere(conditions)} group by ${group.sqlName} order by 2 ${order}`;
}

function formatWhere(conditions: readonly Pick<Condition, "sql">[]): string {
  return conditions.length > 0 ? ` where ${conditions.map(({ sql }) => sql).join(" and ")}` : "";
}

function directionOf(order: "most" | "least"): string {
  return order === "most" ? "desc" : "asc";
}

function aggregateOf({
  aggregate,
  measure,
}: {
  aggregate: Aggregate;
  measure: Column | undefined;
}): string {
  if (!measure) return "count(*)";
  return aggregate === "distinct"
    ? `count(distinct ${measure.sqlName})`
    : `${aggregate}(${measure.sqlName})`;
}
