import { randomUUID } from "node:crypto";
import { leaseExpiry } from "../../platform/jobs/lease.ts";
import { makeTaskId } from "../../platform/jobs/tasks.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";

/** Adds a recording to be transcribed and returns the id of its task. */
export async function insertTranscription(
  sql: TenantSql,
  recording: { organizationId: string; userPk: number; blobKey: string },
): Promise<string> {
  const id = makeTaskId();
  await sql.transcription.create({ data: { ...recording, id }, select: { id: true } });
  return id;
}

export async function findTranscription(sql: Sql, id: string) {
  return (await sql.transcription.findUnique({ where: { id } })) ?? undefined;
}

/** The exclusive right of one attempt to write a transcription. It expires unless renewed. */
export type TranscriptionLease = {
  id: string;
  organizationId: string;
  token: string;
  blobKey: string;
  /** From 1. */
  attempt: number;
};

/** Acquires the lease; undefined when another attempt has it, the transcription has ended, or it is gone. */
export async function acquireTranscription(
  sql: TenantSql,
  id: string,
): Promise<TranscriptionLease | undefined> {
  const token = randomUUID();
  const [row] = await sql.$queryRaw<Omit<TranscriptionLease, "id" | "token">[]>`
    update transcription set lease_token = ${token}, attempts = attempts + 1,
      lease_expires_at = ${leaseExpiry}
    where id = ${id} and status = 'PROCESSING' and blob_key is not null
      and (lease_expires_at is null or lease_expires_at < now())
    returning organization_id::text as "organizationId", blob_key as "blobKey", attempts as attempt`;
  return row && { ...row, id, token };
}

/** False when the lease is lost. */
export async function renewTranscriptionLease(
  sql: Sql,
  { id, token }: TranscriptionLease,
): Promise<boolean> {
  const renewed = await sql.$executeRaw`
    update transcription set lease_expires_at = ${leaseExpiry}
    where id = ${id} and lease_token = ${token}`;
  return renewed > 0;
}

/** Queues a transcription again. `counts` is false for an attempt that did not fail because of the recording. */
export async function releaseTranscription(
  sql: TenantSql,
  { id, token }: TranscriptionLease,
  { counts }: { counts: boolean },
): Promise<void> {
  await sql.transcription.updateMany({
    where: { id, leaseToken: token },
    data: {
      leaseToken: null,
      leaseExpiresAt: null,
      enqueuedAt: new Date(),
      attempts: { decrement: counts ? 0 : 1 },
    },
  });
}

export async function updateFraction(
  sql: Sql,
  { id, token }: TranscriptionLease,
  fraction: number,
): Promise<void> {
  await sql.transcription.updateMany({ where: { id, leaseToken: token }, data: { fraction } });
}

export type Outcome = { text: string } | { error: string };

/** Ends a transcription; false when the lease was lost. */
export async function endTranscription(
  sql: Sql,
  { id, token }: TranscriptionLease,
  outcome: Outcome,
): Promise<boolean> {
  const status = "text" in outcome ? ("SUCCESS" as const) : ("ERROR" as const);
  const { count } = await sql.transcription.updateMany({
    where: { id, leaseToken: token, status: "PROCESSING" },
    data: { ...outcome, status, endedAt: new Date(), leaseToken: null, leaseExpiresAt: null },
  });
  return count > 0;
}

/** Returns transcriptions that have ended and whose recording is still stored. */
export async function selectEndedWithBlob(
  sql: Sql,
  limit: number,
): Promise<{ id: string; blobKey: string }[]> {
  const rows = await sql.transcription.findMany({
    where: { status: { not: "PROCESSING" }, blobKey: { not: null } },
    select: { id: true, blobKey: true },
    take: limit,
  });
  return rows.flatMap(({ id, blobKey }) => (blobKey === null ? [] : [{ id, blobKey }]));
}

export async function forgetBlobKey(sql: Sql, id: string): Promise<void> {
  await sql.transcription.updateMany({ where: { id }, data: { blobKey: null } });
}

/** Returns recordings whose delivery was lost or whose worker was killed, each once per period. */
export async function takeStrandedTranscriptions(
  sql: Sql,
  waitMs: number,
): Promise<{ organizationId: string; id: string }[]> {
  return sql.$queryRaw`
    update transcription set enqueued_at = now()
    where id in (
      select id from transcription
      where status = 'PROCESSING' and (lease_expires_at is null or lease_expires_at < now())
        and enqueued_at < now() - ${waitMs} * interval '1 millisecond'
      order by enqueued_at limit 200 for update skip locked
    )
    returning organization_id::text as "organizationId", id`;
}

/** Deletes the transcriptions that ended before a moment and whose recording is deleted. Returns how many. */
export async function deleteEndedBefore(sql: Sql, before: Date): Promise<number> {
  const where = { endedAt: { lt: before }, blobKey: null };
  return (await sql.transcription.deleteMany({ where })).count;
}

/** Deletes the transcriptions of an organization or of a user, and returns the blobs that are left to delete. */
export async function deleteTranscriptions(
  tx: Sql,
  of: { organizationId: string } | { userPk: number },
): Promise<{ organizationId: string; blobKey: string }[]> {
  const select = { organizationId: true, blobKey: true, id: true };
  const rows = await tx.transcription.findMany({ where: of, select });
  await tx.transcription.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.flatMap(({ organizationId, blobKey }) =>
    blobKey === null ? [] : [{ organizationId, blobKey }],
  );
}
