import { sourceBytesMax, sourceFilesMax } from "@footnote/contracts/sync/source-limits";
import type { SyncResult } from "@footnote/contracts/sync/sync";
import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf, formatSize, refuseUpload } from "@footnote/contracts/upload-checks";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import {
  type Source,
  type SourceFile,
  SourceEnded,
  SourceUnavailable,
  type UnreadableFile,
} from "../../platform/sources/source.ts";
import { removeEmptyFolders } from "../documents/documents.service.ts";
import { enterUpload, storeUpload } from "../documents/uploads.service.ts";
import { listFolderTree } from "../folders/folders.service.ts";
import { type FindFolder, openTargetFolders } from "../folders/target-folders.service.ts";
import type { SyncLease, SyncOutcome } from "./folder-sources.repo.ts";
import { deleteUnlisted } from "./gone-files.service.ts";
import { listEmptyFolders } from "./empty-folders.rules.ts";
import { updateDone } from "./folder-sources.repo.ts";
import { isNeverAdded, nameOf, refuseListed } from "./listed-files.rules.ts";
import {
  insertSyncedDocument,
  insertSyncedFolder,
  selectSyncedDocuments,
  recordFailure,
  selectSyncedFiles,
  selectSyncedFolders,
  type SyncedFile,
  upsertSyncedFile,
} from "./synced-files.repo.ts";

const nothing: SyncResult = {
  added: 0,
  changed: 0,
  deleted: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
};

type SyncApp = TenantApp<"db" | "blobs" | "jobs" | "notifications" | "log">;

type Run = {
  readonly app: SyncApp;
  readonly lease: SyncLease;
  readonly member: Member;
  readonly source: Source;
  readonly findFolder: FindFolder;
  readonly signal: AbortSignal;
};

const tooMany = `The source has more than ${sourceFilesMax.toLocaleString("en")} files. Choose a part of it.`;
const tooLarge = `The source has more than ${formatSize(sourceBytesMax)}. Choose a part of it.`;

const cutOff = "The source sent less of this file than it has. It is read again by the next sync.";

const twice = "The source lists this name twice, with different content. Only the first is added.";

const reportEveryMs = 1_000;

/**
 * Makes a folder what its source is: adds new files, adds changed ones as new versions and deletes the documents of files
 * that it no longer lists and says to be gone. Everything that is done is recorded in the same transaction, so it can stop anywhere and run again.
 * @throws SourceUnavailable, AppError license.limit_reached, and the signal's reason
 */
export async function syncWithSource(
  app: SyncApp,
  lease: SyncLease,
  { member, source, signal }: { member: Member; source: Source; signal: AbortSignal },
): Promise<SyncOutcome> {
  const revision = await source.findRevision(signal);
  const known = await selectSyncedFiles(app.db, lease.sourceId);
  if (revision !== undefined && revision === lease.revision) {
    return { result: { ...nothing, unchanged: known.size }, revision };
  }
  const findFolder = openTargetFolders(app, member, {
    rootId: lease.folderId,
    record: (tx, folderId) => insertSyncedFolder(tx, lease, folderId),
  });
  const run = { app, lease, member, source, findFolder, signal };
  const { result, seen, isWhole, unreadable, unknown } = await syncListed(run, known);
  const unlisted = [...known].filter(([path]) => !seen.has(path));
  // Of a listing with unreadable parts nothing counts as gone.
  if (isWhole) {
    const { deleted, kept } = await deleteUnlisted(run, unlisted, { result, unreadable, unknown });
    result.deleted += deleted;
    result.failed += kept;
    await deleteEmptyFolders(run);
  }
  const listed = (await source.findListedRevision?.(signal)) ?? revision;
  return { result, revision: result.failed === 0 ? listed : undefined };
}

/** Adds what is new or changed among the files that the source lists. */
async function syncListed(run: Run, known: ReadonlyMap<string, SyncedFile>) {
  const { app, lease, source, signal } = run;
  const result = { ...nothing };
  const seen = new Map<string, SourceFile | UnreadableFile>();
  const report = throttleReports(app, lease);
  let isWhole = true;
  let unreadable = 0;
  let unknown = 0;
  let bytes = 0;
  let count = 0;
  for await (const listed of source.listFiles(signal)) {
    signal.throwIfAborted();
    count += 1;
    if (count > sourceFilesMax) throw new SourceUnavailable(tooMany);
    const file = admitListed(listed, seen);
    if (!file) continue;
    if ("error" in file) {
      // A refused file has been listed all the same, and so have those after it.
      if ("error" in listed && !listed.isOneFile) isWhole = false;
      unknown++;
      await recordFailure(app, lease, file);
      result.failed++;
      continue;
    }
    bytes += file.size;
    if (bytes > sourceBytesMax) throw new SourceUnavailable(tooLarge);
    const done = await syncFile(run, file, known.get(file.path));
    result[done === "unreadable" || done === "unknown" ? "failed" : done]++;
    if (done === "unreadable") unreadable++;
    if (done === "unknown") unknown++;
    await report(seen.size);
  }
  return { result, seen, isWhole, unreadable, unknown };
}

