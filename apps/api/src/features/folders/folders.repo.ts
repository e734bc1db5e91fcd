import type { Folder } from "@footnote/contracts/folders";
import { Prisma } from "../../platform/database/generated/client.ts";
import { type Listed, type Listing, selectListed } from "../../platform/database/listing.ts";
import { readInPieces, rowsPerPiece } from "../../platform/database/read-in-pieces.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { folderNameKey } from "./folder-names.rules.ts";
import type { CountedFolder } from "./folder-tree.rules.ts";

type FolderRow = { id: string; name: string; parentId: string | null; createdAt: Date };

const columns = { id: true, name: true, parentId: true, createdAt: true };

function toFolder(row: FolderRow): Folder {
  return {
    id: row.id,
    name: row.name,
    parent_collection_id: row.parentId,
    created_at: row.createdAt.toISOString(),
  };
}

export async function findFolder(sql: TenantSql, organizationId: string, id: string) {
  const row = await sql.folder.findFirst({ where: { id, organizationId }, select: columns });
  return row ?? undefined;
}

/** Keeps a folder from being deleted until the transaction ends; false when it is gone. */
export async function holdFolder(
  tx: TenantSql,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    select 1 from folder where organization_id = ${organizationId}::uuid and id = ${id}::uuid for key share`;
  return rows.length > 0;
}

/** The folders directly below a parent, or below the root, oldest first. */
export function selectFolders(
  sql: TenantSql,
  organizationId: string,
  parentId: string | null,
): Promise<Folder[]> {
  return readInPieces(async (last: Folder | undefined) => {
    const after = last && {
      OR: [
        { createdAt: { gt: new Date(last.created_at) } },
        { createdAt: new Date(last.created_at), id: { gt: last.id } },
      ],
    };
    const rows = await sql.folder.findMany({
      where: { organizationId, parentId, ...after },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: columns,
      take: rowsPerPiece,
    });
    return rows.map(toFolder);
  });
}

/** A listing of the folders below a parent, or of all folders when no parent is given. */
export async function selectListedFolders(
  sql: TenantSql,
  at: { organizationId: string; parentId?: string | null },
  listing: Listing,
): Promise<Omit<Listed, "ids"> & { folders: Folder[] }> {
  const { organizationId, parentId } = at;
  const below =
    parentId === undefined
      ? Prisma.empty
      : Prisma.sql`and parent_id is not distinct from ${parentId}::uuid`;
  const where = Prisma.sql`organization_id = ${organizationId}::uuid ${below}`;
  const { ids, ...rest } = await selectListed(sql, { table: "folder", where }, listing);
  const rows = await sql.folder.findMany({ where: { id: { in: ids } }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, toFolder(row)]));
  return { ...rest, folders: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** The names from the root down to each of the folders. */
export async function selectPaths(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await sql.$queryRaw<{ id: string; path: string[] }[]>`
    with recursive up as (
      select id as of, parent_id, array[name] as path from folder
      where organization_id = ${organizationId}::uuid and id = any(${[...ids]}::uuid[])
      union all
      select up.of, f.parent_id, f.name || up.path from folder f join up on f.id = up.parent_id
    )
    select of::text as id, path from up where parent_id is null`;
  return new Map(rows.map(({ id, path }) => [id, path]));
}

export async function findFolderByName(
  sql: TenantSql,
  organizationId: string,
  at: { parentId: string | null; name: string },
): Promise<Folder | undefined> {
  const where = { organizationId, parentId: at.parentId, nameKey: folderNameKey(at.name) };
  const row = await sql.folder.findFirst({ where, select: columns });
  return row ? toFolder(row) : undefined;
}

/** Adds a folder; undefined when the parent has one with this name. */
export async function insertFolder(
  sql: TenantSql,
  organizationId: string,
  folder: { parentId: string | null; name: string },
): Promise<Folder | undefined> {
  const data = { ...folder, organizationId, nameKey: folderNameKey(folder.name) };
  const options = { data: [data], select: columns, skipDuplicates: true };
  const [row] = await sql.folder.createManyAndReturn(options);
  return row && toFolder(row);
}

/** The ids of the given folders and of everything below them; folders of others are left out. */
export async function selectSubtree(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    with recursive tree as (
      select id from folder where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[])
      union
      select f.id from folder f join tree t on f.parent_id = t.id
      where f.organization_id = ${organizationId}::uuid
    )
    select id::text from tree`;
  return rows.map((row) => row.id);
}

