import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { DatabaseConnection } from "../database/database.ts";
import type { Log } from "../log.ts";
import {
  type BoundJob,
  closeGraceMs,
  type JobSettings,
  type Jobs,
  type QueueState,
} from "./jobs.ts";

/** Jobs in the product's own Postgres, for installations without Redis. */
export async function openPgBossJobs(
  connection: DatabaseConnection,
  definitions: readonly JobSettings[],
  log: Log,
): Promise<Jobs> {
  const boss = new PgBoss({ ...connection, max: 4, schema: "jobs", schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  await boss.start();
  for (const definition of definitions) {
    // `short`: at most one waiting job a key, however many run.
    await boss.createQueue(definition.name, { policy: "short", ...queueOptions(definition) });
    await boss.updateQueue(definition.name, queueOptions(definition));
  }
  const closing = new AbortController();
  return {
    async enqueue(definition, payload) {
      await boss.send(definition.name, definition.payload.parse(payload) as object, {
        singletonKey: definition.keyOf(payload),
        group: { id: definition.groupOf(payload) },
      });
    },
    async work(bound, { concurrency }) {
      for (const job of bound) {
        const options = {
          includeMetadata: true as const,
          localConcurrency: concurrency,
          pollingIntervalSeconds: 0.5,
        };
        await boss.work<object, void, typeof options>(
          job.definition.name,
          options,
          async ([taken]) => {
            if (taken) await handle(job, taken, closing.signal);
          },
        );
      }
    },
    state: () => readState(boss, definitions),
    async close() {
      const grace = setTimeout(() => closing.abort(), closeGraceMs);
      await boss.stop({ graceful: true, timeout: closeGraceMs + 2_000 });
      clearTimeout(grace);
    },
  };
}

/** Counts are `bigint`, which the driver gives as text. */
type StateRow = Record<"waiting" | "active" | "delayed" | "failed", string> & {
  name: string;
  oldest: Date | null;
};

/** The library's own statistics are a minute old and know no ages. */
async function readState(boss: PgBoss, definitions: readonly JobSettings[]): Promise<QueueState[]> {
  const { rows }: { rows: unknown[] } = await boss.getDb().executeSql(
    `select name,
       count(*) filter (where state < 'active' and start_after <= now()) as waiting,
       count(*) filter (where state = 'active') as active,
       count(*) filter (where state < 'active' and start_after > now()) as delayed,
       count(*) filter (where state = 'failed') as failed,
       min(greatest(created_on, start_after)) filter (where state < 'active' and start_after <= now()) as oldest
     from jobs.job group by name`,
  );
  return definitions.map(({ name }) => {
    const row = (rows as StateRow[]).find((one) => one.name === name);
    const count = (state: keyof QueueState["counts"]) => Number(row?.[state] ?? 0);
    return {
      name,
      counts: {
        waiting: count("waiting"),
        active: count("active"),
        delayed: count("delayed"),
        failed: count("failed"),
      },
      oldestWaiting: row?.oldest ?? null,
    };
  });
}

function queueOptions(definition: JobSettings) {
  return {
    retryLimit: definition.attempts - 1,
    retryDelay: definition.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: definition.timeoutSeconds,
    deleteAfterSeconds: 24 * 60 * 60,
  };
}

async function handle(job: BoundJob, taken: JobWithMetadata<object>, closing: AbortSignal) {
  await job.handle(taken.data, {
    number: taken.retryCount + 1,
    last: taken.retryCount >= taken.retryLimit,
    signal: AbortSignal.any([taken.signal, closing]),
  });
}
