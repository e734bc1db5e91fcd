import type { Folder, FolderInTree } from "@footnote/contracts/folders";
import { folderDepthMax } from "@footnote/contracts/limits";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { requireRoom } from "../usage/usage.service.ts";
import { folderNameKey, freeFolderName, unfiledName } from "./folder-names.rules.ts";
import type { FolderAccess, SearchScope } from "./folder-scope.rules.ts";
import { arrangeTree } from "./folder-tree.rules.ts";
import {
  deleteFolderRow,
  findFolder,
  findFolderByName,
  holdFolder,
  insertFolder,
  moveFoldersInto,
  selectFolders,
  selectCountedFolders,
  selectPresentFolders,
  selectFoldersAbove,
  selectSubtree,
  updateFolderPlace,
} from "./folders.repo.ts";
import {
  type FoldersOfNames,
  selectFolderNames,
  selectFoldersNamed,
} from "./named-folders.repo.ts";

/**
 * The one place that decides about a folder: every member may use every folder of the organization.
 * @param options `held` keeps the folder from being deleted until the transaction ends, for what is put into it
 * @throws AppError folder.not_found for one that is not there or not the caller's
 */
export async function requireFolder(
  sql: TenantSql,
  member: Member,
  id: string,
  options: { held?: boolean } = {},
): Promise<FolderAccess> {
  const { organizationId } = member;
  if (options.held) await holdFolder(sql, organizationId, id);
  const found = await findFolder(sql, organizationId, id);
  if (!found) throw new AppError("folder.not_found");
  const { parentId, name } = found;
  return { organizationId, folderId: id, parentId, name } as FolderAccess;
}

/** The names of the folders of a scope, by their ids. */
export function nameFolders(
  app: TenantApp<"db">,
  scope: SearchScope,
): Promise<ReadonlyMap<string, string>> {
  return selectFolderNames(app.db, scope);
}

/** Each is compared with a question. */
const namesMax = 300;

/** The folders of a scope whose names, or those of the folders they lie in, contain one of some texts, with these names. */
export function findFoldersNamed(
  sql: TenantSql,
  scope: SearchScope,
  texts: readonly string[],
): Promise<FoldersOfNames> {
  return selectFoldersNamed(sql, scope, { texts, limit: namesMax });
}

/** Stores what is known of a new folder. */
export type RecordFolder = (tx: TenantSql, folderId: string) => Promise<void>;

export async function listFolders(
  app: TenantApp<"db">,
  member: Member,
  parentId: string | null,
): Promise<Folder[]> {
  if (parentId !== null) await requireFolder(app.db, member, parentId);
  return selectFolders(app.db, member.organizationId, parentId);
}

/** All folders, each after the one that it lies in. */
export async function listFolderTree(
  sql: TenantSql,
  { organizationId }: Pick<Member, "organizationId">,
): Promise<FolderInTree[]> {
  return arrangeTree(await selectCountedFolders(sql, organizationId));
}

/** Which of these folders are there. */
export function findPresentFolders(
  sql: TenantSql,
  { organizationId }: Member,
  ids: readonly string[],
): Promise<Set<string>> {
  return selectPresentFolders(sql, organizationId, ids);
}

/**
 * @param folder.record stores more about the folder in the transaction that creates it
 * @throws AppError folder.name_taken with the id of the folder that has the name, folder.not_found, folder.too_deep,
 * license.limit_reached
 */
export async function createFolder(
  app: TenantApp<"db">,
  member: Member,
  {
    record,
    ...input
  }: { name: string; parentId: string | null; record?: RecordFolder | undefined },
): Promise<Folder> {
  const { organizationId } = member;
  // The name comes before the limit: uploading a folder again must find the folder that is there.
  await requireFreeName(app.db, organizationId, input);
  return app.db.$transaction(async (tx) => {
    await requireRoom(tx, member, { collections: 1 });
    if (input.parentId !== null) await requireRoomBelow(tx, member, input.parentId);
    const created = await insertFolder(tx, organizationId, input);
    if (created) {
      await record?.(tx, created.id);
      return created;
    }
    await requireFreeName(tx, organizationId, input);
    throw new AppError("service.unavailable"); // it existed a moment ago and is gone again: its id is unknown
  });
}

async function requireFreeName(
  sql: TenantSql,
  organizationId: string,
  at: { name: string; parentId: string | null },
): Promise<void> {
  const existing = await findFolderByName(sql, organizationId, at);
  if (existing) throw new AppError("folder.name_taken", { detail: { id: existing.id } });
}

async function requireRoomBelow(tx: TenantSql, member: Member, parentId: string): Promise<void> {
  const { folderId } = await requireFolder(tx, member, parentId, { held: true });
  const { length: depth } = await selectFoldersAbove(tx, member.organizationId, folderId);
  if (depth >= folderDepthMax) throw new AppError("folder.too_deep");
}

/** Moves a folder's subfolders up to its parent, under free names. */
export async function liftSubfolders(tx: TenantSql, at: FolderAccess): Promise<void> {
  const { organizationId, folderId, parentId } = at;
  // The parent before the folder: whoever deletes the parent takes them in this order.
  if (parentId !== null && !(await holdFolder(tx, organizationId, parentId))) {
    throw new AppError("folder.not_found");
  }
  // It gives its own name up first: a child may have the same one.
  await updateFolderPlace(tx, organizationId, { id: folderId, parentId, name: folderId });
  const siblings = await selectFolders(tx, organizationId, parentId);
  const taken = new Set(siblings.map(({ name }) => folderNameKey(name)));
  const children = await selectFolders(tx, organizationId, folderId);
  const folders = children.map((child) => {
    const name = freeFolderName(child.name, taken);
    taken.add(folderNameKey(name));
    return { id: child.id, name };
  });
  await moveFoldersInto(tx, organizationId, { parentId, folders });
}

/** Returns the id of the folder that takes the documents of a deleted one: its parent, or below the root the folder 'Unfiled'. */
export async function requireFolderAbove(
  tx: TenantSql,
  { organizationId, parentId }: FolderAccess,
): Promise<string> {
  return parentId ?? (await unfiledFolder(tx, organizationId));
}

/** The ids of a folder and of everything below it. */
export function listSubtree(tx: TenantSql, at: FolderAccess): Promise<string[]> {
  return selectSubtree(tx, at.organizationId, [at.folderId]);
}

/** Deletes a folder and the folders below it. Their documents must have been deleted or moved before. */
export function removeFolder(tx: TenantSql, at: FolderAccess): Promise<boolean> {
  return deleteFolderRow(tx, at.organizationId, at.folderId);
}

async function unfiledFolder(tx: TenantSql, organizationId: string): Promise<string> {
  const at = { parentId: null, name: unfiledName };
  const folder =
    (await findFolderByName(tx, organizationId, at)) ??
    (await insertFolder(tx, organizationId, at)) ??
    // Another transaction was quicker.
    (await findFolderByName(tx, organizationId, at));
  if (!folder || !(await holdFolder(tx, organizationId, folder.id))) {
    throw new AppError("service.unavailable");
  }
  return folder.id;
}
