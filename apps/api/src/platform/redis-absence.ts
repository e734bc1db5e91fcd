import type { Redis } from "ioredis";

/**
 * Tells whether a connection that was there is gone at the moment. Commands then wait for it to come back, which is for
 * those to do who need an answer; whoever does not goes on at once.
 */
export function watchAbsence(client: Redis): () => boolean {
  let away = false;
  client.on("close", () => (away = true));
  client.on("ready", () => (away = false));
  return () => away;
}
