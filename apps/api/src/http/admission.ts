import type { ServerResponse } from "node:http";
import { AppError } from "../platform/errors.ts";

/** Takes a place for a heavy request of an organization, until its reply has ended. */
export type Admission = (organizationId: string, reply: ServerResponse) => void;

const retryAfterSeconds = 5;

/**
 * Bounds the heavy requests that are under way in this process; one organization may have half of the places. Whoever
 * finds none is refused at once: a queue would only make everybody wait, those included who no longer do.
 * @throws AppError server.busy
 */
export function openAdmission(places: number): Admission {
  const perOrganization = Math.ceil(places / 2);
  const taken = new Map<string, number>();
  let all = 0;
  return (organizationId, reply) => {
    // The client has gone while it was authenticated: the event that gives the place back is over.
    if (reply.closed) return;
    const own = taken.get(organizationId) ?? 0;
    if (all >= places || own >= perOrganization) {
      throw new AppError("server.busy", { detail: { retry_after_seconds: retryAfterSeconds } });
    }
    all += 1;
    taken.set(organizationId, own + 1);
    // Also for a reply that is still being streamed when the handler is done, and for a client that has gone.
    reply.once("close", () => {
      all -= 1;
      const left = (taken.get(organizationId) ?? 1) - 1;
      if (left === 0) taken.delete(organizationId);
      else taken.set(organizationId, left);
    });
  };
}
