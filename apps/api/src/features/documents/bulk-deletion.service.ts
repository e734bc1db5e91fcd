import type { DeletionOutcome } from "@footnote/contracts/library";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { findPresentFolders } from "../folders/folders.service.ts";
import { selectPresent } from "./documents.repo.ts";
import { deleteFolder } from "./documents.service.ts";
import { deleteInPortions } from "./portions.service.ts";

type Entry = { kind: "file" | "folder"; id: string };

/**
 * Deletes files and folders and returns the outcome of each, in the order they were named. What was there at the start
 * and is gone at its turn, with a folder above it or by somebody else, counts as deleted.
 */
export async function deleteEntries(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  { items, withDocuments }: { items: readonly Entry[]; withDocuments: boolean },
): Promise<DeletionOutcome[]> {
  const fileIds = items.filter(({ kind }) => kind === "file").map(({ id }) => id);
  const present = await selectPresent(app.db, member.organizationId, fileIds);
  const folderIds = items.filter(({ kind }) => kind === "folder").map(({ id }) => id);
  const folders = await findPresentFolders(app.db, member, folderIds);
  await deleteFiles(app, member, present);
  const outcomes: DeletionOutcome[] = [];
  for (const { kind, id } of items) {
    const there = (kind === "file" ? present : folders).has(id);
    const missing = kind === "file" ? "document.not_found" : "folder.not_found";
    const refusal = there
      ? kind === "folder" && (await tryDeleteFolder(app, member, { id, withDocuments }))
      : new AppError(missing);
    outcomes.push(
      refusal ? refused({ kind, id }, refusal) : { kind, id, deleted: true, error: null },
    );
  }
  return outcomes;
}

async function deleteFiles(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const alsoStore = async (tx: TenantSql, gone: readonly { id: string }[]) => {
    for (const { id } of gone) {
      const target = { kind: "document" as const, id, name: names.get(id) ?? null };
      await recordEvent(tx, { action: "document.deleted", by: member, target });
    }
  };
  await deleteInPortions(app, member.organizationId, { ids: [...names.keys()], alsoStore });
}

/** Why a folder could not be deleted; undefined when it is gone. */
async function tryDeleteFolder(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  target: { id: string; withDocuments: boolean },
): Promise<AppError | undefined> {
  try {
    await deleteFolder(app, member, target);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "folder.not_found" ? undefined : error;
  }
}

function refused(entry: Entry, { code, message }: AppError): DeletionOutcome {
  return { ...entry, deleted: false, error: { code, message } };
}
