import { randomUUID } from "node:crypto";
import type { Sql } from "../../platform/database/database.ts";

/** A worker's right to process a document: lapses unless extended, so a killed worker blocks nothing. */
export type Claim = {
  token: string;
  documentId: string;
  organizationId: string;
  folderId: string;
  name: string;
  extension: string;
  sha256: string;
  blobKey: string;
  /** From 1: which try this is. */
  attempt: number;
};

/**
 * Claims the document whose turn it is: of the organization with the fewest under way, the oldest that waits or whose
 * claim has lapsed. Organizations that have `perOrganization` under way wait, so that one cannot hold all workers.
 * Undefined when there is none.
 */
export async function claimNext(
  sql: Sql,
  options: { leaseMs: number; perOrganization: number },
): Promise<Claim | undefined> {
  for (;;) {
    const [next] = await sql.$queryRaw<{ id: string }[]>`
      with busy as (
        select organization_id, count(*) as running from document
        where stage in ('extracting', 'indexing') and claimed_until >= now() group by organization_id
      ), head as (
        select distinct on (organization_id) organization_id, id, created_at from document
        where (stage = 'queued' and (not_before is null or not_before <= now()))
          or (stage in ('extracting', 'indexing') and claimed_until < now())
        order by organization_id, created_at, id
      )
      select head.id::text from head left join busy using (organization_id)
      where coalesce(running, 0) < ${options.perOrganization}
      order by coalesce(running, 0), created_at, id limit 1`;
    if (!next) return undefined;
    // Another worker may have been quicker; then the next one's turn has come.
    const claim = await claimDocument(sql, next.id, options.leaseMs);
    if (claim) return claim;
  }
}

/** Claims one document. Undefined when another worker has it or it is done. */
export async function claimDocument(
  sql: Sql,
  documentId: string,
  leaseMs: number,
): Promise<Claim | undefined> {
  const token = randomUUID();
  const [row] = await sql.$queryRaw<Omit<Claim, "token" | "documentId">[]>`
    update document set stage = 'extracting', claim_token = ${token}, attempts = attempts + 1,
      not_before = null, claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${documentId}::uuid
      and (stage = 'queued' or (stage in ('extracting', 'indexing') and claimed_until < now()))
    returning organization_id::text as "organizationId", folder_id::text as "folderId", name, extension,
      sha256, blob_key as "blobKey", attempts as attempt`;
  return row ? { ...row, token, documentId } : undefined;
}

/** Extends a claim; false when it was lost: the document was deleted or another worker took over. */
export async function extendClaim(sql: Sql, claim: Claim, leaseMs: number): Promise<boolean> {
  const extended = await sql.$executeRaw`
    update document set claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${claim.documentId}::uuid and claim_token = ${claim.token}`;
  return extended > 0;
}

/**
 * Holds the claimed row until the transaction ends and tells the folder the document is in now.
 * Undefined when the claim was lost.
 */
export async function lockClaim(tx: Sql, claim: Claim): Promise<{ folderId: string } | undefined> {
  const [row] = await tx.$queryRaw<{ folderId: string }[]>`
    select folder_id::text as "folderId" from document
    where id = ${claim.documentId}::uuid and claim_token = ${claim.token} for update`;
  return row;
}

/**
 * Gives a document back to the queue, to be tried again after a pause. An attempt that did not come to its end for
 * our reasons does not count.
 */
export async function releaseClaim(
  sql: Sql,
  claim: Claim,
  options: { counts: boolean; pauseMs: number },
): Promise<void> {
  await sql.document.updateMany({
    where: { id: claim.documentId, claimToken: claim.token },
    data: {
      stage: "queued",
      claimToken: null,
      claimedUntil: null,
      notBefore: new Date(Date.now() + options.pauseMs),
      enqueuedAt: new Date(),
      attempts: { decrement: options.counts ? 0 : 1 },
    },
  });
}

