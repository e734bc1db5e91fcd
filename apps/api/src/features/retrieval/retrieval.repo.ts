import type { Anchor } from "@footnote/contracts/anchors";
import type { Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { toTsquery } from "./lexemes.rules.ts";
import { type AskedWord, bm25, inverseFrequency, type WordHit } from "./ranking.rules.ts";

export type Passage = {
  readonly chunkId: string;
  readonly documentId: string;
  readonly filename: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly anchors: readonly Anchor[];
  /** Compares the passages of one search, no more. */
  readonly score: number;
};

/** The languages of the documents that can be found, with the number of their chunks. */
export async function selectLanguages(
  sql: Sql,
  scope: SearchScope,
): Promise<{ language: string | null; chunks: number }[]> {
  return sql.$queryRaw`
    select language, sum(chunk_count)::int as chunks from document
    where organization_id = ${scope.organizationId}::uuid and folder_id = any(${scope.folderIds}::uuid[])
      and stage = 'ready'
    group by language`;
}

/** In how many chunks of the organization each term stands; the term "" counts the chunks. */
export async function selectTermCounts(
  sql: Sql,
  organizationId: string,
  terms: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.$queryRaw<{ term: string; chunks: number }[]>`
    select term, chunks from term_stat
    where organization_id = ${organizationId}::uuid and term = any(${terms}::text[])`;
  return new Map(rows.map(({ term, chunks }) => [term, chunks]));
}

/** What may be found at all: the only place where a search is narrowed. `row` names a row with these columns. */
export function within(scope: SearchScope, row: "c" | "e"): Prisma.Sql {
  const of = Prisma.raw(row);
  const chunk = Prisma.raw(row === "c" ? "c.id" : "e.chunk_id");
  return Prisma.sql`${of}.organization_id = ${scope.organizationId}::uuid
    and ${of}.folder_id = any(${scope.folderIds}::uuid[])
    and exists (
      select 1 from chunk owned join document d on d.id = owned.document_id
      where owned.id = ${chunk} and d.stage = 'ready' and d.organization_id = ${scope.organizationId}::uuid
    )`;
}

/** Bounds the time of a question that has common words only. */
const candidatesMax = 20_000;

/**
 * Ranks the chunks that hold one of the leading words by all asked words.
 *
 * This is BM25. A term's frequency is read back from ts_rank, which for a single term that stands n times is
 * (1 + 1/4 + .. + 1/n²) / 1.645: within a hundredth n / (n + 0.63), and much quicker than unnesting the tsvector.
 */
export async function rankByWords(
  sql: Sql,
  scope: SearchScope,
  question: {
    readonly asked: readonly AskedWord[];
    readonly leading: readonly AskedWord[];
    readonly totalChunks: number;
    readonly limit: number;
  },
): Promise<WordHit[]> {
  const { asked, leading, totalChunks, limit } = question;
  const queries = asked.map(({ terms }) => toTsquery(terms));
  const sizes = asked.map(({ terms }) => terms.length); // ts_rank divides by the number of alternatives
  const weights = asked.map(({ found }) => inverseFrequency(found, totalChunks));
  const any = toTsquery(leading.flatMap(({ terms }) => terms));
  const { k1, b, usualWords } = bm25;
  return sql.$queryRaw`
    with word as (
      select query::tsquery, size, weight
      from unnest(${queries}::text[], ${sizes}::int[], ${weights}::float8[]) as w(query, size, weight)
    ), candidate as materialized (
      select c.id, c.lexemes, ${k1}::float8 * (1 - ${b}::float8 + ${b}::float8 * c.words / ${usualWords}::float8) as damping
      from chunk c
      where ${within(scope, "c")} and c.lexemes @@ ${any}::tsquery
      limit ${candidatesMax}
    ), scored as (
      select candidate.id, word.weight, candidate.damping,
        0.63 * rank.value / (1 - rank.value) as frequency
      from candidate cross join word
      cross join lateral (
        select least(0.995, word.size * ts_rank('{1,1,1,1}', candidate.lexemes, word.query)) as value
      ) rank
      where rank.value > 0
    )
    select id::text, sum(weight * frequency / (frequency + damping))::float8 as score, max(weight)::float8 as rarest
    from scored group by id order by score desc, id limit ${limit}`;
}

/** The passages of these chunks, in this order, each with its score. */
export async function selectPassages(
  sql: Sql,
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
