import { QueryRefused } from "@footnote/extraction/query/run-query";
import { openProcessLimit, type ProcessLimits } from "../../platform/process-limit.ts";

/** How long a query goes on undisturbed, whoever waits. */
const undisturbedMs = 2_000;
const checkEveryMs = 250;
const slow =
  "The query took too long, and others wait. Read less at once, or try again in a moment.";

type Query = { readonly organizationId: string };
type Work<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Limits how many queries run at once. The oldest gives way when it has taken long and an organization waits that has none:
 * a few organizations with slow queries would otherwise keep all others waiting for the whole time of a query.
 * @throws QueryRefused for one that gave way; AppError as a process limit does
 */
export function openQueryTurns(limits: ProcessLimits) {
  const withinLimit = openProcessLimit(limits);
  /** The oldest first. */
  const running = new Set<Query>();
  const waiting = new Set<Query>();
  const isNew = ({ organizationId }: Query) =>
    !running.values().some((query) => query.organizationId === organizationId);
  const isAwaited = (query: Query) =>
    running.values().next().value === query && waiting.values().some(isNew);

  async function run<T>(query: Query, signal: AbortSignal, work: Work<T>): Promise<T> {
    const giveWay = new AbortController();
    const disturbedAt = performance.now() + undisturbedMs;
    const timer = setInterval(() => {
      if (performance.now() >= disturbedAt && isAwaited(query))
        giveWay.abort(new QueryRefused(slow));
    }, checkEveryMs);
    waiting.delete(query);
    running.add(query);
    try {
      return await work(AbortSignal.any([signal, giveWay.signal]));
    } finally {
      clearInterval(timer);
      running.delete(query);
    }
  }

  return async <T>(organizationId: string, signal: AbortSignal, work: Work<T>): Promise<T> => {
    const query = { organizationId };
    waiting.add(query);
    try {
      return await withinLimit(organizationId, () => run(query, signal, work));
    } finally {
      waiting.delete(query);
    }
  };
}