/** The folders that some documents are in, by the documents' ids; documents of others are left out. */
export async function selectDocumentFolders(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql.$queryRaw<{ id: string; folderId: string }[]>`
    select id::text, folder_id::text as "folderId" from document
    where organization_id = ${organizationId}::uuid and id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, folderId }) => [id, folderId]));
}

/** The ids of a folder and of those above it. */
export async function selectFoldersAbove(
  sql: TenantSql,
  organizationId: string,
  id: string,
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    with recursive up as (
      select id, parent_id from folder where organization_id = ${organizationId}::uuid and id = ${id}::uuid
      union
      select f.id, f.parent_id from folder f join up on f.id = up.parent_id
    )
    select id::text from up`;
  return rows.map((row) => row.id);
}

export async function selectAllFolderIds(
  sql: TenantSql,
  organizationId: string,
): Promise<string[]> {
  const rows = await sql.folder.findMany({ where: { organizationId }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** Which of these folders are there. */
export async function selectPresentFolders(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const where = { organizationId, id: { in: [...ids] } };
  const rows = await sql.folder.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Every folder with how many documents are directly in it, by name. */
export async function selectCountedFolders(
  sql: TenantSql,
  organizationId: string,
): Promise<CountedFolder[]> {
  const rows = await sql.$queryRaw<(FolderRow & { documents: number; processing: number })[]>`
    with held as (
      select folder_id, count(*)::int as documents,
        (count(*) filter (where stage not in ('ready', 'failed')))::int as processing
      from document where organization_id = ${organizationId}::uuid and stage <> 'superseded' group by folder_id
    )
    select f.id::text, f.name, f.parent_id::text as "parentId", f.created_at as "createdAt",
      coalesce(h.documents, 0) as documents, coalesce(h.processing, 0) as processing
    from folder f left join held h on h.folder_id = f.id
    where f.organization_id = ${organizationId}::uuid
    order by f.name, f.id`;
  return rows.map(({ documents, processing, ...row }) => ({
    ...toFolder(row),
    documents,
    processing,
  }));
}

/** Moves folders into another, under names that must be free there, in one statement. */
export async function moveFoldersInto(
  sql: TenantSql,
  organizationId: string,
  {
    parentId,
    folders,
  }: { parentId: string | null; folders: readonly Pick<Folder, "id" | "name">[] },
): Promise<void> {
  const ids = folders.map(({ id }) => id);
  const names = folders.map(({ name }) => name);
  await sql.$executeRaw`
    update folder set parent_id = ${parentId}::uuid, name = moved.name, name_key = moved.name_key
    from unnest(${ids}::uuid[], ${names}::text[], ${names.map(folderNameKey)}::text[]) as moved(id, name, name_key)
    where folder.id = moved.id and folder.organization_id = ${organizationId}::uuid`;
}

export async function updateFolderPlace(
  sql: TenantSql,
  organizationId: string,
  folder: { id: string; parentId: string | null; name: string },
): Promise<void> {
  const { id, parentId, name } = folder;
  await sql.folder.updateMany({
    where: { id, organizationId },
    data: { parentId, name, nameKey: folderNameKey(name) },
  });
}

/** Deletes a folder row and, by the foreign keys, everything still below it; false when another was quicker. */
export async function deleteFolderRow(
  sql: TenantSql,
  organizationId: string,
  id: string,
): Promise<boolean> {
  return (await sql.folder.deleteMany({ where: { id, organizationId } })).count > 0;
}
