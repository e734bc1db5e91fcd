import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { FoundChunk, Neighbour } from "./found-chunk.rules.ts";
import { documentWithin, within } from "./search-scope.repo.ts";

/** What is read of a chunk (`c`) and its document (`d`). */
const chunkColumns = Prisma.sql`
  c.id::text as "chunkId", c.document_id::text as "documentId", d.name as filename, c.headings, c.text,
  c.folder_id::text as "folderId", d.created_at as "addedAt", c.anchors`;

/** Reads ranked chunks, in their order and with their scores. */
export async function selectFoundChunks(
  sql: TenantSql,
  organizationId: string,
  ranked: readonly { readonly id: string; readonly score: number }[],
): Promise<FoundChunk[]> {
  return sql.$queryRaw`
    select ${chunkColumns}, r.score
    from unnest(${ranked.map(({ id }) => id)}::uuid[], ${ranked.map(({ score }) => score)}::float8[])
      with ordinality as r(id, score, place)
    join chunk c on c.id = r.id
    join document d on d.id = c.document_id
    where c.organization_id = ${organizationId}::uuid
    order by r.place`;
}

/** Whether all of these chunks and documents are in the scope and searchable. */
export async function areSearchable(
  sql: TenantSql,
  scope: SearchScope,
  { chunkIds, documentIds }: { chunkIds: readonly string[]; documentIds: readonly string[] },
): Promise<boolean> {
  const [row] = await sql.$queryRaw<{ chunks: number; documents: number }[]>`
    select (select count(*)::int from chunk c where c.id = any(${[...chunkIds]}::uuid[]) and ${within(scope)}) as chunks,
      (select count(*)::int from document d where d.id = any(${[...documentIds]}::uuid[]) and ${documentWithin(scope)}) as documents`;
  return row?.chunks === chunkIds.length && row.documents === documentIds.length;
}

export type SearchableFile = {
  documentId: string;
  name: string;
  chunks: number;
  folderId: string;
  addedAt: Date;
};

/** The searchable files whose names contain a text, in any case, the latest first. */
export async function selectSearchableFiles(
  sql: TenantSql,
  scope: SearchScope,
  { namePart, limit }: { namePart: string; limit: number },
): Promise<SearchableFile[]> {
  return sql.$queryRaw`
    select id::text as "documentId", name, chunk_count as chunks, folder_id::text as "folderId",
      created_at as "addedAt" from document d
    where ${documentWithin(scope)} and strpos(lower(name), lower(${namePart})) > 0
    order by created_at desc, id desc limit ${limit}`;
}

/** The chunks of one document in reading order, if it is in the scope, after the first `skipped`. */
export async function selectDocumentChunks(
  sql: TenantSql,
  scope: SearchScope,
  {
    documentId,
    limit,
    skipped = 0,
  }: { documentId: string; limit: number; skipped?: number | undefined },
): Promise<FoundChunk[]> {
  return sql.$queryRaw`
    select ${chunkColumns}, 1::float8 as score
    from chunk c join document d on d.id = c.document_id
    where ${within(scope)} and c.document_id = ${documentId}::uuid
    order by c.ordinal limit ${limit} offset ${skipped}`;
}

/** The first chunks of each of these documents in reading order, of those that are in the scope. */
export async function selectBeginnings(
  sql: TenantSql,
  scope: SearchScope,
  { documentIds, limit }: { documentIds: readonly string[]; limit: number },
): Promise<FoundChunk[]> {
  return sql.$queryRaw`
    select first.* from unnest(${[...documentIds]}::uuid[]) with ordinality as wanted(id, place)
    cross join lateral (
      select ${chunkColumns}, 1::float8 as score
      from chunk c join document d on d.id = c.document_id
      where ${within(scope)} and c.document_id = wanted.id
      order by c.ordinal limit ${limit}
    ) first
    order by wanted.place`;
}

/** The text of the first chunk of each of these documents that is in the scope. */
export async function selectOpenings(
  sql: TenantSql,
  scope: SearchScope,
  documentIds: readonly string[],
): Promise<{ documentId: string; text: string }[]> {
  return sql.$queryRaw`
    select wanted.id::text as "documentId", opening.text
    from unnest(${[...documentIds]}::uuid[]) as wanted(id)
    cross join lateral (
      select c.text from chunk c where c.document_id = wanted.id and ${within(scope)} order by c.ordinal limit 1
    ) opening`;
}

/** The neighbours of chunks in their documents, if they are in the scope. */
export async function selectNeighbours(
  sql: TenantSql,
  scope: SearchScope,
  wanted: readonly { chunkId: string; before: number; after: number }[],
): Promise<Neighbour[]> {
  const ids = wanted.map(({ chunkId }) => chunkId);
  return sql.$queryRaw`
    select ${chunkColumns}, 0::float8 as score, w.id::text as of, c.ordinal - hit.ordinal as offset
    from unnest(${ids}::uuid[], ${wanted.map(({ before }) => before)}::int[], ${wanted.map(({ after }) => after)}::int[])
      as w(id, before, after)
    join chunk hit on hit.id = w.id
    join chunk c on c.document_id = hit.document_id and c.ordinal between hit.ordinal - w.before and hit.ordinal + w.after
    join document d on d.id = c.document_id
    where ${within(scope)} and hit.organization_id = ${scope.organizationId}::uuid and c.id <> w.id
    order by c.document_id, c.ordinal`;
}
