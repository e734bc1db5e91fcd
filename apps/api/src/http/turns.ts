import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import { openGroupedLimit, openPlaces } from "../platform/process-limit.ts";
import { getClientNetwork, hashKey } from "./rate-limits.ts";

/** Does the work of a request when it is its client's turn. */
export type Turns = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

const limits = { atOnce: 12, perOwner: 6, waiting: 500, waitingInAll: 1500 };
/** A request that takes longer waits for a model or another server, and no longer keeps others waiting. */
const heldMs = 100;
/** The rest of a body comes when its sender likes. */
const heldWithoutBodyMs = 25;

/**
 * Lets networks take turns, and the clients of each: one that sends hundreds of requests at once waits for itself, whatever
 * they ask for. A client is a session or an API key; without one, the network of its address. Keys are not looked up for this,
 * so that what waits has cost the database nothing yet, and anybody can invent hundreds: they wait for each other.
 * @throws AppError request.too_many when a client has too much waiting, server.busy when its network has
 */
export function openTurns(): Turns {
  const takePlace = openPlaces(openGroupedLimit(limits));
  return async (request, work) => {
    const network = getClientNetwork(request, 48);
    const client = { owner: hashKey(request) ?? network, group: network };
    const longestMs = request.raw.complete ? heldMs : heldWithoutBodyMs;
    const leave = await takePlace(client, { longestMs });
    try {
      // Nobody waits for this any more, and the event that would end its work and give its places back is over.
      if (request.socket.destroyed) throw new AppError("server.busy");
      return await work();
    } finally {
      leave();
    }
  };
}
