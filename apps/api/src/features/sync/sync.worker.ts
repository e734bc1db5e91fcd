import type { Member } from "../../context/caller.ts";
import { bindTenant, type TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { bindJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { withLease } from "../../platform/jobs/lease.ts";
import { SourceUnavailable } from "../../platform/sources/source.ts";
import { nobody, recordEvent } from "../audit/audit.service.ts";
import { findMember, holdOrganization } from "../organizations/organizations.service.ts";
import {
  acquireSync,
  endSync,
  releaseSync,
  renewSync,
  type SyncLease,
  type SyncOutcome,
  takeDueSyncs,
  takeWaitingSync,
} from "./folder-sources.repo.ts";
import { openSource } from "./open-source.service.ts";
import { ownerless } from "./folder-sources.service.ts";
import { syncFolder } from "./sync.jobs.ts";
import { syncWithSource } from "./sync.service.ts";

type SyncApp = Has<"db" | "blobs" | "jobs" | "notifications" | "log" | "config" | "secretBox">;
type Payload = { organizationId: string; sourceId: string };

const sweepEveryMs = 15_000;
/** A requested synchronisation is enqueued again after this long, in case its delivery was lost. */
const redeliverAfterMs = 60_000;

/** A source may bring the process down each time, or never end: after so many such attempts in a row nobody begins another unasked. */
const unfinishedMax = 2;
/** Ends an attempt in order before its job is ended. */
const timeLimitMs = (syncFolder.timeoutSeconds - 60) * 1000;

const unfinished =
  "The sync was interrupted twice, because the server stopped while it was running or the source gave no file for an hour, so it is paused. Start it again, or choose a smaller part of the source.";
const leftAlone =
  "The member who set this up is no longer an admin of the organization. Another admin must set it up again.";
const notLicensed = "The license of the organization is not active, so no files are added.";
const failed = "Something went wrong on our side. The next sync tries again.";

/** Synchronises folders with their sources. Only the attempt with the lease works; a duplicate delivery finds nothing to do. */
export function bindSync(app: SyncApp, { limitMs = timeLimitMs } = {}) {
  // Sources that never end, or many of one organization, leave a worker to the others.
  const atOnce = Math.max(1, app.config.ingestionConcurrency - 1);
  const handle: JobHandler<Payload> = async (payload, { signal, last }) => {
    const { organizationId, sourceId } = payload;
    const inside = bindTenant(app, { organizationId });
    const lease = await inside.db.$transaction((tx) => acquireSync(tx, payload, atOnce));
    if (!lease) return;
    if (lease.attempt > unfinishedMax) {
      app.log.warn({ sourceId }, "folder sync paused");
      return settle(inside, lease, { error: unfinished, isPaused: true });
    }
    const timeLimit = AbortSignal.timeout(limitMs);
    try {
      const outcome = await withLease({
        renew: () => renewSync(inside.db, lease),
        log: app.log,
        fields: { sourceId },
        signal: AbortSignal.any([signal, timeLimit]),
        work: (leaseSignal) => syncLeased(app, lease, leaseSignal),
      });
      await settle(inside, lease, outcome);
    } catch (error) {
      const sentence =
        error instanceof SourceUnavailable || error instanceof AppError ? error.message : undefined;
      app.log.warn({ err: error, sourceId }, "folder not synchronised");
      if (timeLimit.aborted) return releaseSync(inside.db, lease, { isOutOfTime: true });
      if (signal.aborted) return releaseSync(inside.db, lease);
      if (sentence === undefined && !last) {
        await releaseSync(inside.db, lease);
        throw error;
      }
      await settle(inside, lease, { error: sentence ?? failed });
    }
  };
  return bindJob(syncFolder, handle, {
    everyMs: sweepEveryMs,
    take: () => takeDueSyncs(app.db, redeliverAfterMs),
  });
}

async function syncLeased(
  app: SyncApp,
  lease: SyncLease,
  signal: AbortSignal,
): Promise<SyncOutcome> {
  const inside = bindTenant(app, lease);
  const member = await requireOwner(app, lease);
  const source = await openSource(inside, lease);
  try {
    return await syncWithSource(inside, lease, { member, source, signal });
  } finally {
    await source.close();
  }
}

/** Files are added in the name of the admin who set the source up, as long as this person is one. */
async function requireOwner(app: SyncApp, lease: SyncLease): Promise<Member> {
  if (lease.createdBy === null) throw new SourceUnavailable(ownerless);
  const member = await findMember(app, lease.createdBy);
  if (member?.organizationId !== lease.organizationId || member.role !== "admin") {
    throw new SourceUnavailable(leftAlone);
  }
  if (member.license !== "active") throw new SourceUnavailable(notLicensed);
  return member;
}

/** Ends a synchronisation and enqueues one that has waited for it. One that changed something leaves an audit event. */
async function settle(
  app: TenantApp<"db" | "jobs">,
  lease: SyncLease,
  outcome: SyncOutcome,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await holdOrganization(tx, lease.organizationId);
    if (!(await endSync(tx, lease, outcome)) || !("result" in outcome)) return;
    const { added, changed, deleted } = outcome.result;
    if (added + changed + deleted === 0) return;
    const { organizationId, folderId } = lease;
    const target = { kind: "folder" as const, id: folderId, name: null };
    const detail = { added, changed, deleted };
    await recordEvent(tx, { action: "folder.synced", by: nobody, organizationId, target, detail });
  });
  const { organizationId } = lease;
  const sourceId = await takeWaitingSync(app.db, organizationId);
  if (sourceId !== undefined) await app.jobs.enqueue(syncFolder, { organizationId, sourceId });
}
