import pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { DatabaseConnection } from "../database/database.ts";
import { workAsOwner } from "../database/owner.ts";
import type { Log } from "../log.ts";
import {
  type BoundJob,
  closeGraceMs,
  type JobSettings,
  type Jobs,
  packJob,
  packKey,
  type QueueState,
} from "./jobs.ts";

/**
 * How long a job waits that nobody here has announced: a retry, or one that was left by an earlier process. Every poll is a
 * statement, also in an installation that nobody uses.
 */
const pollSeconds = 5;
const schema = "jobs";

/**
 * Jobs in the product's own Postgres, for installations without Redis. These are one process, so enqueueing wakes the
 * workers directly.
 */
export async function openPgBossJobs(
  connection: DatabaseConnection,
  definitions: readonly JobSettings[],
  log: Log,
): Promise<Jobs> {
  const boss = new PgBoss({ ...connection, max: 4, schema, schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  await makeRoom(connection);
  await boss.start().catch((error: unknown) => explainRefusal(error, connection));
  for (const definition of definitions) {
    // `short`: at most one waiting job a key, however many run.
    await boss.createQueue(definition.name, { policy: "short", ...queueOptions(definition) });
    await boss.updateQueue(definition.name, queueOptions(definition));
  }
  const closing = new AbortController();
  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  return {
    async enqueue(definition, payload) {
      const { name } = definition;
      const data = packJob(definition, payload);
      const options = {
        singletonKey: packKey(definition, payload),
        group: { id: definition.groupOf(payload) },
      };
      try {
        await boss.send(name, data, options);
        wake(name);
      } catch (error) {
        // The work is in a row, and the caller has done its part: the sweeper delivers it.
        log.warn({ err: error, queue: name }, "queue unavailable, job delivered later");
      }
    },
    async work(bound, { concurrency }) {
      const options = { includeMetadata: true as const, pollingIntervalSeconds: pollSeconds };
      for (const job of bound) {
        const { name } = job.definition;
        const take = async ([taken]: JobWithMetadata<object>[]) => {
          if (!taken) return;
          // A worker takes one job and then waits: this one looks for the next at once.
          wake(name);
          await handle(job, taken, closing.signal);
        };
        // One at a time, because the library returns the name of the first worker only.
        const start = () => boss.work<object, void, typeof options>(name, options, take);
        workers.set(name, await Promise.all(Array.from({ length: concurrency }, start)));
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

/**
 * The queue belongs to the user that logs in, since the library knows of no roles: it has identifiers, and nothing of documents. One that
 * belongs to the owner of the tables, as earlier versions made it, is removed: the sweeper enqueues the unfinished rows again.
 */
async function makeRoom(connection: DatabaseConnection): Promise<void> {
  await workAsOwner(connection, async (client) => {
    const { rows } = await client.query<{ database: string; user: string; isOwners: boolean }>(
      `select current_database() as database, session_user as "user",
         exists (select from pg_namespace where nspname = $1 and pg_get_userbyid(nspowner) = current_user) as "isOwners"
       where current_user <> session_user and not has_database_privilege(session_user, current_database(), 'create')`,
      [schema],
    );
    const [lacking] = rows;
    if (lacking === undefined) return;
    if (lacking.isOwners) await client.query(`drop schema ${schema} cascade`);
    // Where the owner may not grant it, Postgres only warns: the queue's first statement is then refused.
    const database = pg.escapeIdentifier(lacking.database);
    const user = pg.escapeIdentifier(lacking.user);
    await client.query(`grant create on database ${database} to ${user}`);
  });
}

const insufficientPrivilege = "42501";

/** @throws Error with what an administrator has to run, where this user may not make the queue's schema */
async function explainRefusal(error: unknown, connection: DatabaseConnection): Promise<never> {
  if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ statement: string }>(
    "select format('grant create on database %I to %I;', current_database(), current_user) as statement",
  );
  await client.end();
  throw new Error(
    `The job queue could not be set up: ${(error as Error).message}. Set REDIS_URL, or let an administrator run: ` +
      `${rows[0]?.statement} Then start again.`,
    { cause: error },
  );
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
