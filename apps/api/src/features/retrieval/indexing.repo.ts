import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Sql } from "../../platform/database/database.ts";
import type { StoredSpan } from "./spans.rules.ts";

export type IndexTarget = {
  readonly organizationId: string;
  readonly folderId: string;
  readonly documentId: string;
};

/** A chunk of a document before it is stored. */
export type IndexedChunk = {
  /** From 0, without gaps, in reading order; hidden text comes last. */
  readonly ordinal: number;
  readonly text: string;
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly anchors: readonly Anchor[];
  /** The locations of parts of the text within the anchors; null if the anchors are exact. */
  readonly spans?: readonly StoredSpan[] | null;
  /** Why a reader of the document does not see it; null for visible text. */
  readonly hidden?: HiddenReason | null;
};

export type ChunkRow = IndexedChunk & {
  readonly id: string;
  /** A tsvector in the input format of Postgres. */
  readonly lexemes: string;
  readonly words: number;
};

/** The change of an organization's corpus statistics. */
export type CorpusChange = {
  /** How many more chunks contain each term. The term "" counts all chunks. */
  readonly terms: Map<string, number>;
  /** How many more words all chunks have. */
  words: number;
};

export async function insertChunks(
  tx: Sql,
  target: IndexTarget,
  chunks: readonly ChunkRow[],
): Promise<void> {
  const rows = chunks.map((chunk) => ({
    ...chunk,
    text: toStorableText(chunk.text),
    headings: chunk.headings.map(toStorableText),
    // As text: within JSON it would be stored with spaces between the numbers.
    spans: chunk.spans ? JSON.stringify(chunk.spans) : null,
  }));
  await tx.$executeRaw`
    insert into chunk
      (id, organization_id, document_id, folder_id, ordinal, text, headings, anchors, spans, lexemes, words, hidden)
    select r.id, ${target.organizationId}::uuid, ${target.documentId}::uuid, ${target.folderId}::uuid, r.ordinal, r.text,
      array(select jsonb_array_elements_text(r.headings)), r.anchors, r.spans::json, r.lexemes::tsvector, r.words, r.hidden
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      r(id uuid, ordinal int, text text, headings jsonb, anchors jsonb, spans text, lexemes text, words int, hidden text)`;
}

/** Deletes chunks of the documents, at most `limit`. Returns the change of the statistics, which is negative. */
export async function deleteChunks(
  tx: Sql,
  organizationId: string,
  { documentIds, limit = null }: { documentIds: readonly string[]; limit?: number | null },
): Promise<CorpusChange> {
  // Counts only the rows that this statement deleted: a concurrent transaction counts its own.
  const rows = await tx.$queryRaw<{ term: string; chunks: number; words: number }[]>`
    with deleted as (
      delete from chunk
      where id = any(array(
        select id from chunk
        where organization_id = ${organizationId}::uuid and document_id = any(${documentIds}::uuid[])
        limit ${limit}
      ))
      returning lexemes, words
    )
    select term, count(*)::int as chunks, sum(words)::float8 as words from deleted, unnest(tsvector_to_array(lexemes) || '{""}'::text[]) as term
    group by term`;
  return {
    terms: new Map(rows.map(({ term, chunks }) => [term, -chunks])),
    words: -(rows.find(({ term }) => term === "")?.words ?? 0),
  };
}

/** Deletes every chunk of an organization and all of its term counts. The transaction must have locked its documents. */
export async function deleteAllChunks(tx: Sql, organizationId: string): Promise<void> {
  await tx.chunk.deleteMany({ where: { organizationId } });
  await tx.termStat.deleteMany({ where: { organizationId } });
}

const termBatchSize = 10_000;

/** Adds to the corpus statistics, which may not become negative, and deletes the terms that become zero. */
export async function changeCorpusStats(
  tx: Sql,
  organizationId: string,
  change: CorpusChange,
): Promise<void> {
  // Sorted, so that transactions lock the rows in one order. "" comes first even when unchanged: it serializes the
  // transactions of an organization that update in several calls.
  const changed = [...change.terms]
    .filter(([term, chunks]) => chunks !== 0 || term === "")
    .toSorted(compareTerms);
  for (let start = 0; start < changed.length; start += termBatchSize) {
    const batch = changed.slice(start, start + termBatchSize);
    const terms = batch.map(([term]) => term);
    await tx.$executeRaw`
      insert into term_stat (organization_id, term, chunks, words)
      select ${organizationId}::uuid, term, chunks, case term when '' then ${change.words}::bigint else 0 end
      from unnest(${terms}::text[], ${batch.map(([, chunks]) => chunks)}::int[]) as added(term, chunks)
      on conflict (organization_id, term) do update
      set chunks = term_stat.chunks + excluded.chunks, words = term_stat.words + excluded.words`;
    if (batch.every(([, chunks]) => chunks >= 0)) continue;
    await tx.$executeRaw`
      delete from term_stat
      where organization_id = ${organizationId}::uuid and term = any(${terms}::text[]) and chunks = 0`;
  }
}

