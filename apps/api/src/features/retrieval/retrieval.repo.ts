import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { Findable } from "./corpus-stats.rules.ts";
import { toTsquery } from "./lexemes.rules.ts";
import type { Next, Passage } from "./found-chunk.rules.ts";
import { bm25, type WordHit, type WordQuestion } from "./ranking.rules.ts";

/** The documents of the scope that can be found, by language and embedding model. */
export async function selectFindable(sql: TenantSql, scope: SearchScope): Promise<Findable[]> {
  return sql.$queryRaw`
    select language, embedding_model as model, sum(chunk_count)::int as chunks,
      coalesce((select chunks from term_stat where organization_id = ${scope.organizationId}::uuid and term = ''), 0) as total
    from document
    where organization_id = ${scope.organizationId}::uuid and folder_id = any(${scope.folderIds}::uuid[])
      and stage = 'ready'
    group by language, embedding_model`;
}

/** In how many chunks of the organization each term stands. */
export async function selectTermCounts(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.$queryRaw<{ term: string; chunks: number }[]>`
    select term, chunks from term_stat
    where organization_id = ${organizationId}::uuid and term = any(${terms}::text[])`;
  return new Map(rows.map(({ term, chunks }) => [term, chunks]));
}

/**
 * What may be found at all: with the function `rank_chunks`, which says the same, the only places where a search is
 * narrowed. Text that a reader of its document does not see is not found unless a member let it in. `c` is a chunk, `e` an
 * embedding of one.
 */
export function within(scope: SearchScope, row: "c" | "e"): Prisma.Sql {
  const of = Prisma.raw(row);
  // A look at one document each: a join would need statistics, which the embedded database seldom has.
  const found =
    row === "c"
      ? Prisma.sql`select d.stage = 'ready' and (c.hidden is null or d.reads_hidden)
          from document d where d.id = c.document_id`
      : Prisma.sql`select d.stage = 'ready' and (own.hidden is null or d.reads_hidden)
          from chunk own join document d on d.id = own.document_id where own.id = e.chunk_id`;
  return Prisma.sql`${of}.organization_id = ${scope.organizationId}::uuid
    and ${of}.folder_id = any(${scope.folderIds}::uuid[])
    and (${found})`;
}

/** Bounds the time of a question that has common words only. */
const candidatesMax = 20_000;

/** Ranks the chunks that hold one of the leading words by all asked words. */
export async function rankByWords(
  sql: TenantSql,
  scope: SearchScope,
  question: WordQuestion & { readonly limit: number },
): Promise<WordHit[]> {
  const { asked, leading, telling, limit } = question;
  const any = toTsquery(leading.flatMap(({ terms }) => terms));
  const exact = toTsquery(telling.flatMap(({ terms }) => terms));
  const words = asked.map(({ terms }) => toTsquery(terms));
  return sql.$queryRaw`
    select id::text, score, telling
    from rank_chunks(${scope.organizationId}::uuid, ${scope.folderIds}::uuid[], ${any}::tsquery, ${exact}::tsquery,
      ${words}::text[]::tsquery[], ${asked.map(({ terms }) => terms.length)}::int[],
      ${asked.map(({ weight }) => weight)}::float8[], ${bm25.k1}::float8, ${bm25.b}::float8, ${bm25.usualWords}::float8,
      ${candidatesMax}::int, ${limit}::int)`;
}

/** The passages of these chunks, in this order, each with its score. */
export async function selectPassages(
  sql: TenantSql,
  organizationId: string,
  ranked: readonly { readonly id: string; readonly score: number }[],
): Promise<Passage[]> {
  return sql.$queryRaw`
    select c.id::text as "chunkId", c.document_id::text as "documentId", d.name as filename, c.headings, c.text,
      c.anchors, r.score
    from unnest(${ranked.map(({ id }) => id)}::uuid[], ${ranked.map(({ score }) => score)}::float8[])
      with ordinality as r(id, score, place)
    join chunk c on c.id = r.id
    join document d on d.id = c.document_id
    where c.organization_id = ${organizationId}::uuid
    order by r.place`;
}

/** The files that can be found, the latest first. */
export async function selectFiles(
  sql: TenantSql,
  scope: SearchScope,
  limit: number,
): Promise<{ documentId: string; name: string; chunks: number }[]> {
  return sql.$queryRaw`
    select id::text as "documentId", name, chunk_count as chunks from document
    where organization_id = ${scope.organizationId}::uuid and folder_id = any(${scope.folderIds}::uuid[])
      and stage = 'ready'
    order by created_at desc, id desc limit ${limit}`;
}

/** The passages of one document in reading order, if it lies in the scope. */
export async function selectWholeDocument(
  sql: TenantSql,
  scope: SearchScope,
  { documentId, limit }: { documentId: string; limit: number },
): Promise<Passage[]> {
  return sql.$queryRaw`
    select c.id::text as "chunkId", c.document_id::text as "documentId", d.name as filename, c.headings, c.text,
      c.anchors, 1::float8 as score
    from chunk c join document d on d.id = c.document_id
    where ${within(scope, "c")} and c.document_id = ${documentId}::uuid
    order by c.ordinal limit ${limit}`;
}

/** The neighbours of passages in their documents, if they lie in the scope. */
export async function selectAround(
  sql: TenantSql,
  scope: SearchScope,
  wanted: readonly { chunkId: string; before: number; after: number }[],
): Promise<Next[]> {
  const ids = wanted.map(({ chunkId }) => chunkId);
  return sql.$queryRaw`
    select c.id::text as "chunkId", c.document_id::text as "documentId", d.name as filename, c.headings, c.text,
      c.anchors, 0::float8 as score, w.id::text as of, c.ordinal - hit.ordinal as offset
    from unnest(${ids}::uuid[], ${wanted.map(({ before }) => before)}::int[], ${wanted.map(({ after }) => after)}::int[])
      as w(id, before, after)
    join chunk hit on hit.id = w.id
    join chunk c on c.document_id = hit.document_id and c.ordinal between hit.ordinal - w.before and hit.ordinal + w.after
    join document d on d.id = c.document_id
    where ${within(scope, "c")} and hit.organization_id = ${scope.organizationId}::uuid and c.id <> w.id
    order by c.document_id, c.ordinal`;
}
