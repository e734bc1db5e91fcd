import { sourceBytesMax, sourceFilesMax, type SyncResult } from "@footnote/contracts/sync/sync";
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
import { removeDocuments, removeEmptyFolders } from "../documents/documents.service.ts";
import { enterUpload, storeUpload } from "../documents/uploads.service.ts";
import { listFolderTree } from "../folders/folders.service.ts";
import { type FindFolder, openTargetFolders } from "../folders/target-folders.service.ts";
import type { SyncLease, SyncOutcome } from "./folder-sources.repo.ts";
import { listEmptyFolders } from "./empty-folders.rules.ts";
import { updateDone } from "./folder-sources.repo.ts";
import { refuseListed } from "./listed-files.rules.ts";
import {
  deleteSyncedFile,
  insertSyncedDocument,
  insertSyncedFolder,
  selectSyncedDocuments,
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

type KnownFile = readonly [path: string, SyncedFile];

const waiting =
  "The source no longer lists this file. The next sync deletes it, since one of the new files could not be read and may be the same.";
const stillThere =
  "The source no longer lists this file, but does not say that it is gone. Delete it from the folder if you no longer need it.";
/** After so many in a row of which nothing can be known, the others are left to the next synchronisation. */
const unknownMax = 10;
/** Where so many are gone for each that is there, the source is more likely not mounted than cleared up. */
const keptMin = 4;
/** The source lists no file although it had some. */
const emptied =
  "The source is empty. No files were deleted. Delete them from the folder yourself if you no longer need them.";
const replaced =
  "Most of the earlier files of the source are gone. No files were deleted. Delete them from the folder yourself if you no longer need them.";
const nothingRead =
  "Most files that the source lists cannot be read, and some that it had before are gone. No files were deleted. Delete them from the folder yourself if you no longer need them.";
const tooMany = `The source has more than ${sourceFilesMax.toLocaleString("en")} files. Choose a part of it.`;
const tooLarge = `The source has more than ${formatSize(sourceBytesMax)}. Choose a part of it.`;

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
  const { result, seen, isWhole, newlyFailed } = await syncListed(run, known);
  const unlisted = [...known].filter(([path]) => !seen.has(path));
  // Of a listing with unreadable parts nothing counts as gone.
  if (isWhole) {
    const gone = unlisted.filter(([, { hasDocument }]) => hasDocument);
    // A share that is not mounted may hold files of other kinds.
    const there = seen.size - result.skipped;
    if (gone.length > 0 && there <= gone.length / keptMin)
      throw new SourceUnavailable(seen.size === 0 ? emptied : replaced);
    const { added, changed, unchanged } = result;
    if (gone.length > 0 && result.failed > added + changed + unchanged)
      throw new SourceUnavailable(nothingRead);
    const forgotten = unlisted.filter(
      ([, { hasDocument, error }]) => !hasDocument && error !== null,
    );
    for (const [path] of forgotten)
      await upsertSyncedFile(app.db, lease, { path, checksum: null, error: null });
    // What people have deleted would come back if it were forgotten while the source is empty.
    const asked = there > unlisted.length / keptMin ? unlisted : gone;
    // A file that cannot be read may be one that is gone, by another name: what is gone waits once.
    const waits = ([, { hasDocument, error }]: KnownFile) =>
      newlyFailed > 0 && hasDocument && error === null;
    for (const [path] of asked.filter(waits)) await recordFailure(run, { path, error: waiting });
    const due = asked.filter((file) => !waits(file));
    const { deleted, kept } = await deleteGone(run, due);
    result.deleted += deleted;
    result.failed += kept + asked.length - due.length;
    await deleteEmptyFolders(run);
  }
  return { result, revision: result.failed === 0 ? revision : undefined };
}

/** Adds what is new or changed among the files that the source lists. */
async function syncListed(run: Run, known: ReadonlyMap<string, SyncedFile>) {
  const { app, lease, source, signal } = run;
  const result = { ...nothing };
  const seen = new Set<string>();
  const report = throttleReports(app, lease);
  let isWhole = true;
  let newlyFailed = 0;
  let bytes = 0;
  let count = 0;
  for await (const listed of source.listFiles(signal)) {
    signal.throwIfAborted();
    const refused = refuseListed(listed);
    const file = refused ?? listed;
    count += 1;
    if (count > sourceFilesMax) throw new SourceUnavailable(tooMany);
    // Twice listed is read once: some servers send a page again.
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    if ("error" in file) {
      // A refused file has been listed all the same, and so have those after it.
      if (!refused || "error" in listed) isWhole = false;
      await recordFailure(run, file);
      result.failed++;
      continue;
    }
    bytes += file.size;
    if (bytes > sourceBytesMax) throw new SourceUnavailable(tooLarge);
    const before = known.get(file.path);
    const done = await syncFile(run, file, before);
    result[done === "unreadable" ? "failed" : done]++;
    if (done === "unreadable" && (before?.error ?? null) === null) newlyFailed++;
    await report(seen.size);
  }
  return { result, seen, isWhole, newlyFailed };
}

/** What cannot be read is tried again by the next synchronisation. */
async function recordFailure({ app, lease }: Run, { path, error }: UnreadableFile): Promise<void> {
  await upsertSyncedFile(app.db, lease, { path, checksum: null, error });
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
): Promise<Exclude<keyof SyncResult, "deleted"> | "unreadable"> {
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
    await recordFailure(run, { path, error: error.message });
    return error instanceof SourceUnavailable ? "unreadable" : "failed";
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

/**
 * Deletes the documents that synchronisations added for files that are no longer listed, of which the source says that they
 * are gone. Returns the numbers of files.
 */
async function deleteGone(
  run: Run,
  files: readonly KnownFile[],
): Promise<{ deleted: number; kept: number }> {
  const { app, lease, member, signal } = run;
  let deleted = 0;
  let kept = 0;
  let unknown = 0;
  for (const [path, { location, hasDocument }] of failedLast(files)) {
    signal.throwIfAborted();
    const file = { path, location: location ?? undefined };
    const ids = await selectSyncedDocuments(app.db, lease.sourceId, path);
    const found = await askFor(run, file);
    if (found === "gone") {
      const alsoStore = (tx: TenantSql) => deleteSyncedFile(tx, lease.sourceId, path);
      await removeDocuments(app, member, { ids, alsoStore });
      if (ids.length > 0) deleted++;
      continue;
    }
    if (hasDocument) {
      kept++;
      await recordFailure(run, { path, error: found.error });
    }
    unknown = found.isKnown ? 0 : unknown + 1;
    if (unknown === unknownMax) break;
  }
  return { deleted, kept };
}

/** Of those that failed the last time, or whose documents people have deleted, it may be unknown again, which must not keep the others. */
function failedLast(files: readonly KnownFile[]): KnownFile[] {
  const rank = ({ error, hasDocument }: SyncedFile) => {
    if (!hasDocument) return 2;
    return error === null || error === waiting ? 0 : 1;
  };
  return files.toSorted(([, a], [, b]) => rank(a) - rank(b));
}

async function askFor(
  { source, signal }: Run,
  file: Pick<SourceFile, "path" | "location">,
): Promise<"gone" | { error: string; isKnown: boolean }> {
  try {
    return (await source.isGone(file, signal)) ? "gone" : { error: stillThere, isKnown: true };
  } catch (error) {
    if (!(error instanceof SourceUnavailable) || error instanceof SourceEnded) throw error;
    return { error: error.message, isKnown: false };
  }
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

function nameOf({ path }: SourceFile): string {
  return path.split("/").at(-1) ?? path;
}
