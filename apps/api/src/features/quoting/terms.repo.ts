import type { TenantSql } from "../../platform/database/tenant.ts";
import type { TermCounts } from "./extraction.rules.ts";

/** In how many passages of an organization the terms stand. The term "" counts the passages themselves. */
export async function countTerms(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
): Promise<TermCounts> {
  const where = { organizationId, term: { in: ["", ...terms] } };
  const rows = await sql.termStat.findMany({ where, select: { term: true, chunks: true } });
  const of = new Map(rows.map(({ term, chunks }) => [term, chunks]));
  return { total: of.get("") ?? 0, of };
}
