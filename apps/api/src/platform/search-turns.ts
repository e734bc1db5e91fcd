import { openPlaces, openProcessLimit, type ProcessLimit } from "./process-limit.ts";

const restMaxMs = 200;

/**
 * In which organizations take turns at searching, so many at once. A search in thousands of passages takes a while; a dozen of
 * them would have every connection. `rests` says that the database serves one transaction at a time, as the embedded one
 * does: after a search it is then left to those who read for as long as the search took.
 */
export function openSearchTurns({
  atOnce,
  rests,
}: {
  atOnce: number;
  rests: boolean;
}): ProcessLimit {
  const take = openPlaces(openProcessLimit({ atOnce, perOwner: atOnce, waiting: Infinity }));
  return async (owner, work) => {
    const leave = await take(owner);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - begun;
      if (rests) setTimeout(leave, Math.min(tookMs, restMaxMs)).unref();
      else leave();
    }
  };
}
