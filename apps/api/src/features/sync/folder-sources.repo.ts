import { randomUUID } from "node:crypto";
import { type SourceSettings, sourceSettings } from "@footnote/contracts/sync/source-settings";
import type { SyncResult } from "@footnote/contracts/sync/sync";
import type { Sql } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { leaseExpiry } from "../../platform/jobs/lease.ts";

export async function findSource(sql: TenantSql, organizationId: string, folderId: string) {
  const row = await sql.folderSource.findFirst({ where: { organizationId, folderId } });
  return row ? { ...row, settings: sourceSettings.parse(row.settings) } : undefined;
}

export type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** Makes a folder follow a source in place of an earlier one, and requests its first synchronisation. */
export async function replaceSource(
  tx: TenantSql,
  source: {
    id: string;
    organizationId: string;
    folderId: string;
    settings: SourceSettings;
    /** Encrypted. */
    secret: string | null;
    everyMinutes: number | null;
    createdBy: number;
  },
): Promise<void> {
  const { organizationId, folderId } = source;
  await tx.folderSource.deleteMany({ where: { organizationId, folderId } });
  const now = new Date();
  await tx.folderSource.create({ data: { ...source, requestedAt: now, enqueuedAt: now } });
}

/** Updates how often a source is synchronised, in whose name, and its secret unless that is undefined. */
export async function updateSource(
  tx: TenantSql,
  id: string,
  change: { everyMinutes: number | null; createdBy: number; secret: string | null | undefined },
): Promise<void> {
  const { everyMinutes, createdBy, secret } = change;
  await tx.$executeRaw`
    update folder_source set every_minutes = ${everyMinutes}, created_by = ${createdBy},
      secret = case when ${secret !== undefined} then ${secret ?? null} else secret end,
      next_run_at = now() + ${everyMinutes}::integer * interval '1 minute'
    where id = ${id}::uuid`;
}

/** False when the folder has none. */
export async function deleteSource(
  tx: TenantSql,
  organizationId: string,
  folderId: string,
): Promise<boolean> {
  return (await tx.folderSource.deleteMany({ where: { organizationId, folderId } })).count > 0;
}

/** Leaves the sources that a user has set up without an owner, and takes their leases from the workers. */
export async function detachSources(tx: Sql, userPk: number, error: string): Promise<void> {
  const data = { createdBy: null, requestedAt: null, nextRunAt: null, error };
  const lease = { leaseToken: null, leaseExpiresAt: null };
  await tx.folderSource.updateMany({ where: { createdBy: userPk }, data: { ...data, ...lease } });
}

/** Requests a synchronisation, unless one is requested already. */
export async function requestSync(sql: TenantSql, id: string): Promise<void> {
  const now = new Date();
  const where = { id, requestedAt: null };
  const data = { requestedAt: now, enqueuedAt: now, attempts: 0 };
  await sql.folderSource.updateMany({ where, data });
}

/** A worker's exclusive right to synchronise a folder. It expires unless renewed. */
export type SyncLease = {
  readonly sourceId: string;
  readonly token: string;
  readonly organizationId: string;
  readonly folderId: string;
  /** From 1: those before it did not end, as their process was killed or stood still, or in all their time read no file. */
  readonly attempt: number;
  readonly settings: SourceSettings;
  /** Encrypted. */
  readonly secret: string | null;
  /** Of the source after the last synchronisation without failures. */
  readonly revision: string | null;
  /** Who set it up: files are added in this name. Null when the account is deleted. */
  readonly createdBy: number | null;
};

/**
 * Acquires the lease of a requested synchronisation; undefined when another worker has it, none is requested, or the
 * organization has as many running as it may.
 */
