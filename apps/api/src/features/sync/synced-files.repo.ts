import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SyncLease } from "./folder-sources.repo.ts";

/** What is known of a file of a source. Without a checksum it is compared again. */
export type SyncedFile = {
  readonly checksum: string | null;
  readonly sha256: string | null;
  readonly location: string | null;
  readonly error: string | null;
  /** Since when it waits to be deleted, see gone-files.service.ts. */
  readonly waitsSince: Date | null;
  /** False where people have deleted its documents, or it could never be added. */
  readonly hasDocument: boolean;
};

/** A change of what is known; without `sha256` the content was not read, without `location` it is where it was. */
export type FileChange = {
  readonly path: string;
  readonly checksum: string | null;
  readonly sha256?: string;
  readonly location?: string | undefined;
  readonly error?: string;
};

export async function selectSyncedFiles(
  sql: TenantSql,
  sourceId: string,
): Promise<Map<string, SyncedFile>> {
  const rows = await sql.$queryRaw<(SyncedFile & { path: string })[]>`
    select path, checksum, sha256, location, error, waits_since as "waitsSince", exists (
      select 1 from synced_document d where d.source_id = f.source_id and d.path = f.path) as "hasDocument"
    from synced_file f where source_id = ${sourceId}::uuid`;
  return new Map(rows.map(({ path, ...file }) => [path, file]));
}

export async function upsertSyncedFile(
  sql: TenantSql,
  { sourceId, organizationId }: SyncLease,
  {
    path,
    checksum,
    sha256 = null,
    location = null,
    error = null,
  }: { [Key in keyof FileChange]: FileChange[Key] | null },
): Promise<void> {
  await sql.$executeRaw`
    insert into synced_file (source_id, path, organization_id, checksum, sha256, location, error)
    values (${sourceId}::uuid, ${path}, ${organizationId}::uuid, ${checksum}, ${sha256}, ${location}, ${error})
    on conflict (source_id, path) do update
    set checksum = excluded.checksum, sha256 = coalesce(excluded.sha256, synced_file.sha256),
      location = coalesce(excluded.location, synced_file.location), error = excluded.error,
      waits_since = null`;
}

export async function deleteSyncedFile(
  tx: TenantSql,
  sourceId: string,
  path: string,
): Promise<void> {
  await tx.syncedFile.deleteMany({ where: { sourceId, path } });
}

/** The first files with problems. */
export async function selectFailures(
  sql: TenantSql,
  sourceId: string,
  limit: number,
): Promise<{ path: string; message: string }[]> {
  return sql.$queryRaw`
    select path, error as message from synced_file
    where source_id = ${sourceId}::uuid and error is not null order by path limit ${limit}`;
}

/** Records that a synchronisation added a document. */
export async function insertSyncedDocument(
  tx: TenantSql,
  { sourceId, organizationId }: SyncLease,
  { path, documentId }: { path: string; documentId: string },
): Promise<void> {
  await tx.syncedDocument.create({ data: { documentId, sourceId, organizationId, path } });
}

/** Records that a synchronisation made a folder. */
export async function insertSyncedFolder(
  tx: TenantSql,
  { sourceId, organizationId }: SyncLease,
  folderId: string,
): Promise<void> {
  await tx.syncedFolder.create({ data: { folderId, sourceId, organizationId } });
}

/** The folders that synchronisations made, apart from those that follow a source themselves. */
export async function selectSyncedFolders(sql: TenantSql, sourceId: string): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select folder_id::text as id from synced_folder made
    where source_id = ${sourceId}::uuid
      and not exists (select 1 from folder_source own where own.folder_id = made.folder_id)`;
  return rows.map(({ id }) => id);
}

/** The documents that synchronisations added for a file, all versions. */
export async function selectSyncedDocuments(
  sql: TenantSql,
  sourceId: string,
  path: string,
): Promise<string[]> {
  const where = { sourceId, path };
  const rows = await sql.syncedDocument.findMany({ where, select: { documentId: true } });
  return rows.map(({ documentId }) => documentId);
}

/** Records that a file, which its source no longer lists, waits to be deleted. */
export async function recordWaiting(
  sql: TenantSql,
  { sourceId }: SyncLease,
  { path, error }: { path: string; error: string },
): Promise<void> {
  await sql.$executeRaw`
    update synced_file set checksum = null, error = ${error}, waits_since = coalesce(waits_since, now())
    where source_id = ${sourceId}::uuid and path = ${path}`;
}

/** Records that the source does not say now whether a file is gone that it no longer lists; a day that it waits goes on. */
export async function recordUnanswered(
  sql: TenantSql,
  { sourceId }: SyncLease,
  { path, error }: { path: string; error: string },
): Promise<void> {
  await sql.$executeRaw`
    update synced_file set checksum = null, error = ${error}
    where source_id = ${sourceId}::uuid and path = ${path}`;
}

/** What cannot be read is tried again by the next synchronisation. */
export async function recordFailure(
  { db }: { db: TenantSql },
  lease: SyncLease,
  { path, error }: { path: string; error: string },
): Promise<void> {
  await upsertSyncedFile(db, lease, { path, checksum: null, error });
}
