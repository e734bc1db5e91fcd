import type { Sql } from "../../platform/database/database.ts";

/** Recordings that are being written down are no documents, and their bytes are no orphans. */
export async function selectRecordingKeys(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ key: string }[]>`
    select blob_key as key from transcription where blob_key is not null`;
  return rows.map(({ key }) => key);
}

/** The parts of uploads that are under way, and what killed processes have left of such. */
export async function selectPartKeys(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ key: string }[]>`
    select unnest(part_keys || pending_keys) as key from resumable_upload`;
  return rows.map(({ key }) => key);
}

/** Every blob key that a document names. */
export async function selectBlobKeys(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.document.findMany({ select: { id: true, blobKey: true } });
  return new Map(rows.map(({ id, blobKey }) => [blobKey, id]));
}

/** Documents whose passages are not those their row promises: missing, too many, or left from a failed attempt. One that is
 * processed has some of them. */
export async function selectMiscounted(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select d.id::text from document d left join chunk c on c.document_id = d.id
    group by d.id
    having case when d.stage in ('embedding', 'ready', 'superseded') then count(c.id) <> d.chunk_count
      else d.stage = 'failed' and count(c.id) > 0 end`;
  return rows.map(({ id }) => id);
}

/**
 * Chunks whose folder or organization differs from that of their document, as the search would see it. A vector whose model has
 * signatures has one, too.
 */
export async function selectMisplaced(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select c.id::text from chunk c join document d on d.id = c.document_id
    where c.folder_id <> d.folder_id or c.organization_id <> d.organization_id
    union
    select e.chunk_id::text from chunk_embedding e join chunk c on c.id = e.chunk_id
    where e.folder_id <> c.folder_id or e.organization_id <> c.organization_id
    union
    select e.chunk_id::text from chunk_embedding e
    join model_centre m on m.model = e.model and m.dimensions = vector_dims(e.embedding)
    left join chunk_signature s on s.chunk_id = e.chunk_id and s.model = e.model
    where s.folder_id is distinct from e.folder_id or s.organization_id is distinct from e.organization_id`;
  return rows.map(({ id }) => id);
}

/** Tasks that still run although their document is settled. */
export async function selectForgottenTasks(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select t.id from task t join document d on d.id = t.document_id
    where t.status = 'PROCESSING' and d.stage in ('ready', 'superseded', 'failed')`;
  return rows.map(({ id }) => id);
}