/** What is to be added, or cannot be; undefined for what was listed before: some servers send a page again. */
function admitListed(
  listed: SourceFile | UnreadableFile,
  seen: Map<string, SourceFile | UnreadableFile>,
): SourceFile | UnreadableFile | undefined {
  const file = refuseListed(listed) ?? listed;
  const before = seen.get(file.path);
  if (before) return isSame(before, file) ? undefined : { path: file.path, error: twice };
  seen.set(file.path, file);
  return file;
}

/** Of what cannot be read the content is not known either way. */
function isSame(a: SourceFile | UnreadableFile, b: SourceFile | UnreadableFile): boolean {
  if ("error" in a || "error" in b) return "error" in a === "error" in b;
  return a.checksum === b.checksum;
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
): Promise<Exclude<keyof SyncResult, "deleted"> | "unreadable" | "unknown"> {
  if (!findFileType(extensionOf(nameOf(file)))) return "skipped";
  const { path, checksum, location } = file;
  if (known && known.checksum === checksum) {
    // Of what an earlier version added it is not known.
    if (location !== undefined && known.location !== location)
      await upsertSyncedFile(run.app.db, run.lease, { path, checksum, location });
    return "unchanged";
  }
  try {
    return await addFile(run, file, known);
  } catch (error) {
    const isOfFile =
      error instanceof AppError ||
      (error instanceof SourceUnavailable && !(error instanceof SourceEnded));
    // A licence that has no room refuses all the files that follow.
    if (!isOfFile || (error instanceof AppError && error.code === "license.limit_reached"))
      throw error;
    await recordFailure(run.app, run.lease, { path, error: error.message });
    if (error instanceof SourceUnavailable) return "unreadable";
    return isNeverAdded(error, file) ? "failed" : "unknown";
  }
}

/** Adds a file, as a new version of the document that an earlier synchronisation added, unless its content is the same. */
async function addFile(
  { app, lease, member, source, findFolder, signal }: Run,
  file: SourceFile,
  known: SyncedFile | undefined,
): Promise<"added" | "changed" | "unchanged"> {
  const { path, checksum, location } = file;
  const filename = nameOf(file);
  const refusal = refuseUpload(filename, file.size);
  if (refusal !== null) throw new AppError("document.too_large", { message: refusal });
  const stored = await storeUpload(app, member, {
    filename,
    bytes: await source.readFile(path, signal),
    endsAtLimit: true,
  });
  // A reply that ends with its connection does not say that it has been cut off.
  if (stored.size < file.size && file.isSizeEstimated !== true) {
    await app.blobs.delete(stored.key);
    throw new SourceUnavailable(cutOff);
  }
  const { sha256 } = stored;
  if (known?.sha256 === sha256) {
    await app.blobs.delete(stored.key);
    await upsertSyncedFile(app.db, lease, { path, checksum, location });
    return "unchanged";
  }
  const replaces = await selectSyncedDocuments(app.db, lease.sourceId, path);
  const folderId = await findFolder(path.split("/").slice(0, -1));
  await enterUpload(app, member, {
    stored,
    folderId,
    ifExists: { replace: replaces },
    async record(tx, { documentId }) {
      await insertSyncedDocument(tx, lease, { path, documentId });
      await upsertSyncedFile(tx, lease, { path, checksum, sha256, location });
    },
  });
  return known?.sha256 ? "changed" : "added";
}

/** Deletes the folders that synchronisations made and that hold nothing any more. */
async function deleteEmptyFolders({ app, lease, member }: Run): Promise<void> {
  const choose = async (sql: TenantSql) => {
    const made = await selectSyncedFolders(sql, lease.sourceId);
    return made.length === 0 ? [] : listEmptyFolders(await listFolderTree(sql, member), made);
  };
  // Most synchronisations have none, and write nothing.
  if ((await choose(app.db)).length > 0) await removeEmptyFolders(app, member, choose);
}
