import type { Span } from "@footnote/extraction/spans";
import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  type DocumentKey,
  findOrdinal,
  selectChunkRange,
  selectSpans,
  type StoredChunk,
} from "./chunks.repo.ts";
import { type CellValue, decodeSpans, listCells } from "./spans.rules.ts";
import { choosePage } from "./chunk-page.rules.ts";

export { countUnits, selectChunkAnchors } from "./chunks.repo.ts";

/** A chunk with the values of the cells that it contains. */
export type ReadChunk = Omit<StoredChunk, "spans"> & { cells: CellValue[] };

export type ChunkPage = {
  chunks: ReadChunk[];
  total: number;
  previousCursor: string | null;
  nextCursor: string | null;
};

/**
 * Lists a page of a document's chunks: the page of the cursor, else the page around a chunk, else the first. The caller
 * must have checked access to the document.
 * @param document `total` is how many chunks it has as its row says: none while they are still written
 */
export async function listChunks(
  sql: TenantSql,
  document: DocumentKey & { readonly total: number },
  wanted: { around: string | undefined; cursor: string | undefined; limit: number },
): Promise<ChunkPage> {
  const { around, cursor, limit } = wanted;
  const { total } = document;
  const middle = around === undefined ? undefined : await findOrdinal(sql, document, around);
  const { from, to } = choosePage({ total, limit, cursor, middle });
  const stored = await selectChunkRange(sql, document, { from, to });
  return {
    chunks: stored.map(({ spans, ...chunk }) => ({
      ...chunk,
      cells: listCells(decodeSpans(spans ?? [], chunk.anchors), chunk.text),
    })),
    total,
    previousCursor: from > 0 ? `to.${from}` : null,
    nextCursor: to < total ? `from.${to}` : null,
  };
}

/** Returns the locations within each chunk, by the chunk's id. Chunks without spans are left out. */
export async function readSpans(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Span[]>> {
  const rows = await selectSpans(sql, organizationId, ids);
  return new Map(rows.map(({ id, anchors, spans }) => [id, decodeSpans(spans, anchors)]));
}
