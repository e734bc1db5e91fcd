import type { TenantSql } from "../../../platform/database/tenant.ts";

type Place = { readonly organizationId: string; readonly folderId: string };

/** Selects the newest file of a folder for each of some names, as they are stored. */
export async function selectSameNamed(
  sql: TenantSql,
  { organizationId, folderId }: Place,
  names: readonly string[],
): Promise<{ id: string; name: string; sha256: string }[]> {
  return sql.$queryRaw`
    select distinct on (name) id::text, name, sha256 from document
    where organization_id = ${organizationId}::uuid and folder_id = ${folderId}::uuid
      and name = any(${[...names]}::text[]) and stage <> 'superseded'
    order by name, created_at desc, id desc`;
}

/** Returns the version group of the newest file of a name in a folder; null when there is none. */
export async function joinVersionGroup(
  tx: TenantSql,
  { organizationId, folderId }: Place,
  name: string,
): Promise<string | null> {
  const [joined] = await tx.$queryRaw<{ versionGroupId: string }[]>`
    update document set version_group_id = coalesce(version_group_id, id)
    where organization_id = ${organizationId}::uuid and id = (
      select id from document
      where organization_id = ${organizationId}::uuid and folder_id = ${folderId}::uuid and name = ${name}
        and stage <> 'superseded'
      order by created_at desc, id desc limit 1
    )
    returning version_group_id::text as "versionGroupId"`;
  return joined?.versionGroupId ?? null;
}

/**
 * Returns the version group of the newest of some documents; null when none of them is current in the folder, or when
 * somebody else has added a version.
 */
export async function joinOwnVersions(
  tx: TenantSql,
  { organizationId, folderId }: Place,
  ids: readonly string[],
): Promise<string | null> {
  // Locked first, so that the next statement sees a version that joins at the same time.
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    select id::text from document
    where organization_id = ${organizationId}::uuid and folder_id = ${folderId}::uuid
      and id = any(${[...ids]}::uuid[]) and stage <> 'superseded'
    order by created_at desc, id desc limit 1 for update`;
  if (!newest) return null;
  const [joined] = await tx.$queryRaw<{ versionGroupId: string }[]>`
    update document own set version_group_id = coalesce(own.version_group_id, own.id)
    where own.organization_id = ${organizationId}::uuid and own.id = ${newest.id}::uuid and not exists (
      select 1 from document other
      where other.version_group_id = own.version_group_id and other.id <> all(${[...ids]}::uuid[])
    )
    returning version_group_id::text as "versionGroupId"`;
  return joined?.versionGroupId ?? null;
}

/** Adds to some documents those that they superseded. */
export async function addSupersededVersions(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const older = await sql.$queryRaw<{ id: string }[]>`
    select older.id::text from document current join document older on older.version_group_id = current.version_group_id
    where current.organization_id = ${organizationId}::uuid and current.id = any(${[...ids]}::uuid[])
      and current.stage = 'ready' and older.organization_id = current.organization_id and older.stage = 'superseded'`;
  return [...new Set([...ids, ...older.map(({ id }) => id)])];
}

/** Finds the version that answers use. */
export async function findReadyVersion(
  sql: TenantSql,
  organizationId: string,
  versionGroupId: string,
): Promise<string | undefined> {
  const where = { organizationId, versionGroupId, stage: "ready" as const };
  return (await sql.document.findFirst({ where, select: { id: true } }))?.id;
}

/** Selects those of some documents that a newer version has superseded. */
export async function selectSuperseded(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const where = { organizationId, id: { in: [...ids] }, stage: "superseded" as const };
  const rows = await sql.document.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