export async function markIndexing(sql: Sql, claim: Claim): Promise<void> {
  const where = { id: claim.documentId, claimToken: claim.token };
  await sql.document.updateMany({ where, data: { stage: "indexing" } });
}

/** Ends a claim well: the passages are written, and ready unless their vectors are still to be made. */
export async function markIndexed(
  sql: Sql,
  claim: Claim,
  result: {
    chunkCount: number;
    hiddenCount: number;
    tableCount: number;
    language: string | null;
    embeddingModel: string | null;
    ready: boolean;
  },
): Promise<void> {
  const { ready, ...data } = result;
  const stage = ready ? ("ready" as const) : ("embedding" as const);
  await sql.document.updateMany({
    where: { id: claim.documentId, claimToken: claim.token },
    data: { ...data, stage, attempts: 0, failureCode: null, claimToken: null, claimedUntil: null },
  });
}

/** Fails a document for good; false when the claim was lost. */
export async function markFailed(sql: Sql, claim: Claim, failureCode: string): Promise<boolean> {
  const where = { id: claim.documentId, claimToken: claim.token };
  const data = { stage: "failed" as const, failureCode, claimToken: null, claimedUntil: null };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/**
 * Organizations with documents that nobody works on although they are not done: their delivery was lost, their worker
 * died, or their pause is over. Each document is reported once a period.
 */
export async function takeStranded(
  sql: Sql,
  options: { waitMs: number; limit: number },
): Promise<{ organizationId: string; documentId: string }[]> {
  return sql.$queryRaw`
    update document set enqueued_at = now()
    where id in (
      select id from document
      where (stage = 'queued' and enqueued_at < now() - ${options.waitMs} * interval '1 millisecond')
        or (stage = 'queued' and enqueued_at < not_before and not_before <= now())
        or (stage in ('extracting', 'indexing') and claimed_until < now()
          and enqueued_at < now() - interval '5 seconds')
      order by enqueued_at limit ${options.limit}
      for update skip locked
    )
    returning organization_id::text as "organizationId", id::text as "documentId"`;
}

/** A document of the same organization with the same content, and how far it has come. */
export type Twin = {
  documentId: string;
  language: string | null;
  embeddingModel: string | null;
  /** Its passages are written; without, it is being read now by a worker that is before us. */
  written: boolean;
  /** Its passages wait for their vectors. */
  embedding: boolean;
};

/** Ends the pause of documents that waited for this one's work. Returns one of them to be delivered, if any. */
export async function wakeTwins(
  sql: Sql,
  documentId: string,
): Promise<{ organizationId: string; documentId: string } | undefined> {
  const [twin] = await sql.$queryRaw<{ organizationId: string; documentId: string }[]>`
    update document twin set not_before = null from document d
    where d.id = ${documentId}::uuid and twin.organization_id = d.organization_id and twin.sha256 = d.sha256
      and twin.extension = d.extension and twin.id <> d.id and twin.stage = 'queued'
    returning twin.organization_id::text as "organizationId", twin.id::text as "documentId"`;
  return twin;
}

/** The twin furthest ahead; one that was read before tables were kept is none. Of two that are being read at once, the one with the lower id counts as the first. */
export async function findTwin(sql: Sql, claim: Claim): Promise<Twin | undefined> {
  const [twin] = await sql.$queryRaw<Twin[]>`
    select id::text as "documentId", language, embedding_model as "embeddingModel",
      stage in ('embedding', 'ready') as written, stage = 'embedding' as embedding
    from document
    where organization_id = ${claim.organizationId}::uuid and sha256 = ${claim.sha256}
      and extension = ${claim.extension} and id <> ${claim.documentId}::uuid
      and (stage not in ('embedding', 'ready') or table_count is not null)
      and (stage in ('embedding', 'ready')
        or (stage in ('extracting', 'indexing') and claimed_until >= now() and id < ${claim.documentId}::uuid))
    order by stage desc, id limit 1`;
  return twin;
}
