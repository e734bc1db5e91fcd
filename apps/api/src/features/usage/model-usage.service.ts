import { embeddingCost } from "../../platform/models/cost.ts";
import type { EmbeddingModel } from "../../platform/models/models.ts";
import type { Sql } from "../../platform/database/database.ts";
import { addModelUse, selectModelCost } from "./model-usage.repo.ts";
import type { ModelUse } from "./model-usage.rules.ts";
import { dayOf, monthOf } from "./usage.rules.ts";

/** Notes what a model took for an organization, on this day (UTC). */
export async function recordModelUse(
  sql: Sql,
  { organizationId }: { organizationId: string },
  use: ModelUse,
): Promise<void> {
  await addModelUse(sql, organizationId, { ...use, day: dayOf(new Date()) });
}

export async function recordEmbedding(
  sql: Sql,
  of: { organizationId: string },
  { model, tokens }: { model: EmbeddingModel; tokens: number },
): Promise<void> {
  const cost = embeddingCost(model, tokens);
  const use = { kind: "embedding", model: model.name, inputTokens: tokens, cost } as const;
  await recordModelUse(sql, of, use);
}

/** What the organization has spent on models of all kinds in this calendar month (UTC). */
export async function sumModelCost(
  sql: Sql,
  { organizationId }: { organizationId: string },
): Promise<number> {
  return await selectModelCost(sql, organizationId, monthOf(new Date()));
}
