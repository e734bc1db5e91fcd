import type { TenantSql } from "../../platform/database/tenant.ts";
import { selectTermCounts } from "../retrieval/indexing.service.ts";
import type { TermCounts } from "./extraction.rules.ts";

/** In how many chunks of an organization the terms occur. The term "" counts the chunks themselves. */
export async function countTerms(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
): Promise<TermCounts> {
  const of = await selectTermCounts(sql, organizationId, ["", ...terms]);
  return { total: of.get("") ?? 0, of };
}
