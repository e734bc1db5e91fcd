import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "./folder-scope.rules.ts";

export async function selectFolderNames(
  sql: TenantSql,
  { organizationId, folderIds }: SearchScope,
): Promise<Map<string, string>> {
  const rows = await sql.$queryRaw<{ id: string; name: string }[]>`
    select id::text, name from folder
    where organization_id = ${organizationId}::uuid and id = any(${[...folderIds]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names that are rated for one that is chosen. */
const candidatesPerName = 10;

/** Names, and folders that have them or lie in one that has, each with the places of its names among these. */
export type FoldersOfNames = {
  readonly names: readonly string[];
  readonly folders: readonly { readonly id: string; readonly nameAt: readonly number[] }[];
};

/**
 * The names of folders of a scope that contain one of some texts in lower case, those with most of them and the shortest first
 * up to a limit, and the folders that have one of these names or lie in one that has.
 */
export async function selectFoldersNamed(
  sql: TenantSql,
  { organizationId, folderIds }: SearchScope,
  { texts, limit }: { texts: readonly string[]; limit: number },
): Promise<FoldersOfNames> {
  // An underscore in a text matches any letter: the caller compares the names by their words.
  const patterns = texts.map((text) => `%${text}%`);
  const found = await sql.$queryRaw<{ name: string; nameKey: string }[]>`
    select name, name_key as "nameKey" from folder
    where organization_id = ${organizationId}::uuid and id = any(${[...folderIds]}::uuid[])
      and name_key like any(${patterns}::text[])
    group by name, name_key order by length(name), name limit ${limit * candidatesPerName}`;
  const count = ({ nameKey }: { nameKey: string }) =>
    texts.filter((text) => nameKey.includes(text)).length;
  const names = found
    .map((row) => ({ name: row.name, count: count(row) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ name }) => name);
  if (names.length === 0) return { names, folders: [] };
  const folders = await sql.$queryRaw<{ id: string; nameAt: number[] }[]>`
    with recursive reached(id, name_at) as (
      select id, array_position(${names}::text[], name) - 1 from folder
      where organization_id = ${organizationId}::uuid and id = any(${[...folderIds]}::uuid[])
        and name = any(${names}::text[])
      union
      select below.id, reached.name_at from reached join folder below on below.parent_id = reached.id
      where below.organization_id = ${organizationId}::uuid
    )
    select id::text, array_agg(name_at order by name_at) as "nameAt" from reached
    where id = any(${[...folderIds]}::uuid[]) group by id`;
  return { names, folders };
}
