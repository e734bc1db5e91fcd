import type { TenantSql } from "../../platform/database/tenant.ts";

type Place = { id: string; name: string; nameKey: string; parentId: string | null };

const columns = { id: true, name: true, nameKey: true, parentId: true };

/** Some folders by their ids; those that are gone are left out. */
export async function selectPlaces(
  tx: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Place>> {
  const where = { organizationId, id: { in: [...ids] } };
  const rows = await tx.folder.findMany({ where, select: columns });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The folders of one parent that have one of some names (`folderNameKey`), by these. */
export async function selectFoldersOfKeys(
  tx: TenantSql,
  organizationId: string,
  { parentId, names }: { parentId: string | null; names: readonly string[] },
): Promise<Map<string, Place>> {
  const where = { organizationId, parentId, nameKey: { in: [...names] } };
  const rows = await tx.folder.findMany({ where, select: columns });
  return new Map(rows.map((row) => [row.nameKey, row]));
}

/** How many levels the highest of some folders takes with what is below it: 1 without subfolders. */
export async function countHeight(
  tx: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<number> {
  const [row] = await tx.$queryRaw<{ height: number }[]>`
    with recursive down as (
      select id, 1 as height from folder
      where organization_id = ${organizationId}::uuid and id = any(${[...ids]}::uuid[])
      union
      select f.id, down.height + 1 from folder f join down on f.parent_id = down.id
      where f.organization_id = ${organizationId}::uuid
    )
    select coalesce(max(height), 0)::int as height from down`;
  return row?.height ?? 0;
}

export async function updateParents(
  tx: TenantSql,
  organizationId: string,
  { ids, parentId }: { ids: readonly string[]; parentId: string | null },
): Promise<void> {
  const where = { organizationId, id: { in: [...ids] } };
  await tx.folder.updateMany({ where, data: { parentId } });
}
