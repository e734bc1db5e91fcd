import type { ServerResponse } from "node:http";
import { AppError } from "../platform/errors.ts";
import { nextPlaces } from "./places.rules.ts";

/** Takes a place for a heavy request, until its reply has ended. */
export type Admission = (owner: HeavyOwner, reply: ServerResponse) => void;

/** `client`: its network. */
export type HeavyOwner = { readonly organizationId: string; readonly client: string };

const retryAfterSeconds = 5;
const leastPlaces = 8;
const adjustEveryMs = 500;

type AdmissionOptions = {
  places: number;
  /** In milliseconds; a process that is later has fewer places. 0 is any lateness. */
  latenessMax: number;
  lateness: () => number;
};

/**
 * Bounds the heavy requests that are under way in this process. An organization gets no more places while it has as many as are
 * left, so that one never has more than half and several together leave some to others; what its client has for other
 * organizations counts half, so that one client with many leaves some to others too. Of the few places that a late process has an
 * organization may have all, and more may be taken than it has now: a few more are kept for those that have none. Whoever finds none is refused at once: a queue would only
 * make everybody wait, those included who no longer do.
 * @throws AppError server.busy
 */
export function openAdmission({
  places: most,
  latenessMax,
  lateness,
}: AdmissionOptions): Admission {
  const taken = new Map<string, number>();
  let all = 0;
  /** Those that had none, and found none among the others' places. */
  let kept = 0;
  let places = most;
  let adjustedAt = performance.now();
  const adjust = () => {
    const passed = Math.floor((performance.now() - adjustedAt) / adjustEveryMs);
    if (passed === 0) return;
    adjustedAt = performance.now();
    const state = { places, taken: all, lateness: lateness(), passed };
    places = nextPlaces(state, { least: leastPlaces, most, latenessMax });
  };
  const takenBy = (owner: string) => taken.get(owner) ?? 0;
  return ({ organizationId, client }, reply) => {
    const busy = new AppError("server.busy", {
      detail: { retry_after_seconds: retryAfterSeconds },
    });
    // The client has gone while it was authenticated: the event that gives the place back is over.
    if (reply.closed) throw busy;
    adjust();
    const ofOrganization = takenBy(organizationId);
    const own = Math.max(ofOrganization, (ofOrganization + takenBy(client)) / 2);
    const isAmongPlaces = all < places && own < most - all;
    const isKept = !isAmongPlaces && own === 0 && kept < leastPlaces && all < most;
    if (!isAmongPlaces && !isKept) throw busy;
    all += 1;
    if (isKept) kept += 1;
    for (const owner of [organizationId, client]) taken.set(owner, takenBy(owner) + 1);
    // Also for a reply that is still being streamed when the handler is done, and for a client that has gone.
    reply.once("close", () => {
      all -= 1;
      if (isKept) kept -= 1;
      for (const owner of [organizationId, client]) {
        const left = takenBy(owner) - 1;
        if (left === 0) taken.delete(owner);
        else taken.set(owner, left);
      }
    });
  };
}
