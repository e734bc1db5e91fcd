import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "../../platform/database/database.ts";

/** Adds a recording to be written down and returns its id, which nobody can guess. */
export async function insertTranscription(
  sql: Sql,
  recording: { organizationId: string; userPk: number; blobKey: string },
): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await sql.transcription.create({ data: { ...recording, id }, select: { id: true } });
  return id;
}

export async function findTranscription(sql: Sql, id: string) {
  return (await sql.transcription.findUnique({ where: { id } })) ?? undefined;
}

/** The right of one attempt to write: lapses unless extended. */
export type TranscriptionClaim = {
  id: string;
  organizationId: string;
  token: string;
  blobKey: string;
  /** From 1. */
  attempt: number;
};

/** Claims a recording; undefined when another attempt has it, it has ended, or it is gone. */
export async function claimTranscription(
  sql: Sql,
  id: string,
  leaseMs: number,
): Promise<TranscriptionClaim | undefined> {
  const token = randomUUID();
  const [row] = await sql.$queryRaw<Omit<TranscriptionClaim, "id" | "token">[]>`
    update transcription set claim_token = ${token}, attempts = attempts + 1,
      claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${id} and status = 'PROCESSING' and blob_key is not null
      and (claimed_until is null or claimed_until < now())
    returning organization_id::text as "organizationId", blob_key as "blobKey", attempts as attempt`;
  return row && { ...row, id, token };
}

/** Extends a claim; false when it was lost. */
export async function extendTranscription(
  sql: Sql,
  { id, token }: TranscriptionClaim,
  leaseMs: number,
): Promise<boolean> {
  const extended = await sql.$executeRaw`
    update transcription set claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${id} and claim_token = ${token}`;
  return extended > 0;
}

/** Gives a recording back to the queue; an attempt that ended for our reasons does not count. */
export async function releaseTranscription(
  sql: Sql,
  { id, token }: TranscriptionClaim,
  { counts }: { counts: boolean },
): Promise<void> {
  await sql.transcription.updateMany({
    where: { id, claimToken: token },
    data: {
      claimToken: null,
      claimedUntil: null,
      enqueuedAt: new Date(),
      attempts: { decrement: counts ? 0 : 1 },
    },
  });
}

export async function updateFraction(
  sql: Sql,
  { id, token }: TranscriptionClaim,
  fraction: number,
): Promise<void> {
  await sql.transcription.updateMany({ where: { id, claimToken: token }, data: { fraction } });
}

export type Outcome = { text: string } | { error: string };

/** Ends a transcription; false when the claim was lost. */
export async function endTranscription(
  sql: Sql,
  { id, token }: TranscriptionClaim,
  outcome: Outcome,
): Promise<boolean> {
  const status = "text" in outcome ? ("SUCCESS" as const) : ("ERROR" as const);
  const { count } = await sql.transcription.updateMany({
    where: { id, claimToken: token, status: "PROCESSING" },
    data: { ...outcome, status, endedAt: new Date(), claimToken: null, claimedUntil: null },
  });
  return count > 0;
}

/** Recordings that have ended and whose bytes are still stored. */
export async function selectSpent(
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

/** Recordings whose delivery was lost or whose worker died. Each is reported once in a while. */
export async function takeStrandedTranscriptions(
  sql: Sql,
  waitMs: number,
): Promise<{ organizationId: string; id: string }[]> {
  return sql.$queryRaw`
    update transcription set enqueued_at = now()
    where id in (
      select id from transcription
      where status = 'PROCESSING' and (claimed_until is null or claimed_until < now())
        and enqueued_at < now() - ${waitMs} * interval '1 millisecond'
      order by enqueued_at limit 200 for update skip locked
    )
    returning organization_id::text as "organizationId", id`;
}

/** Deletes what ended before a moment; the bytes must have gone. */
export async function deleteLapsed(sql: Sql, before: Date): Promise<void> {
  await sql.transcription.deleteMany({ where: { endedAt: { lt: before }, blobKey: null } });
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
