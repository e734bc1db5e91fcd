import type { DocumentFile } from "@footnote/contracts/documents";
import type { Member } from "../../http/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { FolderAccess } from "../folders/folder-scope.rules.ts";
import {
  liftSubfolders,
  listSubtree,
  removeFolder,
  requireFolder,
} from "../folders/folders.service.ts";
import { removeChunks } from "../retrieval/indexing.service.ts";
import { deleteBlobs } from "./documents.jobs.ts";
import {
  deleteDocumentRows,
  findFile,
  moveDocuments,
  selectDocumentIds,
  selectFiles,
} from "./documents.repo.ts";

export async function listFiles(
  app: Has<"db">,
  member: Member,
  folderId: string,
): Promise<DocumentFile[]> {
  await requireFolder(app.db, member, folderId);
  return selectFiles(app.db, member.organizationId, folderId);
}

/** Deletes a document with its passages and bytes, whatever its state. */
export async function deleteFile(
  app: Has<"db" | "jobs">,
  member: Member,
  id: string,
): Promise<void> {
  const { organizationId } = member;
  if (!(await findFile(app.db, organizationId, id))) throw new AppError("document.not_found");
  const keys = await app.db.$transaction((tx) => deleteDocuments(tx, organizationId, [id]));
  await forgetBlobs(app, organizationId, keys);
}

/** Deletes a folder: with everything below it, or lifting its documents and subfolders to its parent. */
export async function deleteFolder(
  app: Has<"db" | "jobs">,
  member: Member,
  target: { id: string; withDocuments: boolean },
): Promise<void> {
  const { organizationId } = member;
  const keys = await app.db.$transaction(async (tx) => {
    const at = await requireFolder(tx, member, target.id);
    const freed = target.withDocuments ? await emptyFolder(tx, at) : await liftContents(tx, at);
    await removeFolder(tx, at);
    return freed;
  });
  await forgetBlobs(app, organizationId, keys);
}

async function emptyFolder(tx: Sql, at: FolderAccess): Promise<string[]> {
  const ids = await selectDocumentIds(tx, at.organizationId, await listSubtree(tx, at));
  return deleteDocuments(tx, at.organizationId, ids);
}

async function liftContents(tx: Sql, at: FolderAccess): Promise<string[]> {
  const to = await liftSubfolders(tx, at);
  await moveDocuments(tx, at.organizationId, { from: at.folderId, to });
  return [];
}

/** Rows, tasks, passages and statistics of documents go together. Returns the blobs to forget after the commit. */
async function deleteDocuments(
  tx: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  await removeChunks(tx, organizationId, ids);
  return deleteDocumentRows(tx, organizationId, ids);
}

async function forgetBlobs(
  app: Has<"jobs">,
  organizationId: string,
  keys: string[],
): Promise<void> {
  const atOnce = 100;
  for (let start = 0; start < keys.length; start += atOnce) {
    await app.jobs.enqueue(deleteBlobs, {
      organizationId,
      keys: keys.slice(start, start + atOnce),
    });
  }
}
