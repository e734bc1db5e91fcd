import type { Sql } from "../../../platform/database/database.ts";

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

/** Finds a document that waits for vectors of the model, or that can become ready since there is no model any more. */
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
