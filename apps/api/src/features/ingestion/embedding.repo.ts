import type { Sql } from "../../platform/database/database.ts";

export type WaitingChunk = {
  id: string;
  organizationId: string;
  documentId: string;
  headings: string[];
  text: string;
};

/**
 * Documents whose passages lack vectors of the model, new ones before those of a change of model; of several
 * organizations in turn.
 */
export async function selectDocumentsToEmbed(
  sql: Sql,
  model: string,
  limit: number,
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select id::text from (
      select id, stage, row_number() over (partition by stage, organization_id order by created_at, id) as turn
      from document
      where (stage = 'embedding' or (stage = 'ready' and embedding_model is distinct from ${model}))
        and (not_before is null or not_before <= now())
    ) as waiting
    order by stage, turn, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Passages of these documents that lack a vector of the model, document by document. */
export async function selectChunksToEmbed(
  sql: Sql,
  documentIds: readonly string[],
  { model, limit }: { model: string; limit: number },
): Promise<WaitingChunk[]> {
  return sql.$queryRaw`
    select c.id::text, c.organization_id::text as "organizationId", c.document_id::text as "documentId",
      c.headings, c.text
    from unnest(${documentIds}::uuid[]) with ordinality as d(id, turn)
    join chunk c on c.document_id = d.id
    where not exists (select 1 from chunk_embedding e where e.chunk_id = c.id and e.model = ${model})
    order by d.turn, c.ordinal limit ${limit}`;
}

/** Makes those documents ready whose passages all have their vectors, and returns the ids of the new ones. */
export async function markEmbedded(
  sql: Sql,
  documentIds: readonly string[],
  model: string,
): Promise<{ settled: number; newlyReady: string[] }> {
  const rows = await sql.$queryRaw<{ id: string; fresh: boolean }[]>`
    with complete as (
      select d.id, d.stage = 'embedding' as fresh from document d
      where d.id = any(${documentIds}::uuid[]) and d.stage in ('embedding', 'ready')
        and not exists (
          select 1 from chunk c where c.document_id = d.id
            and not exists (select 1 from chunk_embedding e where e.chunk_id = c.id and e.model = ${model})
        )
      for update
    )
    update document d set stage = 'ready', embedding_model = ${model}, attempts = 0, not_before = null
    from complete where d.id = complete.id returning d.id::text, complete.fresh`;
  return {
    settled: rows.length,
    newlyReady: rows.filter(({ fresh }) => fresh).map(({ id }) => id),
  };
}

/** How many passages of each document have their vector of the model, and how many there are. */
export async function countEmbedded(
  sql: Sql,
  documentIds: readonly string[],
  model: string,
): Promise<{ documentId: string; done: number; total: number }[]> {
  return sql.$queryRaw`
    select c.document_id::text as "documentId", count(e.chunk_id)::int as done, count(*)::int as total
    from chunk c left join chunk_embedding e on e.chunk_id = c.id and e.model = ${model}
    join document d on d.id = c.document_id and d.stage = 'embedding'
    where c.document_id = any(${documentIds}::uuid[]) group by c.document_id`;
}

/** Counts a failed attempt and lets the documents wait, longer each time. Returns those that had their last. */
export async function postponeEmbedding(
  sql: Sql,
  documentIds: readonly string[],
  { firstPauseMs, attempts }: { firstPauseMs: number; attempts: number },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string; attempts: number; stage: string }[]>`
    update document set attempts = attempts + 1, enqueued_at = now(),
      not_before = now() + ${firstPauseMs} * power(3, least(attempts, 6)) * interval '1 millisecond'
    where id = any(${documentIds}::uuid[]) and stage in ('embedding', 'ready')
    returning id::text, attempts, stage::text`;
  return rows
    .filter((row) => row.stage === "embedding" && row.attempts >= attempts)
    .map(({ id }) => id);
}

export async function failEmbedding(sql: Sql, documentId: string): Promise<boolean> {
  const where = { id: documentId, stage: "embedding" as const };
  const data = { stage: "failed" as const, failureCode: "model_failed", notBefore: null };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/** Without an embedding model, passages are ready as they are. Returns the documents that became so. */
export async function releaseFromEmbedding(sql: Sql): Promise<string[]> {
  const rows = await sql.document.updateManyAndReturn({
    where: { stage: "embedding" },
    data: { stage: "ready", notBefore: null, attempts: 0 },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** A document that waits for vectors of the model, or for being told that there is no model any more. */
export async function findWaitingForEmbedding(
  sql: Sql,
  model: string | null,
): Promise<{ organizationId: string; documentId: string } | undefined> {
  const [waiting] = await sql.$queryRaw<{ organizationId: string; documentId: string }[]>`
    select organization_id::text as "organizationId", id::text as "documentId" from document
    where (not_before is null or not_before <= now())
      and (stage = 'embedding'
        or (stage = 'ready' and ${model}::text is not null and embedding_model is distinct from ${model}))
    limit 1`;
  return waiting;
}
