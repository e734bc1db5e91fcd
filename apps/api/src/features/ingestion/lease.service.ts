import { setTimeout as pause } from "node:timers/promises";
import type { Has } from "../../platform/app.ts";
import { documentTopic } from "../documents/progress.service.ts";
import { type Claim, extendClaim } from "./claims.repo.ts";

/** How long a claim holds unless extended: a killed worker's document is taken up again after this. */
export const leaseMs = 15_000;
const extendEveryMs = 4_000;

/** The claim is no longer ours: the document was deleted, or another worker took over. */
export class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/**
 * Keeps a claim alive while `work` runs and gives it a signal that aborts when the claim is lost or `outer` aborts.
 * The signal's reason tells which.
 */
export async function whileClaimed<T>(
  app: Has<"db" | "hints" | "log">,
  claim: Claim,
  options: { outer: AbortSignal; work(signal: AbortSignal): Promise<T> },
): Promise<T> {
  const lost = new AbortController();
  const done = new AbortController();
  const beating = beat(app, claim, { lost, done: done.signal });
  const unsubscribe = await app.hints.subscribe(documentTopic(claim.documentId), () => {
    lost.abort(new ClaimLost("The document was deleted"));
  });
  try {
    return await options.work(AbortSignal.any([options.outer, lost.signal]));
  } finally {
    done.abort();
    await unsubscribe();
    await beating;
  }
}

async function beat(
  app: Has<"db" | "log">,
  claim: Claim,
  { lost, done }: { lost: AbortController; done: AbortSignal },
): Promise<void> {
  while (!done.aborted) {
    await pause(extendEveryMs, undefined, { signal: done, ref: false }).catch(() => undefined);
    if (done.aborted) return;
    const held = await extendClaim(app.db, claim, leaseMs).catch((error: unknown) => {
      // The database may be back before the lease ends; if not, the final transaction finds the claim lost.
      app.log.warn({ err: error, documentId: claim.documentId }, "a claim could not be extended");
      return true;
    });
    if (!held) return lost.abort(new ClaimLost("The claim was lost"));
  }
}
