import { ExtractionError } from "@footnote/extraction/located-text";
import { bindTenant } from "../../context/tenancy.ts";
import { bindJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { LeaseLost, withLease } from "../../platform/jobs/lease.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import { hasDiskSpace } from "../../platform/disk-space.ts";
import { ingestDocument, ingestionAttempts } from "../documents/documents.jobs.ts";
import { type FailureCode, mayPass } from "../documents/failures.rules.ts";
import {
  documentTopic,
  endDocumentTasks,
  publishTaskProgress,
} from "../documents/progress.service.ts";
import {
  acquireNextDocument,
  type DocumentLease,
  failDocument,
  releaseLease,
  renewDocumentLease,
  takeStrandedDocuments,
} from "../documents/states/document-states.service.ts";
import { findMember } from "../organizations/organizations.service.ts";
import { ChunkLimitReached, openChunkWriter } from "./chunk-writer.service.ts";
import {
  discardChunks,
  DuplicateInProgress,
  ingest,
  type IngestionApp,
} from "./ingestion.service.ts";
import { TurnOver } from "./recognition.service.ts";
import { TranscriptionNotConfigured } from "./transcription.service.ts";

/** After this long a worker returns to the queue, so that other kinds of jobs get their turn. */
const turnMs = 60_000;
const sweepEveryMs = 5_000;
/** A queued document is enqueued again after this long, in case its delivery was lost. */
const redeliverAfterMs = 60_000;
const sweepLimit = 200;
const duplicatePauseMs = 1_000;
const retryPauseMs = 2_000;

type WorkerApp = Has<Exclude<keyof IngestionApp, "findUploader">>;
type Payload = { organizationId: string; documentId: string };

/**
 * Makes documents searchable. A delivery only wakes the worker: it processes one document after the other until none is
 * left. The lease lets one attempt at a time write. Attempts are counted with the document, so that a file that kills its
 * worker also fails in the end.
 */
export function bindIngestion(app: WorkerApp) {
  const handle: JobHandler<Payload> = async (payload, { signal }) => {
    const end = Date.now() + turnMs;
    // Of three slots and more, one stays free for an organization that has nothing in progress.
    const slots = app.config.ingestionConcurrency;
    const perOrganization = slots > 2 ? slots - 1 : slots;
    while (!signal.aborted) {
      if (Date.now() > end) return app.jobs.enqueue(ingestDocument, payload);
      // Documents wait for room on the disk; the sweep of stranded ones delivers them again.
      if (!(await hasDiskSpace(app.config.diskReserve))) return;
      const lease = await acquireNextDocument(app.db, { perOrganization });
      if (!lease) return;
      // An archive that was accepted before a review of the membership began does not lose what is still in it.
      const findUploader = async ({ createdBy }: DocumentLease) =>
        createdBy === null ? undefined : findMember(app, createdBy, { underReview: true });
      await processDocument({ ...bindTenant(app, lease), findUploader }, lease, signal);
    }
    // This process ends: another one continues at once with what it has given back.
    await app.jobs.enqueue(ingestDocument, payload);
  };
  return bindJob(ingestDocument, handle, {
    everyMs: sweepEveryMs,
    take: () => takeStrandedDocuments(app.db, { waitMs: redeliverAfterMs, limit: sweepLimit }),
  });
}

async function processDocument(
  app: IngestionApp,
  lease: DocumentLease,
  signal: AbortSignal,
): Promise<void> {
  const { documentId } = lease;
  try {
    await withLease({
      renew: () => renewDocumentLease(app.db, lease),
      watch: (check) => app.notifications.subscribe(documentTopic(documentId), check),
      log: app.log,
      fields: { documentId },
      signal,
      work: (leaseSignal) =>
        lease.attempt > ingestionAttempts ? giveUp(app, lease) : ingest(app, lease, leaseSignal),
    });
    app.metrics.ingestions.inc({ outcome: "ok" });
  } catch (error) {
    await settleError(app, lease, { error, isStopping: signal.aborted });
  }
}

/** The last attempt was killed: there is no further one. */
class Interrupted extends Error {
  override readonly name = "Interrupted";
}

async function giveUp(app: IngestionApp, lease: DocumentLease): Promise<never> {
  await discardChunks(app, openChunkWriter(app, lease));
  throw new Interrupted("Every attempt was interrupted");
}

/** Decides what a failed attempt means for its document. */
async function settleError(
  app: IngestionApp,
  lease: DocumentLease,
  { error, isStopping }: { error: unknown; isStopping: boolean },
): Promise<void> {
  if (error instanceof LeaseLost) return;
  // The attempt did not fail because of the document: the next start of a worker processes it.
  if (isStopping) {
    await releaseLease(app.db, lease, { counts: false, pauseMs: 0 });
    return;
  }
  if (error instanceof TurnOver) {
    await releaseLease(app.db, lease, { counts: false, pauseMs: 0 });
    return;
  }
  if (error instanceof DuplicateInProgress) {
    await releaseLease(app.db, lease, { counts: false, pauseMs: duplicatePauseMs });
    return;
  }
  const { attempt, documentId } = lease;
  const code = failureCodeOf(error);
  app.log.warn({ err: error, documentId, attempt, code }, "ingestion attempt failed");
  app.metrics.ingestions.inc({ outcome: code });
  if (!mayPass(code) || attempt >= ingestionAttempts) return settleFailure(app, lease, code);
  await releaseLease(app.db, lease, { counts: true, pauseMs: retryPauseMs * attempt });
}

function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof TranscriptionNotConfigured) return "transcription_not_configured";
  if (error instanceof ModelFailed) return "model_failed";
  if (error instanceof ChunkLimitReached) return "chunk_limit";
  if (error instanceof Interrupted) return "interrupted";
  return error instanceof ExtractionError ? error.reason : "internal";
}

async function settleFailure(
  app: Has<"db" | "notifications">,
  lease: DocumentLease,
  code: FailureCode,
) {
  const ended = await app.db.$transaction(async (tx) => {
    const failed = await failDocument(tx, lease, code);
    return failed ? endDocumentTasks(tx, [lease.documentId], code) : [];
  });
  await publishTaskProgress(app, ended);
}
