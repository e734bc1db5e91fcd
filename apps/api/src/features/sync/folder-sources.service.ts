import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import type { FolderSource, SyncResult } from "@footnote/contracts/sync/sync";
import { syncResult } from "@footnote/contracts/sync/sync";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import { openProcessLimit } from "../../platform/process-limit.ts";
import { SourceUnavailable } from "../../platform/sources/source.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { holdForMember } from "../organizations/organizations.service.ts";
import {
  deleteSource,
  detachSources,
  findSource,
  replaceSource,
  requestSync,
  type SourceRow,
  updateSource,
} from "./folder-sources.repo.ts";
import { openSource } from "./open-source.service.ts";
import { describeSettings } from "./source-address.rules.ts";
import { syncFolder } from "./sync.jobs.ts";
import { selectFailures } from "./synced-files.repo.ts";

const failuresShown = 100;
/** Why a source without an owner is not synchronised. */
export const ownerless =
  "The account that set this up was deleted or recovered. An admin must save these settings again to continue.";

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
    settings: row.settings,
    has_secret: row.secret !== null,
    every_minutes: row.everyMinutes,
    state: isRunning ? "running" : row.requestedAt ? "waiting" : "idle",
    done: row.done,
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    next_run_at: row.nextRunAt?.toISOString() ?? null,
    result: readResult(row),
    error: row.error,
    failures: await selectFailures(app.db, row.id, failuresShown),
  };
}

function readResult({ result }: SourceRow): SyncResult | null {
  return result === null ? null : syncResult.parse(result);
}

export type SourceInput = {
  folderId: string;
  settings: SourceSettings;
  /** Undefined keeps the stored one, null is none. */
  secret: string | null | undefined;
  everyMinutes: number | null;
};

/**
 * Makes a folder follow a source and starts the first synchronisation. With the settings that it has already only the
 * schedule and the secret change.
 * @throws AppError folder.not_found, source.unavailable, source.secret_missing
 */
export async function followSource(
  app: TenantApp<"db" | "jobs" | "config" | "secretBox">,
  member: Member,
  input: SourceInput,
): Promise<FolderSource | null> {
  const { organizationId } = member;
  const { folderId, settings } = input;
  await requireFolder(app.db, member, folderId);
  await requireReachable(app, member, settings);
  const store = async (tx: TenantSql) => {
    const { name } = await requireFolder(tx, member, folderId, { held: true });
    const target = { kind: "folder" as const, id: folderId, name };
    const detail = { kind: settings.kind, address: describeSettings(settings) };
    await recordEvent(tx, { action: "folder.source_set", by: member, target, detail });
    return storeSource({ ...app, tx }, member, input);
  };
  const sourceId = await app.db.$transaction(store, { before: (tx) => holdForMember(tx, member) });
  if (sourceId !== undefined) await app.jobs.enqueue(syncFolder, { organizationId, sourceId });
  return describeSource(app, member, folderId);
}

/** A process begins for a directory. */
const inTurn = openProcessLimit({ atOnce: 2, perOwner: 1, waiting: 5 });

/** Refuses at once what can be decided without a connection. */
async function requireReachable(
  app: TenantApp<"config" | "secretBox">,
  { organizationId }: Member,
  settings: SourceSettings,
): Promise<void> {
  const open = async () => {
    const source = await openSource(app, { sourceId: "", organizationId, settings, secret: null });
    await source.close();
  };
  try {
    await (settings.kind === "directory" ? inTurn(organizationId, open) : open());
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error;
    throw new AppError("source.unavailable", { message: error.message, cause: error });
  }
}

/** Stores a source and returns its id when it is to be synchronised now. */
async function storeSource(
  { secretBox, tx }: Pick<TenantApp<"secretBox">, "secretBox"> & { tx: TenantSql },
  { organizationId, userPk }: Member,
  { folderId, settings, secret, everyMinutes }: SourceInput,
): Promise<string | undefined> {
  const earlier = await findSource(tx, organizationId, folderId);
  const id = earlier && isDeepStrictEqual(earlier.settings, settings) ? earlier.id : randomUUID();
  // Somebody's password must not go to a server that somebody else has named since.
  if (secret === undefined && earlier && earlier.secret !== null && earlier.id !== id) {
    throw new AppError("source.secret_missing");
  }
  const sealed = typeof secret === "string" ? await secretBox.seal(secret, id) : secret;
  if (id === earlier?.id) {
    await updateSource(tx, id, { everyMinutes, createdBy: userPk, secret: sealed });
    // One that was detached has waited for this.
    if (secret === undefined && earlier.createdBy !== null) return undefined;
    await requestSync(tx, id);
    return id;
  }
  const place = { id, organizationId, folderId, settings, everyMinutes };
  await replaceSource(tx, { ...place, secret: sealed ?? null, createdBy: userPk });
  return id;
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

/**
 * Detaches all sources from a user, who may not have set them up: nothing is synchronised until an admin sets them up
 * again. Settings, password and files stay.
 */
export async function detachSourcesOf(tx: Sql, userPk: number): Promise<void> {
  await detachSources(tx, userPk, ownerless);
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
