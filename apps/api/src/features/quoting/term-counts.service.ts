import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  findSimilarTerms,
  selectTermCounts,
  type SimilarTerms,
} from "../retrieval/indexing.service.ts";
import type { TermCounts } from "./line-features.rules.ts";

/**
 * In how many chunks of an organization the terms occur, and for terms that occur in none the similar terms that do. The
 * term "" counts the chunks themselves. `known` remembers the similar terms for the next count.
 */
export async function countTerms(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
  known: SimilarTerms = new Map(),
): Promise<TermCounts> {
  const of = await selectTermCounts(sql, organizationId, ["", ...terms]);
  const unknown = terms.filter((term) => !of.has(term));
  const found = await findSimilarTerms(sql, organizationId, { unknown, known });
  for (const { term, chunks } of [...found.values()].flat()) of.set(term, chunks);
  const similar = new Map(
    Array.from(found, ([term, near]) => [term, near.map((one) => one.term)] as const),
  );
  return { total: of.get("") ?? 0, of, similar };
}
