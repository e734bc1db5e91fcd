import type { Folder } from "@footnote/contracts/folders";
import { folderDepthMax } from "@footnote/contracts/limits";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { lockOrganization } from "../organizations/organizations.service.ts";
import type { FolderAccess } from "./folder-scope.rules.ts";
import {
  findFolder,
  findFolderByName,
  selectFoldersAbove,
  updateFolderPlace,
} from "./folders.repo.ts";
import {
  countHeight,
  selectFoldersOfKeys,
  selectPlaces,
  updateParents,
} from "./moved-folders.repo.ts";
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
 * Puts folders below another, or at the root: all of them, in a few statements however many they are. The organization must be
 * locked: two moves at once could make a circle that neither of them saw.
 * @param items `from` is the parent the caller saw last; undefined does not compare
 * @throws AppError folder.not_found, folder.cycle, folder.name_taken, folder.too_deep, library.changed
 */
export async function moveFolders(
  tx: TenantSql,
  organizationId: string,
  move: {
    items: readonly { id: string; from: string | null | undefined }[];
    targetId: string | null;
  },
): Promise<void> {
  const { items, targetId } = move;
  const ids = items.map(({ id }) => id);
  const found = await selectPlaces(tx, organizationId, ids);
  for (const { id, from } of items) {
    const place = found.get(id);
    if (place === undefined) throw new AppError("folder.not_found");
    if (from !== undefined && from !== place.parentId) throw new AppError("library.changed");
  }
  const moved = [...found.values()].filter(({ parentId }) => parentId !== targetId);
  if (moved.length === 0) return;
  const movedIds = moved.map(({ id }) => id);
  const above = targetId === null ? [] : await selectFoldersAbove(tx, organizationId, targetId);
  if (movedIds.some((id) => above.includes(id))) throw new AppError("folder.cycle");
  const height = await countHeight(tx, organizationId, movedIds);
  if (above.length + height > folderDepthMax) throw new AppError("folder.too_deep");
  const names = moved.map(({ nameKey }) => nameKey);
  const taken = await selectFoldersOfKeys(tx, organizationId, { parentId: targetId, names });
  for (const folder of moved) {
    const there = taken.get(folder.nameKey);
    if (there) throw refuseTaken(there);
    taken.set(folder.nameKey, folder);
  }
  await updateParents(tx, organizationId, { ids: movedIds, parentId: targetId });
}

function refuseTaken({ id, name }: { id: string; name: string }): AppError {
  const message = `A folder named "${name}" already exists there.`;
  return new AppError("folder.name_taken", { message, detail: { id } });
}

async function place(
  tx: TenantSql,
  { organizationId, folderId }: FolderAccess,
  to: { parentId: string | null; name: string },
): Promise<void> {
  const there = await findFolderByName(tx, organizationId, to);
  if (there && there.id !== folderId) throw refuseTaken(there);
  await updateFolderPlace(tx, organizationId, { id: folderId, ...to });
}