export async function acquireSync(
  tx: TenantSql,
  { organizationId, sourceId }: { organizationId: string; sourceId: string },
  atOnce: number,
): Promise<SyncLease | undefined> {
  const token = randomUUID();
  // Those of one organization wait for each other here: they would not see each other's leases.
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${organizationId}, 0))::text`;
  const [row] = await tx.$queryRaw<(Omit<SyncLease, "settings"> & { settings: unknown })[]>`
    update folder_source set lease_token = ${token}, lease_expires_at = ${leaseExpiry}, started_at = now(), done = 0,
      attempts = attempts + 1
    where id = ${sourceId}::uuid and requested_at is not null
      and (lease_expires_at is null or lease_expires_at < now())
      and (select count(*) from folder_source running
        where running.organization_id = folder_source.organization_id and running.lease_expires_at >= now()) < ${atOnce}
    returning organization_id::text as "organizationId", folder_id::text as "folderId", settings, secret, revision,
      created_by as "createdBy", attempts as attempt`;
  return row && { ...row, settings: sourceSettings.parse(row.settings), sourceId, token };
}

/** False when the lease is lost. */
export async function renewSync(sql: Sql, { sourceId, token }: SyncLease): Promise<boolean> {
  const renewed = await sql.$executeRaw`
    update folder_source set lease_expires_at = ${leaseExpiry}
    where id = ${sourceId}::uuid and lease_token = ${token}`;
  return renewed > 0;
}

export async function updateDone(
  sql: TenantSql,
  { sourceId, token }: SyncLease,
  done: number,
): Promise<void> {
  await sql.folderSource.updateMany({ where: { id: sourceId, leaseToken: token }, data: { done } });
}

/** What a synchronisation came to; `revision` is undefined where the next one must compare every file. */
export type SyncOutcome =
  | { readonly result: SyncResult; readonly revision: string | undefined }
  | {
      readonly error: string;
      /** Whether the schedule stops until an admin synchronises the folder again. */
      readonly isPaused?: boolean;
    };

/** Ends a synchronisation and plans the next one; false when the lease is lost. */
export async function endSync(
  tx: TenantSql,
  { sourceId, token }: SyncLease,
  outcome: SyncOutcome,
): Promise<boolean> {
  const isComplete = "result" in outcome;
  const result = isComplete ? JSON.stringify(outcome.result) : null;
  const revision = isComplete ? (outcome.revision ?? null) : null;
  const error = isComplete ? null : outcome.error;
  const isPaused = !isComplete && outcome.isPaused === true;
  const ended = await tx.$executeRaw`
    update folder_source set lease_token = null, lease_expires_at = null, requested_at = null, ended_at = now(), attempts = 0,
      result = coalesce(${result}::jsonb, result), revision = ${revision}, error = ${error},
      next_run_at = case when ${isPaused} then null else now() + every_minutes * interval '1 minute' end
    where id = ${sourceId}::uuid and lease_token = ${token}`;
  return ended > 0;
}

/**
 * Gives a lease back, so that another attempt can go on. This one does not count, as it harmed nobody, unless all its time
 * was over before the first file.
 */
export async function releaseSync(
  sql: TenantSql,
  { sourceId, token }: SyncLease,
  { isOutOfTime = false } = {},
): Promise<void> {
  await sql.$executeRaw`
    update folder_source set lease_token = null, lease_expires_at = null,
      attempts = case when ${isOutOfTime} and done = 0 then attempts else attempts - 1 end
    where id = ${sourceId}::uuid and lease_token = ${token}`;
}

/** Returns the next requested synchronisation of an organization, which may have waited for another one to end. */
export async function takeWaitingSync(
  sql: TenantSql,
  organizationId: string,
): Promise<string | undefined> {
  const [row] = await sql.$queryRaw<{ sourceId: string }[]>`
    update folder_source set enqueued_at = now()
    where id = (
      select id from folder_source
      where organization_id = ${organizationId}::uuid and requested_at is not null
        and (lease_expires_at is null or lease_expires_at < now())
      order by enqueued_at limit 1 for update skip locked
    )
    returning id::text as "sourceId"`;
  return row?.sourceId;
}

/** Returns synchronisations that are due, and requested ones that nobody does, each once per period. */
export async function takeDueSyncs(
  sql: Sql,
  waitMs: number,
): Promise<{ organizationId: string; sourceId: string }[]> {
  return sql.$queryRaw`
    update folder_source set requested_at = coalesce(requested_at, now()), enqueued_at = now()
    where id in (
      select id from folder_source
      where (requested_at is null and next_run_at <= now())
        or (requested_at is not null and (lease_expires_at is null or lease_expires_at < now())
          and enqueued_at < now() - ${waitMs} * interval '1 millisecond')
      order by id limit 200 for update skip locked
    )
    returning organization_id::text as "organizationId", id::text as "sourceId"`;
}
