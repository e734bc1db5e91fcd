import { openProcessLimit, type ProcessLimit } from "../process-limit.ts";
import { noFreeConnection } from "./no-free-connection.ts";

/**
 * In which organizations take turns at the database, so many transactions at once. A pool gives its connections to whoever asked first: sixty
 * dear requests of one organization would have each statement of a short one wait for all of them.
 * @param waitMs who waits longer gets the error of a pool without a free connection
 */
export function openDatabaseTurns({
  atOnce,
  waitMs,
}: {
  atOnce: number;
  waitMs: number;
}): ProcessLimit {
  const limit = openProcessLimit({ atOnce, perOwner: atOnce, waiting: Infinity });
  return <T>(organizationId: string, work: () => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(noFreeConnection));
    }, waitMs);
    const run = async () => {
      clearTimeout(timer);
      if (!isLate) await work().then(resolve, reject);
    };
    limit(organizationId, run).catch(reject);
    return promise;
  };
}
