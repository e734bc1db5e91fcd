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
  blobKey: string;
  /** From 1: which try this is. */
  attempt: number;
};

/** Claims a document that waits, or whose claim has lapsed. Undefined when another worker has it or it is done. */
export async function claimDocument(
  sql: Sql,
  documentId: string,
  leaseMs: number,
): Promise<Claim | undefined> {
  const token = randomUUID();
  const [row] = await sql.$queryRaw<Omit<Claim, "token" | "documentId">[]>`
    update document set stage = 'extracting', claim_token = ${token}, attempts = attempts + 1,
      claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${documentId}::uuid
      and (stage = 'queued' or (stage in ('extracting', 'indexing') and claimed_until < now()))
    returning organization_id::text as "organizationId", folder_id::text as "folderId", name, extension,
      blob_key as "blobKey", attempts as attempt`;
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

/** Gives a document back to the queue. An attempt that did not come to its end for our reasons does not count. */
export async function releaseClaim(sql: Sql, claim: Claim, counts: boolean): Promise<void> {
  await sql.document.updateMany({
    where: { id: claim.documentId, claimToken: claim.token },
    data: {
      stage: "queued",
      claimToken: null,
      claimedUntil: null,
      enqueuedAt: new Date(),
      attempts: { decrement: counts ? 0 : 1 },
    },
  });
}

export async function markIndexing(sql: Sql, claim: Claim): Promise<void> {
  const where = { id: claim.documentId, claimToken: claim.token };
  await sql.document.updateMany({ where, data: { stage: "indexing" } });
}

export async function markReady(
  sql: Sql,
  claim: Claim,
  result: { chunkCount: number; language: string | null },
): Promise<void> {
  const where = { id: claim.documentId, claimToken: claim.token };
  const data = { ...result, stage: "ready" as const, failureCode: null };
  await sql.document.updateMany({ where, data: { ...data, claimToken: null, claimedUntil: null } });
}

/** Fails a document for good; false when the claim was lost. */
export async function markFailed(sql: Sql, claim: Claim, failureCode: string): Promise<boolean> {
  const where = { id: claim.documentId, claimToken: claim.token };
  const data = { stage: "failed" as const, failureCode, claimToken: null, claimedUntil: null };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/**
 * Documents that nobody works on although they are not done: their delivery was lost or their worker died.
 * Each is returned once a period, to whoever asks first.
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
        or (stage in ('extracting', 'indexing') and claimed_until < now()
          and enqueued_at < now() - interval '5 seconds')
      order by enqueued_at limit ${options.limit}
      for update skip locked
    )
    returning organization_id::text as "organizationId", id::text as "documentId"`;
}
