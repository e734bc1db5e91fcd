import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import { bindJob, type JobAttempt } from "../../platform/jobs/jobs.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import { ingestDocument, ingestionAttempts } from "../documents/documents.jobs.ts";
import { type FailureCode, mayPass } from "../documents/failures.rules.ts";
import { endDocumentTasks, tellFollowers } from "../documents/progress.service.ts";
import { type Claim, claimDocument, markFailed, releaseClaim } from "./claims.repo.ts";
import { ingest, type IngestionApp } from "./ingestion.service.ts";
import { ClaimLost, leaseMs, whileClaimed } from "./lease.service.ts";

/**
 * Makes a document searchable. Runs as often as it is delivered: the claim lets one attempt at a time write, and the
 * attempts are counted with the document, so that a file that kills its worker is given up too.
 */
export function bindIngestion(app: IngestionApp) {
  return bindJob(ingestDocument, async ({ documentId }, attempt) => {
    const claim = await claimDocument(app.db, documentId, leaseMs);
    if (!claim) return;
    if (claim.attempt > ingestionAttempts) return settleFailure(app, claim, "interrupted");
    try {
      const work = (signal: AbortSignal) => ingest(app, claim, signal);
      await whileClaimed(app, claim, { outer: attempt.signal, work });
    } catch (error) {
      await settle(app, claim, { error, attempt });
    }
  });
}

/** Decides what an attempt that threw means; rethrows when the queue should deliver the job again. */
async function settle(
  app: IngestionApp,
  claim: Claim,
  { error, attempt }: { error: unknown; attempt: JobAttempt },
): Promise<void> {
  if (error instanceof ClaimLost) return;
  if (attempt.signal.aborted) {
    // The worker is stopping: the attempt ended for our reasons, and the next start takes the document up again.
    await releaseClaim(app.db, claim, false);
    throw error;
  }
  const code = codeOf(error);
  const final = error instanceof ExtractionError && !mayPass(code);
  app.log.warn(
    { err: error, documentId: claim.documentId, attempt: claim.attempt, code },
    "ingestion",
  );
  if (final || claim.attempt >= ingestionAttempts) return settleFailure(app, claim, code);
  await releaseClaim(app.db, claim, true);
  throw error;
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof ExtractionError) return error.reason;
  return error instanceof ModelFailed ? "model_failed" : "internal";
}

async function settleFailure(app: Has<"db" | "hints">, claim: Claim, code: FailureCode) {
  const ended = await app.db.$transaction(async (tx) => {
    const failed = await markFailed(tx, claim, code);
    return failed ? endDocumentTasks(tx, claim.documentId, code) : [];
  });
  await tellFollowers(app, ended);
}
