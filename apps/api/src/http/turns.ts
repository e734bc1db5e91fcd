import type { FastifyRequest } from "fastify";
import { openPlaces } from "../platform/process-limit.ts";
import { getClientNetwork, hashKey } from "./rate-limits.ts";

/** Does the work of a request when it is its client's turn. */
export type Turns = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

const limits = { atOnce: 12, perOwner: 6, waiting: 500, waitingInAll: 1500 };
/** A request that takes longer waits for a body, a model or another server, and no longer keeps others waiting. */
const heldMs = 250;

/**
 * Lets clients take turns: one that sends hundreds of requests at once waits for itself, whatever they ask for. A client is
 * a session or an API key; without one, the network of its address. Keys are not looked up for this, so that what waits has
 * cost nothing yet; an invented one gets a turn, in which it is refused.
 * @throws AppError request.too_many when one client has too much waiting, server.busy when all together have
 */
export function openTurns(): Turns {
  const takePlace = openPlaces(limits);
  return async (request, work) => {
    const client = hashKey(request) ?? getClientNetwork(request);
    const leave = await takePlace(client, { longestMs: heldMs });
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
