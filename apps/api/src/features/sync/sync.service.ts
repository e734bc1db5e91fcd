import type { SyncResult } from "@footnote/contracts/sync";
import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf, refuseUpload } from "@footnote/contracts/upload-checks";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { type Source, type SourceFile, SourceUnavailable } from "../../platform/sources/source.ts";
import { removeDocuments } from "../documents/documents.service.ts";
import { enterUpload, storeUpload } from "../documents/uploads.service.ts";
import type { SyncLease } from "./folder-sources.repo.ts";
import { updateDone } from "./folder-sources.repo.ts";
import {
  deleteSyncedFile,
  insertSyncedDocument,
  selectSyncedDocuments,
  selectSyncedFiles,
  type SyncedFile,
  upsertSyncedFile,
} from "./synced-files.repo.ts";
import { type FindFolder, openTargetFolders } from "./target-folders.service.ts";

type SyncApp = TenantApp<"db" | "blobs" | "jobs" | "notifications" | "log">;

type Run = {
  readonly app: SyncApp;
  readonly lease: SyncLease;
  readonly member: Member;
  readonly source: Source;
  readonly findFolder: FindFolder;
};

/** The source lists no file although it had some: it is more likely not mounted than emptied. */
const emptied =
  "The source is empty now. Nothing was deleted: remove the files from the folder yourself.";

const reportEveryMs = 1_000;

/**
 * Makes a folder what its source is: adds new files, adds changed ones as new versions and deletes the documents of files
 * that are gone. Everything that is done is recorded in the same transaction, so it can stop anywhere and run again.
 * @throws SourceUnavailable, AppError license.limit_reached, and the signal's reason
 */
export async function syncWithSource(
  app: SyncApp,
  lease: SyncLease,
  { member, source, signal }: { member: Member; source: Source; signal: AbortSignal },
): Promise<SyncResult> {
  const result = { added: 0, changed: 0, deleted: 0, unchanged: 0, skipped: 0, failed: 0 };
  const findFolder = openTargetFolders(app, member, lease.folderId);
  const run = { app, lease, member, source, findFolder };
  const known = await selectSyncedFiles(app.db, lease.sourceId);
  const seen = new Set<string>();
  const report = throttleReports(app, lease);
  for await (const file of source.list(signal)) {
    signal.throwIfAborted();
    seen.add(file.path);
    result[await syncFile(run, file, known.get(file.path))]++;
    await report(seen.size);
  }
  const gone = [...known.keys()].filter((path) => !seen.has(path));
  if (gone.length > 0 && seen.size === 0) throw new SourceUnavailable(emptied);
  for (const path of gone) {
    signal.throwIfAborted();
    if (await deleteSynced(run, path)) result.deleted++;
  }
  return result;
}

function throttleReports(app: SyncApp, lease: SyncLease) {
  let next = Date.now() + reportEveryMs;
  return async (done: number) => {
    if (Date.now() < next) return;
    next = Date.now() + reportEveryMs;
    await updateDone(app.db, lease, done);
  };
}

async function syncFile(
  run: Run,
  file: SourceFile,
  known: SyncedFile | undefined,
): Promise<Exclude<keyof SyncResult, "deleted">> {
  if (!findFileType(extensionOf(nameOf(file)))) return "skipped";
  if (known && known.checksum === file.checksum) return "unchanged";
  try {
    return await addFile(run, file, known);
  } catch (error) {
    const isOfFile = error instanceof AppError || error instanceof SourceUnavailable;
    // A licence that has no room refuses all the files that follow.
    if (!isOfFile || (error instanceof AppError && error.code === "license.limit_reached"))
      throw error;
    const failed = { path: file.path, checksum: null, error: error.message };
    await upsertSyncedFile(run.app.db, run.lease, failed);
    return "failed";
  }
}

/** Adds a file, as a new version of the document that an earlier synchronisation added, unless its content is the same. */
async function addFile(
  { app, lease, member, source, findFolder }: Run,
  file: SourceFile,
  known: SyncedFile | undefined,
): Promise<"added" | "changed" | "unchanged"> {
  const { path, checksum } = file;
  const filename = nameOf(file);
  const refusal = refuseUpload(filename, file.size);
  if (refusal !== null) throw new AppError("document.too_large", { message: refusal });
  const stored = await storeUpload(app, member, { filename, bytes: await source.read(path) });
  const { sha256 } = stored;
  if (known?.sha256 === sha256) {
    await app.blobs.delete(stored.key);
    await upsertSyncedFile(app.db, lease, { path, checksum });
    return "unchanged";
  }
  const replaces = await selectSyncedDocuments(app.db, lease.sourceId, path);
  const folderId = await findFolder(path.split("/").slice(0, -1));
  await enterUpload(app, member, {
    stored,
    folderId,
    ifExists: { replace: replaces },
    async alsoStore(tx, documentId) {
      await insertSyncedDocument(tx, lease, { path, documentId });
      await upsertSyncedFile(tx, lease, { path, checksum, sha256 });
    },
  });
  return known?.sha256 ? "changed" : "added";
}

/** Deletes the documents that synchronisations added for a file. Returns whether there were any. */
async function deleteSynced({ app, lease, member }: Run, path: string): Promise<boolean> {
  const ids = await selectSyncedDocuments(app.db, lease.sourceId, path);
  await removeDocuments(app, member, {
    ids,
    alsoStore: (tx) => deleteSyncedFile(tx, lease.sourceId, path),
  });
  return ids.length > 0;
}

function nameOf({ path }: SourceFile): string {
  return path.split("/").at(-1) ?? path;
}
