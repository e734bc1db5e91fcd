import type { SyncResult } from "@footnote/contracts/sync/sync";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  type Source,
  type SourceFile,
  SourceEnded,
  SourceUnavailable,
} from "../../platform/sources/source.ts";
import { removeDocuments } from "../documents/documents.service.ts";
import type { SyncLease } from "./folder-sources.repo.ts";
import {
  deleteSyncedFile,
  recordFailure,
  recordUnanswered,
  recordWaiting,
  selectSyncedDocuments,
  type SyncedFile,
  upsertSyncedFile,
} from "./synced-files.repo.ts";

type Run = {
  readonly app: TenantApp<"db" | "blobs" | "jobs" | "notifications" | "log">;
  readonly lease: SyncLease;
  readonly member: Member;
  readonly source: Source;
  readonly signal: AbortSignal;
};

type KnownFile = readonly [path: string, SyncedFile];

const waiting =
  "The source no longer lists this file. It is deleted when all files of the source can be read, since one of them may be the same, or after a day.";
const waitMs = 24 * 60 * 60 * 1_000;
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
/** What a synchronisation has found listed. */
type Listed = {
  readonly result: SyncResult;
  /** How many files could not be read. */
  readonly unreadable: number;
  /** How many others it does not know the content of. */
  readonly unknown: number;
};

/**
 * Deletes the documents of files that a source no longer lists and says to be gone. Returns how many files that were, and how many
 * are kept although they are not listed.
 * @throws SourceUnavailable where the source seems to be empty or replaced, or hardly readable
 */
export async function deleteUnlisted(
  run: Run,
  unlisted: readonly KnownFile[],
  { result, unreadable, unknown }: Listed,
): Promise<{ deleted: number; kept: number }> {
  const { app, lease } = run;
  const gone = unlisted.filter(([, { hasDocument }]) => hasDocument);
  const read = result.added + result.changed + result.unchanged;
  // A share that is not mounted may hold files of other kinds, which are skipped.
  const there = read + result.failed;
  if (gone.length > 0 && there <= gone.length / keptMin)
    throw new SourceUnavailable(there + result.skipped === 0 ? emptied : replaced);
  if (gone.length > 0 && unreadable > read) throw new SourceUnavailable(nothingRead);
  const forgotten = unlisted.filter(([, { hasDocument, error }]) => !hasDocument && error !== null);
  for (const [path] of forgotten)
    await upsertSyncedFile(app.db, lease, { path, checksum: null, error: null });
  // What people have deleted would come back if it were forgotten while the source is empty.
  const asked = there > unlisted.length / keptMin ? unlisted : gone;
  // A file whose content is not known may be one that is gone, by another name.
  const dayAgo = Date.now() - waitMs;
  const waits = ([, { hasDocument, waitsSince }]: KnownFile) =>
    unreadable + unknown > 0 && hasDocument && (waitsSince?.getTime() ?? Infinity) > dayAgo;
  for (const [path] of asked.filter(waits))
    await recordWaiting(app.db, lease, { path, error: waiting });
  const due = asked.filter((file) => !waits(file));
  const { deleted, kept } = await deleteGone(run, due);
  return { deleted, kept: kept + asked.length - due.length };
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
      const { error } = found;
      if (found.isKnown) await recordFailure(app, lease, { path, error });
      else await recordUnanswered(app.db, lease, { path, error });
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
