import type { FolderSource, SyncResult } from "@footnote/contracts/sync";
import { syncResult } from "@footnote/contracts/sync";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { openDirectorySource } from "../../platform/sources/directory-source.ts";
import { type Source, SourceUnavailable } from "../../platform/sources/source.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { holdOrganization } from "../organizations/organizations.service.ts";
import {
  deleteSource,
  findSource,
  replaceSource,
  requestSync,
  type SourceRow,
} from "./folder-sources.repo.ts";
import { syncFolder } from "./sync.jobs.ts";
import { selectFailures } from "./synced-files.repo.ts";

const failuresShown = 100;

/** Returns what a folder follows; null for an ordinary folder. @throws AppError folder.not_found */
export async function describeSource(
  app: TenantApp<"db">,
  member: Member,
  folderId: string,
): Promise<FolderSource | null> {
  await requireFolder(app.db, member, folderId);
  const row = await findSource(app.db, member.organizationId, folderId);
  if (!row) return null;
  const isRunning = row.leaseExpiresAt !== null && row.leaseExpiresAt > new Date();
  return {
    kind: "directory",
    path: row.path,
    every_minutes: row.everyMinutes,
    state: isRunning ? "running" : row.requestedAt ? "waiting" : "idle",
    done: row.done,
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    result: readResult(row),
    error: row.error,
    failures: await selectFailures(app.db, row.id, failuresShown),
  };
}

function readResult({ result }: SourceRow): SyncResult | null {
  return result === null ? null : syncResult.parse(result);
}

/**
 * Makes a folder follow a directory of the server, and starts the first synchronisation.
 * @throws AppError folder.not_found, source.unavailable
 */
export async function followDirectory(
  app: TenantApp<"db" | "jobs" | "config">,
  member: Member,
  source: { folderId: string; path: string; everyMinutes: number | null },
): Promise<FolderSource | null> {
  const { organizationId, userPk } = member;
  const { folderId, path, everyMinutes } = source;
  await requireFolder(app.db, member, folderId);
  await openSource(app, member, path).catch((error: unknown) => {
    if (!(error instanceof SourceUnavailable)) throw error;
    throw new AppError("source.unavailable", { message: error.message, cause: error });
  });
  const sourceId = await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, organizationId);
    const { name } = await requireFolder(tx, member, folderId, { held: true });
    const target = { kind: "folder" as const, id: folderId, name };
    await recordEvent(tx, { action: "folder.source_set", by: member, target, detail: { path } });
    const place = { organizationId, folderId, path, everyMinutes };
    return replaceSource(tx, { ...place, kind: "directory", createdBy: userPk });
  });
  await app.jobs.enqueue(syncFolder, { organizationId, sourceId });
  return describeSource(app, member, folderId);
}

/** Makes a folder an ordinary one; its files stay. @throws AppError folder.not_found, source.not_found */
export async function unfollow(
  app: TenantApp<"db">,
  member: Member,
  folderId: string,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const { name } = await requireFolder(tx, member, folderId);
    const isRemoved = await deleteSource(tx, member.organizationId, folderId);
    if (!isRemoved) throw new AppError("source.not_found");
    const target = { kind: "folder" as const, id: folderId, name };
    await recordEvent(tx, { action: "folder.source_removed", by: member, target });
  });
}

/** Synchronises a folder soon. @throws AppError folder.not_found, source.not_found */
export async function startSync(
  app: TenantApp<"db" | "jobs">,
  member: Member,
  folderId: string,
): Promise<FolderSource | null> {
  const { organizationId } = member;
  await requireFolder(app.db, member, folderId);
  const found = await findSource(app.db, organizationId, folderId);
  if (!found) throw new AppError("source.not_found");
  await requestSync(app.db, found.id);
  await app.jobs.enqueue(syncFolder, { organizationId, sourceId: found.id });
  return describeSource(app, member, folderId);
}

/** @throws SourceUnavailable for a directory that the organization may not follow, or that is not there */
export function openSource(
  app: Has<"config">,
  { organizationId }: Member,
  path: string,
): Promise<Source> {
  const allowed = app.config.syncDirectories.filter((one) => one.organizationId === organizationId);
  const roots = allowed.map((one) => one.path);
  return openDirectorySource(path, roots);
}
