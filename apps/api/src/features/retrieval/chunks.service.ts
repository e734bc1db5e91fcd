import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  countPassages,
  type DocumentKey,
  findOrdinal,
  selectPassages,
  type StoredPassage,
} from "./chunks.repo.ts";
import { pageOf } from "./chunk-page.rules.ts";

export { selectChunkAnchors } from "./chunks.repo.ts";

export type PassagePage = {
  passages: StoredPassage[];
  total: number;
  previousCursor: string | null;
  nextCursor: string | null;
};

/**
 * A stretch of a document's passages: what a cursor names, else around a passage, else from the beginning. The caller
 * has proven that the document may be read.
 */
export async function listPassages(
  sql: TenantSql,
  document: DocumentKey,
  wanted: { around: string | undefined; cursor: string | undefined; limit: number },
): Promise<PassagePage> {
  const { around, cursor, limit } = wanted;
  const total = await countPassages(sql, document);
  const middle = around === undefined ? undefined : await findOrdinal(sql, document, around);
  const { from, to } = pageOf({ total, limit, cursor, middle });
  return {
    passages: await selectPassages(sql, document, { from, to }),
    total,
    previousCursor: from > 0 ? `to.${from}` : null,
    nextCursor: to < total ? `from.${to}` : null,
  };
}
