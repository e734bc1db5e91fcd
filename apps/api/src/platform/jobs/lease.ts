import { Prisma } from "../database/generated/client.ts";
import type { Log } from "../log.ts";

/** How long a lease lasts unless it is renewed: the work of a killed process is free again after this. */
export const leaseMs = 15_000;
/** A third of the lease, so that one failed renewal does no harm. */
export const heartbeatMs = 5_000;

/**
 * SQL: when a lease expires that is acquired or renewed now, by the database's clock. The clock, not `now()`, which is the
 * start of the transaction: after a long wait for a lock, the lease would start out expired.
 */
export const leaseExpiry = Prisma.sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/** The lease is no longer ours: it expired and another process acquired it, or what it was for is gone. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

type LeasedWork<Result> = {
  /** Renews the lease in the database; false when it is no longer ours. */
  renew(): Promise<boolean>;
  /** Subscribes to events after which the lease may be lost: each call of `check` renews it at once. Returns the unsubscribe. */
  watch?(check: () => void): Promise<() => Promise<void>>;
  log: Log;
  /** Names the work in log lines. */
  fields: Record<string, unknown>;
  /** Stops the work from outside. */
  signal: AbortSignal;
  /** Gets a signal that also aborts, with a LeaseLost, when the lease is lost. */
  work(signal: AbortSignal): Promise<Result>;
};

/**
 * Does a piece of work under an acquired lease and renews the lease until the work ends. The caller releases it: most
 * leases end in the same statement that stores the result.
 */
export async function withLease<Result>(leased: LeasedWork<Result>): Promise<Result> {
  const lost = new AbortController();
  let renewing = Promise.resolve();
  const check = () => {
    renewing = renewing.then(async () => {
      try {
        if (!(await leased.renew())) lost.abort(new LeaseLost("The lease was lost"));
      } catch (error) {
        // The next renewal may succeed. If none does, the statement that ends the work finds the lease lost.
        leased.log.warn({ err: error, ...leased.fields }, "lease not renewed");
      }
    });
  };
  const unwatch = await leased.watch?.(check);
  const heartbeat = setInterval(check, heartbeatMs);
  try {
    return await leased.work(AbortSignal.any([leased.signal, lost.signal]));
  } finally {
    clearInterval(heartbeat);
    await unwatch?.();
    await renewing;
  }
}
