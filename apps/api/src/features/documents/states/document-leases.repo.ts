import { leaseExpiry } from "../../../platform/jobs/lease.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { type DocumentLease, startExtraction } from "./document-states.repo.ts";
import type { Notice } from "./notices.rules.ts";

/**
 * Acquires the lease of the next document: of the organization with the fewest in progress, and of these the one whose last
 * turn is longest ago, the document that waits longest, queued or with an expired lease. Organizations that have `perOrganization` in progress wait, so that one cannot occupy
 * all workers. Undefined when there is none.
 */
export async function acquireNextDocument(
  sql: Sql,
  { perOrganization }: { perOrganization: number },
): Promise<DocumentLease | undefined> {
  for (;;) {
    const [next] = await sql.$queryRaw<{ id: string }[]>`
      with busy as (
        select organization_id, count(*) as running from document
        where stage in ('extracting', 'indexing') and lease_expires_at >= now() group by organization_id
      ), head as (
        select distinct on (organization_id) organization_id, id, greatest(created_at, not_before) as waits_since
        from document
        where (stage = 'queued' and (not_before is null or not_before <= now()))
          or (stage in ('extracting', 'indexing') and lease_expires_at < now())
        order by organization_id, greatest(created_at, not_before), id
      )
      select head.id::text from head
      left join busy using (organization_id) left join reading_turn using (organization_id)
      where coalesce(running, 0) < ${perOrganization}
      order by coalesce(running, 0), reading_turn.at nulls first, waits_since, id limit 1`;
    if (!next) return undefined;
    const lease = await startExtraction(sql, next.id);
    // Another worker may have been faster: then look for the next one.
    if (!lease) continue;
    await recordTurn(sql, lease.organizationId);
    return lease;
  }
}

async function recordTurn(sql: Sql, organizationId: string): Promise<void> {
  await sql.$executeRaw`
    insert into reading_turn (organization_id, at) values (${organizationId}::uuid, now())
    on conflict (organization_id) do update set at = excluded.at`;
}

/** Whether a document waits that nobody has begun, of any organization. */
export async function hasNewDocuments(sql: Sql): Promise<boolean> {
  const found = await sql.document.findFirst({
    where: { stage: "queued", notBefore: null },
    select: { id: true },
  });
  return found !== null;
}

/** False when the lease is lost: the document was deleted or another worker has it. */
export async function renewDocumentLease(sql: Sql, lease: DocumentLease): Promise<boolean> {
  const renewed = await sql.$executeRaw`
    update document set lease_expires_at = ${leaseExpiry}
    where id = ${lease.documentId}::uuid and lease_token = ${lease.token}`;
  return renewed > 0;
}

/**
 * Locks the leased row until the transaction ends and returns the folder the document is in now. Undefined when the lease
 * is lost.
 */
export async function lockLeasedDocument(
  tx: Sql,
  lease: DocumentLease,
): Promise<{ folderId: string } | undefined> {
  const [row] = await tx.$queryRaw<{ folderId: string }[]>`
    select folder_id::text as "folderId" from document
    where id = ${lease.documentId}::uuid and lease_token = ${lease.token} for update`;
  return row;
}

/**
 * Returns documents that nobody works on although they are not done: their delivery was lost, their worker was killed, or
 * their pause is over. Each document is returned once per period.
 */
export async function takeStrandedDocuments(
  sql: Sql,
  options: { waitMs: number; limit: number },
): Promise<{ organizationId: string; documentId: string }[]> {
  return sql.$queryRaw`
    update document set enqueued_at = now()
    where id in (
      select id from document
      where (stage = 'queued' and enqueued_at < now() - ${options.waitMs} * interval '1 millisecond')
        or (stage = 'queued' and enqueued_at < not_before and not_before <= now())
        or (stage in ('extracting', 'indexing') and lease_expires_at < now()
          and enqueued_at < now() - interval '5 seconds')
      order by enqueued_at limit ${options.limit}
      for update skip locked
    )
    returning organization_id::text as "organizationId", id::text as "documentId"`;
}

/** A document of the same organization with the same content. */
export type Duplicate = {
  documentId: string;
  chunkCount: number;
  tableCount: number | null;
  language: string | null;
  embeddingModel: string | null;
  notices: readonly Notice[] | null;
  /** Whether its chunks are written; otherwise another worker is reading it now. */
  isWritten: boolean;
  /** Whether its chunks wait for their vectors. */
  isEmbedding: boolean;
};

/** Ends the pause of documents that wait for this duplicate of theirs. Returns one of them to be enqueued, if any. */
export async function wakeDuplicates(
  sql: Sql,
  documentId: string,
): Promise<{ organizationId: string; documentId: string } | undefined> {
  const [duplicate] = await sql.$queryRaw<{ organizationId: string; documentId: string }[]>`
    update document duplicate set not_before = null from document d
    where d.id = ${documentId}::uuid and duplicate.organization_id = d.organization_id
      and duplicate.sha256 = d.sha256 and duplicate.extension = d.extension and duplicate.id <> d.id
      and duplicate.stage = 'queued'
    returning duplicate.organization_id::text as "organizationId", duplicate.id::text as "documentId"`;
  return duplicate;
}

/**
 * Finds the duplicate that is furthest ahead. One that was read before tables were stored does not count. Of two that are
 * being read at the same time, the one with the lower id is the first. Superseded versions may have lost vectors of their
 * model, which no search uses: their copies get the missing ones.
 */
export async function findDuplicate(
  sql: Sql,
  lease: DocumentLease,
): Promise<Duplicate | undefined> {
  const [duplicate] = await sql.$queryRaw<Duplicate[]>`
    select id::text as "documentId", chunk_count as "chunkCount", table_count as "tableCount", language,
      case stage when 'superseded' then null else embedding_model end as "embeddingModel",
      notices, stage in ('embedding', 'ready', 'superseded') as "isWritten",
      stage = 'embedding' as "isEmbedding"
    from document
    where organization_id = ${lease.organizationId}::uuid and sha256 = ${lease.sha256}
      and extension = ${lease.extension} and id <> ${lease.documentId}::uuid
      and (stage not in ('embedding', 'ready', 'superseded') or table_count is not null)
      and (stage in ('embedding', 'ready') or (stage = 'superseded' and chunk_count > 0)
        or (stage in ('extracting', 'indexing') and lease_expires_at >= now() and id < ${lease.documentId}::uuid))
    order by stage = 'superseded', stage desc, id limit 1`;
  return duplicate;
}
