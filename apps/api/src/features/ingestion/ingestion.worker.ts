import { ExtractionError } from "@footnote/extraction/located-text";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { leaseMs } from "../../platform/jobs/lease.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import { ingestDocument, ingestionAttempts } from "../documents/documents.jobs.ts";
import { type FailureCode, mayPass } from "../documents/failures.rules.ts";
import { endDocumentTasks, publishTaskProgress } from "../documents/progress.service.ts";
import { type Claim, claimNext, markFailed, releaseClaim } from "./document-leases.repo.ts";
import { ChunkLimitReached, ingest, type IngestionApp, TwinAhead } from "./ingestion.service.ts";
import { ClaimLost, whileClaimed } from "./lease.service.ts";
import { TranscriptionNotConfigured } from "./transcription.service.ts";

/** After this long a worker lets the queue decide what is next, other kinds of jobs among it. */
const turnMs = 60_000;
const twinPauseMs = 1_000;
const retryPauseMs = 2_000;

/**
 * Makes documents searchable. A delivery only wakes the worker: it takes the document whose turn it is, and the next,
 * until none is left. The claim lets one attempt at a time write, and attempts are counted with the document, so that a
 * file that kills its worker is given up too.
 */
export function bindIngestion(app: IngestionApp) {
  return bindJob(ingestDocument, async (payload, { signal }) => {
    const end = Date.now() + turnMs;
    // One slot is always left for an organization that has nothing under way.
    const perOrganization = Math.max(1, app.config.ingestionConcurrency - 1);
    while (!signal.aborted) {
      if (Date.now() > end) return app.jobs.enqueue(ingestDocument, payload);
      const claim = await claimNext(app.db, { leaseMs, perOrganization });
      if (!claim) return;
      await attemptClaim(inOrganization(app, claim), claim, signal);
    }
  });
}

async function attemptClaim(app: IngestionApp, claim: Claim, outer: AbortSignal): Promise<void> {
  if (claim.attempt > ingestionAttempts) return settleFailure(app, claim, "interrupted");
  try {
    await whileClaimed(app, claim, { outer, work: (signal) => ingest(app, claim, signal) });
    app.metrics.ingestions.inc({ outcome: "ok" });
  } catch (error) {
    await settle(app, claim, { error, stopping: outer.aborted });
  }
}

/** Decides what an attempt that threw means for its document. */
async function settle(
  app: IngestionApp,
  claim: Claim,
  { error, stopping }: { error: unknown; stopping: boolean },
): Promise<void> {
  if (error instanceof ClaimLost) return;
  // The worker is stopping: the attempt ended for our reasons, and the next start takes the document up again.
  if (stopping) return releaseClaim(app.db, claim, { counts: false, pauseMs: 0 });
  if (error instanceof TwinAhead) {
    return releaseClaim(app.db, claim, { counts: false, pauseMs: twinPauseMs });
  }
  const { attempt, documentId } = claim;
  const code = failureCodeOf(error);
  app.log.warn({ err: error, documentId, attempt, code }, "ingestion");
  app.metrics.ingestions.inc({ outcome: code });
  if (!mayPass(code) || attempt >= ingestionAttempts) return settleFailure(app, claim, code);
  await releaseClaim(app.db, claim, { counts: true, pauseMs: retryPauseMs * attempt });
}

function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof TranscriptionNotConfigured) return "transcription_not_configured";
  if (error instanceof ModelFailed) return "model_failed";
  if (error instanceof ChunkLimitReached) return "chunk_limit";
  return error instanceof ExtractionError ? error.reason : "internal";
}

async function settleFailure(app: Has<"db" | "notifications">, claim: Claim, code: FailureCode) {
  const ended = await app.db.$transaction(async (tx) => {
    const failed = await markFailed(tx, claim, code);
    return failed ? endDocumentTasks(tx, claim.documentId, code) : [];
  });
  await publishTaskProgress(app, ended);
}
