import pTimeout from "p-timeout";
import { runPeriodically } from "../jobs/periodic.ts";
import type { Log } from "../log.ts";
import { type Db, openDatabaseOn, openPool } from "./database.ts";
import { openReplicationLag } from "./replication-lag.ts";

const checkEveryMs = 5_000;
const checkMs = 3_000;
/** Whoever waits longer for a connection to the replica asks the primary. */
const waitMs = 3_000;

export type ReplicaParts = {
  readonly url: string;
  /** A replica that is further behind is not used. */
  readonly lagMaxSeconds: number;
  readonly poolSize: number;
  readonly primary: Db;
  readonly log: Log;
};

/** Watches from now on whether a replica answers and keeps up; until that is known it is not used. An outage is logged once. */
export function watchReplica({ url, lagMaxSeconds, poolSize, primary, log }: ReplicaParts) {
  const open = () =>
    openDatabaseOn(openPool({ connectionString: url }, { size: poolSize, waitMs }));
  const lag = openReplicationLag();
  let db = open();
  let use: "unknown" | "used" | "refused" = "unknown";
  let lagSeconds = 0;
  /** Stops using a replica that failed, with its connections, which may never answer. */
  const leave = (failed: Db, error: unknown) => {
    if (failed !== db) return;
    if (use !== "refused") log.warn({ err: error }, "search replica not used");
    use = "refused";
    db = open();
    failed.$disconnect().catch(() => undefined);
  };
  const check = async () => {
    const asked = db;
    // A primary that does not answer is reported by others, and the lag goes on.
    await readWritten(primary).then(
      (written) => lag.mark(written),
      () => undefined,
    );
    try {
      const { seconds, isKnown } = lag.measure(await readReplayed(asked));
      lagSeconds = seconds;
      if (seconds > lagMaxSeconds) throw new Error(`The replica is ${seconds} seconds behind`);
      if (!isKnown) return;
      if (use === "refused") log.info({ lagSeconds }, "search replica used again");
      use = "used";
    } catch (error) {
      leave(asked, error);
    }
  };
  const run = () => check().then(() => 0);
  const stop = runPeriodically(log, { name: "replica checked", everyMs: checkEveryMs, run });
  return {
    findUsed: () => (use === "used" ? db : undefined),
    leave,
    state: () => ({ isUsed: use === "used", lagSeconds }),
    async close() {
      await stop();
      await db.$disconnect();
    },
  };
}

/** How far the primary has written, in bytes since the beginning of its log. */
function readWritten(primary: Db): Promise<number> {
  const read = primary.$queryRaw<{ written: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`;
  return pTimeout(read, { milliseconds: checkMs }).then(([row]) => row?.written ?? 0);
}

/** @throws Error when it is no standby */
async function readReplayed(replica: Db): Promise<number> {
  const read = replica.$queryRaw<{ replayed: number | null }[]>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as replayed`;
  const [row] = await pTimeout(read, { milliseconds: checkMs });
  const replayed = row?.replayed ?? null;
  if (replayed === null) throw new Error("SEARCH_DATABASE_URL names no standby of Postgres");
  return replayed;
}
