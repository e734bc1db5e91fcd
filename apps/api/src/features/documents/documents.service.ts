import type { DocumentFile } from "@footnote/contracts/documents";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { readInPieces } from "../../platform/database/read-in-pieces.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { type Actor, nobody, recordEvent } from "../audit/audit.service.ts";
import type { FolderAccess } from "../folders/folder-scope.rules.ts";
import {
  liftSubfolders,
  listSubtree,
  requireFolderAbove,
  removeFolder,
  requireFolder,
} from "../folders/folders.service.ts";
import { holdOrganization } from "../organizations/organizations.service.ts";
import { moveFolderChunks } from "../retrieval/indexing.service.ts";
import { finishClearing } from "./clearing.service.ts";
import { ingestDocument } from "./documents.jobs.ts";
import {
  type DeletedDocument,
  findFile,
  lockDocuments,
  moveDocuments,
  selectDocumentIds,
  selectFilesAfter,
} from "./documents.repo.ts";
import { retryDocument } from "./states/document-states.repo.ts";
import { insertTask } from "./tasks.repo.ts";
import { deleteDocuments, deleteInPortions, moveInPortions } from "./portions.service.ts";

export async function listFiles(
  app: TenantApp<"db">,
  member: Member,
  folderId: string,
): Promise<DocumentFile[]> {
  const at = { organizationId: member.organizationId, folderId };
  return readInPieces((last: DocumentFile | undefined) =>
    last === undefined
      ? // In one transaction, since each statement alone is one of four round trips: this is the most frequent of all requests.
        app.db.$transaction(async (tx) => {
          await requireFolder(tx, member, folderId);
          return selectFilesAfter(tx, at, undefined);
        })
      : selectFilesAfter(app.db, at, last),
  );
}

/** Tries a failed document again, with a new task to follow. */
export async function retryFile(
  app: TenantApp<"db" | "jobs">,
  member: Member,
  id: string,
): Promise<{ task_id: string; file: DocumentFile }> {
  const { organizationId, userPk } = member;
  if (!(await findFile(app.db, organizationId, id))) throw new AppError("document.not_found");
  const taskId = await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    if (!(await retryDocument(tx, organizationId, id))) throw new AppError("document.not_failed");
    return insertTask(tx, { organizationId, userPk, documentId: id });
  });
  await app.jobs.enqueue(ingestDocument, { organizationId, documentId: id });
  const file = await findFile(app.db, organizationId, id);
  if (!file) throw new AppError("document.not_found");
  return { task_id: taskId, file };
}

/**
 * Tries a failed document of any organization again, for an operator: nobody follows a task. `note` runs in the
 * transaction that does it.
 * @throws AppError organization.missing, document.not_failed
 */
export async function requeueFile(
  app: Has<"db" | "jobs">,
  { organizationId, id }: { organizationId: string; id: string },
  note: (tx: Sql) => Promise<void>,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    if (!(await retryDocument(tx, organizationId, id))) throw new AppError("document.not_failed");
    await note(tx);
  });
  await app.jobs.enqueue(ingestDocument, { organizationId, documentId: id });
}

/** Deletes a document with its passages and bytes, whatever its state. */
export async function deleteFile(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  id: string,
): Promise<void> {
  const { organizationId } = member;
  const file = await findFile(app.db, organizationId, id);
  if (!file) throw new AppError("document.not_found");
  await deleteInPortions(app, organizationId, {
    ids: [id],
    alsoStore: async (tx, gone) => {
      const target = { kind: "document" as const, id, name: file.name };
      if (gone.some((document) => document.id === id))
        await recordEvent(tx, { action: "document.deleted", by: member, target });
    },
  });
}

/**
 * Deletes documents of which somebody else keeps a record; those that are gone are left out. `alsoStore` runs in the last
 * transaction: a record whose documents are gone already is what the next synchronisation ends.
 */
export async function removeDocuments(
  app: TenantApp<"db" | "jobs" | "notifications">,
  { organizationId }: Member,
  { ids, alsoStore }: { ids: readonly string[]; alsoStore: (tx: TenantSql) => Promise<void> },
): Promise<void> {
  await deleteInPortions(app, organizationId, { ids });
  await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    await alsoStore(tx);
  });
}

