import type { Folder } from "@footnote/contracts/folders";
import { folderDepthMax } from "@footnote/contracts/limits";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { lockOrganization } from "../organizations/organizations.service.ts";
import type { FolderAccess } from "./folder-scope.rules.ts";
import {
  countDepth,
  countHeight,
  findFolder,
  findFolderByName,
  selectSubtree,
  updateFolderPlace,
} from "./folders.repo.ts";
import { requireFolder } from "./folders.service.ts";

/**
 * Gives a folder another name.
 * @param input `from` is the name the caller saw last; undefined does not compare
 * @throws AppError folder.not_found, folder.name_taken, library.changed
 */
export async function renameFolder(
  app: TenantApp<"db">,
  member: Member,
  input: { id: string; name: string; from: string | undefined },
): Promise<Folder> {
  const { organizationId } = member;
  return app.db.$transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const at = await requireFolder(tx, member, input.id);
    if (input.from !== undefined && input.from !== at.name) throw new AppError("library.changed");
    await place(tx, at, { parentId: at.parentId, name: input.name });
    const renamed = await findFolder(tx, organizationId, input.id);
    if (!renamed) throw new AppError("folder.not_found");
    const { id, name, parentId, createdAt } = renamed;
    return { id, name, parent_collection_id: parentId, created_at: createdAt.toISOString() };
  });
}

/**
 * Puts a folder below another, or at the root. The organization must be locked: two moves at once could make a circle
 * that neither of them saw.
 * @param to `from` is the parent the caller saw last; undefined does not compare
 * @throws AppError folder.cycle, folder.name_taken, folder.too_deep, library.changed
 */
export async function moveFolder(
  tx: TenantSql,
  at: FolderAccess,
  to: { target: FolderAccess | null; from: string | null | undefined },
): Promise<void> {
  const { organizationId, folderId, parentId, name } = at;
  const targetId = to.target?.folderId ?? null;
  if (to.from !== undefined && to.from !== parentId) throw new AppError("library.changed");
  if (targetId === parentId) return;
  const below = await selectSubtree(tx, organizationId, [folderId]);
  if (targetId !== null && below.includes(targetId)) throw new AppError("folder.cycle");
  await requireDepth(tx, at, targetId);
  await place(tx, at, { parentId: targetId, name });
}

async function requireDepth(
  tx: TenantSql,
  at: FolderAccess,
  targetId: string | null,
): Promise<void> {
  const { organizationId, folderId } = at;
  const above = targetId === null ? 0 : await countDepth(tx, organizationId, targetId);
  const height = await countHeight(tx, organizationId, folderId);
  if (above + height > folderDepthMax) throw new AppError("folder.too_deep");
}

async function place(
  tx: TenantSql,
  { organizationId, folderId }: FolderAccess,
  to: { parentId: string | null; name: string },
): Promise<void> {
  const there = await findFolderByName(tx, organizationId, to);
  if (there && there.id !== folderId) {
    const message = `A folder named "${there.name}" already exists there.`;
    throw new AppError("folder.name_taken", { message, detail: { id: there.id } });
  }
  await updateFolderPlace(tx, organizationId, { id: folderId, ...to });
}
