import type { Folder, FolderInTree } from "@footnote/contracts/folders";
import type { PlacedFolder } from "@footnote/contracts/library";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Listing } from "../../platform/database/listing.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { readWholeList } from "../../platform/whole-lists.ts";
import type { SearchScope } from "./folder-scope.rules.ts";
import { limitTree } from "./folder-tree.rules.ts";
import { selectListedFolders, selectPaths } from "./folders.repo.ts";
import { listFolderTree, requireFolder } from "./folders.service.ts";

const foundAtMost = 100;
/** Of a tree, and the letters of their paths: some megabytes. */
const treeLimits = { folders: 10_000, letters: 2_000_000 };

/** The folders directly below a folder, or below the root, as the listing asks for them. */
export async function listFoldersAs(
  app: TenantApp<"db">,
  member: Member,
  { parentId, listing }: { parentId: string | null; listing: Listing },
): Promise<{ folders: Folder[]; nextCursor: string | null; total: number }> {
  if (parentId !== null) await requireFolder(app.db, member, parentId);
  const { organizationId } = member;
  return selectListedFolders(app.db, { organizationId, parentId }, listing);
}

/**
 * The uppermost folders of an organization, each after the one that it lies in.
 * @throws AppError request.too_many when too many of the member's wait
 */
export function listUppermostFolders(
  app: TenantApp<"db">,
  member: Member,
): Promise<FolderInTree[]> {
  return readWholeList(member, async () =>
    limitTree(await listFolderTree(app.db, member), treeLimits),
  );
}

/** Folders anywhere whose name contains the text, by name. */
export async function findFolders(
  app: TenantApp<"db">,
  member: Member,
  search: string,
): Promise<PlacedFolder[]> {
  const { organizationId } = member;
  const listing = { sort: "name", search, limit: foundAtMost } as const;
  const { folders } = await selectListedFolders(app.db, { organizationId }, listing);
  const paths = await describePaths(
    app.db,
    member,
    folders.map(({ id }) => id),
  );
  return folders.map((folder) => ({ ...folder, path: paths.get(folder.id) ?? [folder.name] }));
}

/** The names from the root down to each of the folders. */
export function describePaths(
  sql: TenantSql,
  { organizationId }: Pick<Member, "organizationId">,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  return selectPaths(sql, organizationId, ids);
}

/** Every folder of a scope with its path and the number of documents in it and below. */
export async function listScopeFolders(
  app: TenantApp<"db">,
  scope: SearchScope,
): Promise<FolderInTree[]> {
  const own = new Set(scope.folderIds);
  return (await listFolderTree(app.db, scope)).filter(({ id }) => own.has(id));
}
