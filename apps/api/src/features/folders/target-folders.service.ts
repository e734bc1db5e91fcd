import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { createFolder, type RecordFolder } from "./folders.service.ts";

/** Finds the folder below the first one that has these names, and creates it when it is needed first. */
export type FindFolder = (names: readonly string[]) => Promise<string>;

/**
 * @param at.record stores more about each folder that is created
 * @throws AppError (the found function) folder.too_deep, folder.not_found, license.limit_reached
 */
export function openTargetFolders(
  app: TenantApp<"db">,
  member: Member,
  { rootId, record }: { rootId: string; record?: RecordFolder },
): FindFolder {
  const known = new Map<string, string>();
  return async function find(names) {
    const name = names.at(-1);
    if (name === undefined) return rootId;
    const path = names.join("/");
    const found = known.get(path);
    if (found !== undefined) return found;
    const parentId = await find(names.slice(0, -1));
    const id = await ensureFolder(app, member, { name, parentId, record });
    known.set(path, id);
    return id;
  };
}

async function ensureFolder(
  app: TenantApp<"db">,
  member: Member,
  input: { name: string; parentId: string; record: RecordFolder | undefined },
): Promise<string> {
  try {
    return (await createFolder(app, member, input)).id;
  } catch (error) {
    const taken = error instanceof AppError && error.code === "folder.name_taken";
    if (!taken) throw error;
    return (error.detail as { id: string }).id;
  }
}
