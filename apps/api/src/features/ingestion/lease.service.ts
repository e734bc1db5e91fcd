import type { Has } from "../../platform/app.ts";
import { leaseMs, whileHeld } from "../../platform/jobs/lease.ts";
import { documentTopic } from "../documents/progress.service.ts";
import { type Claim, extendClaim } from "./document-leases.repo.ts";

/** The claim is no longer ours: the document was deleted, or another worker took over. */
export class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/**
 * Keeps a claim alive while `work` runs and gives it a signal that aborts when the claim is lost or `outer` aborts.
 * The signal's reason tells which.
 */
export async function whileClaimed<T>(
  app: Has<"db" | "notifications" | "log">,
  claim: Claim,
  options: { outer: AbortSignal; work(signal: AbortSignal): Promise<T> },
): Promise<T> {
  const { documentId } = claim;
  const lost = new AbortController();
  const unsubscribe = await app.notifications.subscribe(documentTopic(documentId), () => {
    lost.abort(new ClaimLost("The document was deleted"));
  });
  try {
    return await whileHeld({
      extend: () => extendClaim(app.db, claim, leaseMs),
      failed: (error) => app.log.warn({ err: error, documentId }, "a claim could not be extended"),
      lost: () => lost.abort(new ClaimLost("The claim was lost")),
      work: () => options.work(AbortSignal.any([options.outer, lost.signal])),
    });
  } finally {
    await unsubscribe();
  }
}
