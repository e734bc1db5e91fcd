import pTimeout from "p-timeout";
import type { Metrics } from "../metrics/metrics.ts";
import { isMomentary } from "../service-failures.ts";
import type { Db } from "./database.ts";
import { type ReplicaParts, watchReplica } from "./replica-watch.ts";
import { openTenant, type TenantDb } from "./tenant.ts";

/** A replica that takes longer may hang: the primary is asked instead. */
const readMs = 10_000;

/** A standby of the database for searches: it is read only and a moment behind. */
export type SearchReplica = {
  /**
   * Runs work that only reads, and may see the database of a moment ago: on the replica while it answers and keeps up, else on the
   * primary. Work that fails on the replica is run again on the primary.
   */
  read<Result>(
    organizationId: string,
    primary: TenantDb,
    work: (db: TenantDb) => Promise<Result>,
  ): Promise<Result>;
  /** Whether searches read it now, and how many seconds it was behind when it was last asked. */
  state(): ReplicaState;
  close(): Promise<void>;
};

export type ReplicaState = { readonly isUsed: boolean; readonly lagSeconds: number };

/** Opens the replica. It is not read before it has replayed what the primary has at this moment, such as its migrations. */
export function openSearchReplica(
  parts: ReplicaParts & { readonly metrics: Pick<Metrics, "searchReads"> },
): SearchReplica {
  const { searchReads } = parts.metrics;
  const watch = watchReplica(parts);
  const readReplica = async <Result>(db: Db, work: () => Promise<Result>) => {
    try {
      const result = await pTimeout(work(), { milliseconds: readMs });
      searchReads.inc({ database: "replica" });
      return { result };
    } catch (error) {
      if (!isMomentary(error)) watch.leave(db, error);
      return undefined;
    }
  };
  return {
    async read(organizationId, primary, work) {
      const db = watch.findUsed();
      const read = db && (await readReplica(db, () => work(openTenant(db, organizationId))));
      if (read) return read.result;
      searchReads.inc({ database: "primary" });
      return work(primary);
    },
    state: watch.state,
    close: () => watch.close(),
  };
}