function compareTerms([a]: [string, number], [b]: [string, number]): number {
  return a < b ? -1 : Number(a > b);
}

/** Stores vectors of chunks. Chunks that were deleted meanwhile, or of another organization, are skipped. */
export async function insertEmbeddings(
  tx: Sql,
  target: Pick<IndexTarget, "organizationId">,
  made: {
    readonly model: string;
    readonly chunkIds: readonly string[];
    readonly vectors: readonly (readonly number[])[];
  },
): Promise<void> {
  const vectors = made.vectors.map((vector) => JSON.stringify(vector));
  await tx.$executeRaw`
    insert into chunk_embedding (chunk_id, model, organization_id, folder_id, embedding)
    select c.id, ${made.model}, c.organization_id, c.folder_id, v.vector::vector
    from unnest(${made.chunkIds}::uuid[], ${vectors}::text[]) as v(chunk_id, vector)
    join chunk c on c.id = v.chunk_id
    where c.organization_id = ${target.organizationId}::uuid
    on conflict (chunk_id, model) do update set embedding = excluded.embedding`;
}

/** Terms whose stored count differs from the chunks, as "organization term". */
export async function selectTermDifferences(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ name: string }[]>`
    with counted as (
      select organization_id, term, count(*)::int as chunks, case term when '' then sum(words) else 0 end as words
      from chunk, unnest(tsvector_to_array(lexemes) || '{""}'::text[]) as term group by organization_id, term
    )
    select coalesce(s.organization_id, c.organization_id)::text || ' ' || coalesce(s.term, c.term) as name
    from term_stat s full join counted c on c.organization_id = s.organization_id and c.term = s.term
    where coalesce(s.chunks, 0) <> coalesce(c.chunks, 0) or coalesce(s.words, 0) <> coalesce(c.words, 0)`;
  return rows.map(({ name }) => name);
}

/** Folders whose stored statistics differ from their documents, as "organization folder". */
export async function selectFolderStatDifferences(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ name: string }[]>`
    with counted as (
      select organization_id, folder_id, coalesce(language, '') as language, coalesce(embedding_model, '') as embedding_model,
        count(*)::int as documents, sum(chunk_count)::int as chunks
      from document where stage = 'ready' group by 1, 2, 3, 4
    )
    select distinct organization_id::text || ' ' || folder_id::text as name from (
      (select * from counted except all
        select organization_id, folder_id, language, embedding_model, documents, chunks from folder_stat)
      union all
      (select organization_id, folder_id, language, embedding_model, documents, chunks from folder_stat
        except all select * from counted)
    ) as different`;
  return rows.map(({ name }) => name);
}

/** The next chunks of a document from an ordinal on, in reading order, as they were indexed. */
export async function selectChunks(
  sql: Sql,
  { organizationId, documentId }: Pick<IndexTarget, "organizationId" | "documentId">,
  { from, limit }: { from: number; limit: number },
): Promise<IndexedChunk[]> {
  return sql.$queryRaw`
    select ordinal, text, headings, anchors, spans, hidden from chunk
    where organization_id = ${organizationId}::uuid and document_id = ${documentId}::uuid and ordinal >= ${from}
    order by ordinal limit ${limit}`;
}

/** Copies the vectors of another document's chunks to these chunks, which have the same ordinals. Returns how many. */
export async function copyEmbeddings(
  tx: Sql,
  target: IndexTarget,
  { documentId, chunkIds }: { documentId: string; chunkIds: readonly string[] },
): Promise<number> {
  return tx.$executeRaw`
    insert into chunk_embedding (chunk_id, model, organization_id, folder_id, embedding)
    select c.id, e.model, c.organization_id, c.folder_id, e.embedding
    from chunk c
    join chunk original on original.document_id = ${documentId}::uuid and original.ordinal = c.ordinal
      and original.organization_id = c.organization_id
    join chunk_embedding e on e.chunk_id = original.id
    where c.organization_id = ${target.organizationId}::uuid and c.id = any(${chunkIds}::uuid[])
    on conflict (chunk_id, model) do nothing`;
}

/** Removes what Postgres cannot store, NUL and half surrogate pairs: files contain both. */
function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
