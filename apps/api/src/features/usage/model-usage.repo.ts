import type { ModelKind, ModelUsage } from "@footnote/contracts/usage";
import type { Sql } from "../../platform/database/database.ts";
import type { ModelUse } from "./model-usage.rules.ts";

/** Adds to what a model took on a day; nothing for an organization that is being deleted. */
export async function addModelUse(
  sql: Sql,
  organizationId: string,
  { day, kind, model, ...use }: ModelUse & { day: Date },
): Promise<void> {
  const { inputTokens = 0, outputTokens = 0, seconds = 0, cost } = use;
  await sql.$executeRaw`
    insert into model_usage as u
      (organization_id, day, kind, model, input_tokens, output_tokens, seconds, cost)
    select id, ${day}::date, ${kind}, ${model}, ${inputTokens}::bigint, ${outputTokens}::bigint,
      ${seconds}::float8, ${cost}::float8
    from organization where id = ${organizationId}::uuid
    on conflict (organization_id, day, kind, model) do update set
      input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens,
      seconds = u.seconds + excluded.seconds, cost = u.cost + excluded.cost`;
}

/** What the models took from a day on, by day, the earliest first. */
export async function selectModelUse(
  sql: Sql,
  organizationId: string,
  from: Date,
): Promise<{ day: Date; use: ModelUsage }[]> {
  const rows = await sql.modelUsage.findMany({
    where: { organizationId, day: { gte: from } },
    orderBy: [{ day: "asc" }, { kind: "asc" }, { model: "asc" }],
  });
  return rows.map((row) => ({
    day: row.day,
    use: {
      kind: row.kind as ModelKind,
      model: row.model,
      input_tokens: Number(row.inputTokens),
      output_tokens: Number(row.outputTokens),
      seconds: row.seconds,
      cost: row.cost,
    },
  }));
}

export async function selectModelCost(sql: Sql, organizationId: string, from: Date) {
  const where = { organizationId, day: { gte: from } };
  const { _sum: sum } = await sql.modelUsage.aggregate({ where, _sum: { cost: true } });
  return sum.cost ?? 0;
}
