import type { TenantSql } from "../../platform/database/tenant.ts";
import { recordModelUse } from "../usage/model-usage.service.ts";
import type { Meter } from "./token-budget.service.ts";

/** Notes what an answer took of the chat model, at its end. */
export async function recordSpending(
  sql: TenantSql,
  of: { organizationId: string },
  meter: Meter,
): Promise<void> {
  const model = meter.model();
  const { requests, input_tokens: inputTokens, output_tokens: outputTokens, cost } = meter.spent();
  if (model === null || requests === 0) return;
  await recordModelUse(sql, of, { kind: "chat", model, inputTokens, outputTokens, cost });
}
