import type { Anchor } from "@footnote/contracts/anchors";
import type { DocumentUnit } from "@footnote/contracts/document-content";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { StoredSpan } from "./spans.rules.ts";

export type StoredChunk = {
  id: string;
  ordinal: number;
  text: string;
  headings: string[];
  anchors: Anchor[];
  hidden: HiddenReason | null;
  spans: StoredSpan[] | null;
};

export type DocumentKey = { readonly organizationId: string; readonly documentId: string };

/** The chunks of a document from one ordinal up to another, exclusive, in reading order. */
export async function selectChunkRange(
  sql: TenantSql,
  { organizationId, documentId }: DocumentKey,
  { from, to }: { from: number; to: number },
): Promise<StoredChunk[]> {
  return sql.$queryRaw`
    select id::text, ordinal, text, headings, anchors, hidden, spans from chunk
    where organization_id = ${organizationId}::uuid and document_id = ${documentId}::uuid
      and ordinal >= ${from} and ordinal < ${to}
    order by ordinal`;
}

export async function findOrdinal(
  sql: TenantSql,
  { organizationId, documentId }: DocumentKey,
  id: string,
): Promise<number | undefined> {
  const where = { id, organizationId, documentId };
  return (await sql.chunk.findFirst({ where, select: { ordinal: true } }))?.ordinal;
}

/** The anchors of a document's chunks, in reading order. */
export async function selectChunkAnchors(
  sql: TenantSql,
  organizationId: string,
  documentId: string,
): Promise<{ id: string; anchors: Anchor[] }[]> {
  return sql.$queryRaw`
    select id::text, anchors from chunk
    where organization_id = ${organizationId}::uuid and document_id = ${documentId}::uuid
    order by ordinal limit 20000`;
}

/**
 * Counts the pages, slides or sheets in which a document's chunks stand; null for a document without them. The cells of a
 * text file are in no sheet.
 */
export async function countUnits(
  sql: TenantSql,
  { organizationId, documentId }: DocumentKey,
): Promise<{ kind: DocumentUnit; count: number } | null> {
  const [counted] = await sql.$queryRaw<{ kind: DocumentUnit; count: number }[]>`
    select kind, count(distinct place)::int as count from (
      select case anchor->>'kind' when 'cells' then 'sheet' else anchor->>'kind' end as kind,
        coalesce(anchor->>'page', anchor->>'slide', nullif(anchor->>'sheet', '')) as place
      from chunk cross join jsonb_array_elements(anchors) as anchor
      where organization_id = ${organizationId}::uuid and document_id = ${documentId}::uuid
        and anchor->>'kind' in ('page', 'slide', 'cells')
    ) placed
    where place is not null group by kind order by count desc limit 1`;
  return counted ?? null;
}

/** The anchors and spans of these chunks, without those that have no spans. */
export async function selectSpans(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<{ id: string; anchors: Anchor[]; spans: StoredSpan[] }[]> {
  return sql.$queryRaw`
    select id::text, anchors, spans from chunk
    where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[]) and spans is not null`;
}
