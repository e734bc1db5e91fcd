import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { CorpusStats, SearchableGroup } from "./corpus-stats.rules.ts";
import { toTsquery } from "./lexemes.rules.ts";
import { choosingTerms, findFirstThreshold } from "./query/first-threshold.rules.ts";
import { bm25, type LexicalHit, type LexicalQuery } from "./ranking.rules.ts";

/** Groups the searchable documents of the scope by language and embedding model. */
export async function selectSearchableGroups(
  sql: TenantSql,
  scope: SearchScope,
): Promise<SearchableGroup[]> {
  return sql.$queryRaw`
    select nullif(own.language, '') as language, nullif(own.embedding_model, '') as model, sum(own.chunks)::int as chunks,
      coalesce(max(every.chunks), 0) as total, coalesce(max(every.words), 0)::float8 as words
    from ${listGroups(scope)} own
    left join term_stat every on every.organization_id = own.organization_id and every.term = ''
    group by own.language, own.embedding_model`;
}

/** The numbers of searchable chunks by language and embedding model: counted for folders, and read for single documents. */
function listGroups({ organizationId, folderIds, documentIds }: SearchScope): Prisma.Sql {
  const folders = Prisma.sql`
    select organization_id, language, embedding_model, chunks from folder_stat
    where organization_id = ${organizationId}::uuid and folder_id = any(${folderIds}::uuid[])`;
  if (documentIds.length === 0) return Prisma.sql`(${folders})`;
  return Prisma.sql`(${folders} union all
    select organization_id, coalesce(language, ''), coalesce(embedding_model, ''), chunk_count from document
    where organization_id = ${organizationId}::uuid and id = any(${documentIds}::uuid[])
      and stage in ('ready', 'superseded'))`;
}

/** Returns how many of the organization's chunks contain each term. */
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

/** A parameter and no `chr()`, which Postgres refuses where the database's encoding does not have it. */
const lastCharacter = "\u{10ffff}";

/** How many terms are compared with a misspelt one. */
const termsComparedMax = 2_000;

/**
 * Returns the organization's terms that match one of some `like` patterns, begin with a letter and differ in length from a
 * term by at most `lengthDifference`, with their numbers of chunks, the most frequent first.
 */
export async function selectTermsLike(
  sql: TenantSql,
  organizationId: string,
  {
    term,
    patterns,
    lengthDifference,
  }: { term: string; patterns: readonly string[]; lengthDifference: number },
): Promise<{ term: string; chunks: number }[]> {
  const [beginning = ""] = term;
  // A range, since row-level security keeps the index from `starts_with`; terms are compared by their bytes.
  return sql.$queryRaw`
    select term, chunks from term_stat
    where organization_id = ${organizationId}::uuid and term >= ${beginning} and term < ${beginning + lastCharacter}
      and length(term) between ${term.length - lengthDifference}::int and ${term.length + lengthDifference}::int
      and term like any(${[...patterns]}::text[])
    order by chunks desc limit ${termsComparedMax}`;
}

/** How many chunks are scored at once: more only where they all contain the same common terms. */
const candidatesMax = 5_000;

/** Up to this many chunks, `rank_chunks` scores every chunk with a term. */
const smallScopeMax = 2_000;

/** The best chunks of a scope by a query's terms. */
export type LexicalRanking = {
  readonly hits: LexicalHit[];
  /** How many chunks were scored. */
  readonly candidates: number;
  /** False where more chunks could have been among the best than are scored. */
  readonly isComplete: boolean;
};

/** Ranks the chunks that contain a query term. */
export async function rankByTerms(
  sql: TenantSql,
  scope: SearchScope,
  query: LexicalQuery & {
    /** What every chunk must match besides, as a tsquery; empty if nothing. */
    readonly required: string;
    readonly limit: number;
    /** How many of these must be the best for certain; the others are the best of the chunks that are scored for these. */
    readonly certain: number;
    readonly stats: CorpusStats;
  },
): Promise<LexicalRanking> {
  const { queryTerms, rareTerms, required, limit, certain, stats } = query;
  const choosing = stats.chunks <= smallScopeMax ? queryTerms : queryTerms.slice(0, choosingTerms);
  const anyTerm = toTsquery(choosing.flatMap(({ forms }) => forms));
  const candidates = required === "" ? anyTerm : `(${anyTerm})&${required}`;
  const rare = toTsquery(rareTerms.flatMap(({ forms }) => forms));
  const terms = queryTerms.map(({ forms }) => toTsquery(forms));
  const rows = await sql.$queryRaw<(LexicalHit & { scored: number; isComplete: boolean })[]>`
    select id::text, score, "hasRareTerm", scored, "isComplete"
    from rank_chunks(${scope.organizationId}::uuid, ${scope.folderIds}::uuid[], ${stats.chunks}::int,
      ${stats.chunks / stats.total}::float8, ${candidates}::tsquery, ${rare}::tsquery, ${terms}::text[]::tsquery[],
      ${queryTerms.map(({ forms }) => forms.length)}::int[], ${queryTerms.map(({ weight }) => weight)}::float8[],
      ${bm25.k1}::float8, ${bm25.b}::float8, ${stats.averageLength}::float8, ${candidatesMax}::int, ${limit}::int,
      ${certain}::int, ${choosingTerms}::int, ${findFirstThreshold(queryTerms, stats)}::float8, ${scope.documentIds}::uuid[])
      as ranked(id, score, "hasRareTerm", scored, "isComplete")`;
  const [first] = rows;
  return {
    hits: rows.map(({ id, score, hasRareTerm }) => ({ id, score, hasRareTerm })),
    candidates: first?.scored ?? 0,
    isComplete: first?.isComplete ?? true,
  };
}

/** Those of some chunks that match a tsquery, in their order. */
export async function selectMatching(
  sql: TenantSql,
  organizationId: string,
  { ids, required }: { ids: readonly string[]; required: string },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select c.id::text from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    join chunk c on c.id = wanted.id
    where c.organization_id = ${organizationId}::uuid and c.lexemes @@ ${required}::tsquery
    order by wanted.place`;
  return rows.map(({ id }) => id);
}
