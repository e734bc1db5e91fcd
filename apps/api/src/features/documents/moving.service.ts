import type { DocumentFile } from "@footnote/contracts/documents";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { moveFolders } from "../folders/placing.service.ts";
import { lockOrganization } from "../organizations/organizations.service.ts";
import { findFile, lockDocuments, updateFileName } from "./documents.repo.ts";
import { renameTo } from "./uploads.rules.ts";
import { moveInPortions } from "./portions.service.ts";
import { extensionOf } from "@footnote/contracts/upload-checks";

/** A file or folder to move. `from` is where the caller saw it; undefined does not compare. */
export type Movable = { kind: "file" | "folder"; id: string; from: string | null | undefined };

/**
 * Moves files and folders into a folder, or folders to the root: all of them, or none when one of them may not. Files of many
 * passages follow a portion at a time, so that others have their turn at the database; those that are moved or deleted meanwhile
 * are left where they are.
 * @throws AppError folder.not_found, document.not_found, folder.cycle, folder.name_taken, folder.too_deep,
 * library.file_at_root, library.changed
 */
export async function moveEntries(
  app: TenantApp<"db">,
  member: Member,
  move: { items: readonly Movable[]; targetId: string | null },
): Promise<void> {
  const { items, targetId } = move;
  const files = items.filter(({ kind }) => kind === "file");
  if (files.length > 0 && targetId === null) throw new AppError("library.file_at_root");
  const places = await app.db.$transaction(async (tx) => {
    await lockOrganization(tx, member.organizationId);
    if (targetId !== null) await requireFolder(tx, member, targetId, { held: true });
    const found = await requirePlaces(tx, files, member);
    const folders = items.filter(({ kind }) => kind === "folder");
    await moveFolders(tx, member.organizationId, { items: folders, targetId });
    return found;
  });
  if (targetId !== null) await moveFiles(app, member, { places, targetId });
}

/** The folder of each file, unless one of them is not where it was seen. */
async function requirePlaces(
  tx: TenantSql,
  files: readonly Movable[],
  { organizationId }: Member,
): Promise<Map<string, string>> {
  const ids = files.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const places = await lockDocuments(tx, organizationId, ids);
  for (const { id, from } of files) {
    const place = places.get(id);
    if (place === undefined) throw new AppError("document.not_found");
    if (from !== undefined && from !== place) throw new AppError("library.changed");
  }
  return places;
}

async function moveFiles(
  app: TenantApp<"db">,
  member: Member,
  { places, targetId }: { places: ReadonlyMap<string, string>; targetId: string },
): Promise<void> {
  const { organizationId } = member;
  await moveInPortions(app, organizationId, {
    ids: [...places.keys()],
    choose: async (tx, portion) => {
      await lockOrganization(tx, organizationId);
      const { folderId } = await requireFolder(tx, member, targetId, { held: true });
      const now = await lockDocuments(tx, organizationId, portion);
      // What goes with a file has a place of its own.
      const ids = [...now].filter(([id, place]) => (places.get(id) ?? place) === place);
      return { ids: ids.map(([id]) => id), to: folderId };
    },
  });
}

/**
 * Gives a file another name; its extension stays.
 * @param input `from` is the name the caller saw last; undefined does not compare
 * @throws AppError document.not_found, library.changed, request.invalid for a name of nothing
 */
export async function renameFile(
  app: TenantApp<"db">,
  { organizationId }: Member,
  input: { id: string; name: string; from: string | undefined },
): Promise<DocumentFile> {
  const file = await findFile(app.db, organizationId, input.id);
  if (!file) throw new AppError("document.not_found");
  const name = renameTo(input.name, extensionOf(file.name));
  if (name === undefined) {
    const message = "File name cannot be empty.";
    throw new AppError("request.invalid", { message, detail: { field: "name" } });
  }
  const change = { id: input.id, name, from: input.from ?? file.name };
  if (!(await updateFileName(app.db, organizationId, change))) {
    throw new AppError("library.changed");
  }
  return { ...file, name, title: name };
}
