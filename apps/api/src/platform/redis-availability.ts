import type { Redis } from "ioredis";

/**
 * Returns whether a connection that was open is lost at the moment. Its commands then wait for the reconnect: callers that
 * need no reply do not wait for them.
 */
export function watchAvailability(client: Redis): () => boolean {
  let isUnavailable = false;
  client.on("close", () => (isUnavailable = true));
  client.on("ready", () => (isUnavailable = false));
  return () => isUnavailable;
}