/** Deletes a folder: with everything below it, or lifting its documents and subfolders to its parent. */
export async function deleteFolder(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  target: { id: string; withDocuments: boolean },
): Promise<void> {
  const { organizationId } = member;
  const before = await clearMost(app, member, target);
  const gone = await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    const at = await requireFolder(tx, member, target.id);
    const freed = target.withDocuments ? await emptyFolder(tx, at) : await liftContents(tx, at);
    const removed = await removeFolder(tx, at);
    if (removed) await recordRemoval(tx, member, { at, documents: before + freed.length });
    return freed;
  });
  await finishClearing(app, { organizationId, gone });
}

/** Looked for at once: a folder may have tens of thousands. */
const documentsAtOnce = 1_000;

/**
 * Deletes or lifts the documents of a folder, a portion at a time, so that others have their turn at the database. What others
 * move out of it meanwhile stays. Returns how many were deleted.
 */
async function clearMost(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  { id, withDocuments }: { id: string; withDocuments: boolean },
): Promise<number> {
  const { organizationId } = member;
  let deleted = 0;
  for (;;) {
    const folder = await requireFolder(app.db, member, id);
    const from = withDocuments ? await listSubtree(app.db, folder) : [id];
    const ids = await selectDocumentIds(app.db, organizationId, from, documentsAtOnce);
    const cleared = withDocuments
      ? await deleteBelow(app, member, { id, ids })
      : await liftDocuments(app, member, { id, ids });
    if (withDocuments) deleted += cleared;
    // None is cleared of a folder 'Unfiled', which takes what it holds itself until it has given its name up.
    if (cleared === 0) return deleted;
  }
}

function deleteBelow(
  app: TenantApp<"db" | "jobs" | "notifications">,
  member: Member,
  { id, ids }: { id: string; ids: readonly string[] },
): Promise<number> {
  const { organizationId } = member;
  return deleteInPortions(app, organizationId, {
    ids,
    choose: async (tx, portion) => {
      const below = new Set(await listSubtree(tx, await requireFolder(tx, member, id)));
      const places = await lockDocuments(tx, organizationId, portion);
      return portion.filter((document) => below.has(places.get(document) ?? ""));
    },
  });
}

function liftDocuments(
  app: TenantApp<"db">,
  member: Member,
  { id, ids }: { id: string; ids: readonly string[] },
): Promise<number> {
  const { organizationId } = member;
  return moveInPortions(app, organizationId, {
    ids,
    choose: async (tx, portion) => {
      await holdOrganization(tx, organizationId);
      const to = await requireFolderAbove(tx, await requireFolder(tx, member, id));
      const places = await lockDocuments(tx, organizationId, portion);
      return { ids: to === id ? [] : portion.filter((one) => places.get(one) === id), to };
    },
  });
}

/**
 * Deletes those of some folders that are empty, in their order. They are chosen in the transaction, during which nobody can put
 * anything into them.
 */
export async function removeEmptyFolders(
  app: TenantApp<"db">,
  member: Member,
  choose: (tx: TenantSql) => Promise<readonly string[]>,
): Promise<void> {
  const { organizationId } = member;
  await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    for (const id of await choose(tx)) {
      const at = await requireFolder(tx, member, id);
      const below = await listSubtree(tx, at);
      const documents = await selectDocumentIds(tx, organizationId, below);
      if (below.length > 1 || documents.length > 0 || !(await removeFolder(tx, at))) continue;
      await recordRemoval(tx, nobody, { at, documents: 0 });
    }
  });
}

function recordRemoval(
  tx: TenantSql,
  by: Actor,
  { at, documents }: { at: FolderAccess; documents: number },
): Promise<void> {
  const target = { kind: "folder" as const, id: at.folderId, name: at.name };
  const detail = { deleted_documents: documents };
  const { organizationId } = at;
  return recordEvent(tx, { action: "folder.deleted", by, organizationId, target, detail });
}

async function emptyFolder(tx: TenantSql, at: FolderAccess): Promise<DeletedDocument[]> {
  const ids = await selectDocumentIds(tx, at.organizationId, await listSubtree(tx, at));
  return deleteDocuments(tx, at.organizationId, ids);
}

async function liftContents(tx: TenantSql, at: FolderAccess): Promise<DeletedDocument[]> {
  await liftSubfolders(tx, at);
  const documents = await selectDocumentIds(tx, at.organizationId, [at.folderId]);
  if (documents.length === 0) return [];
  const to = await requireFolderAbove(tx, at);
  await moveDocuments(tx, at.organizationId, { from: at.folderId, to });
  await moveFolderChunks(tx, at.organizationId, { from: at.folderId, to });
  return [];
}
