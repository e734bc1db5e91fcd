import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Log } from "../log.ts";
import type { DatabaseConnection } from "./database.ts";
import { ensureRights } from "./ensure-rights.ts";
import { beginAs, findOwner } from "./owner.ts";

const migrationsFolder = fileURLToPath(
  new URL("../../../../../prisma/migrations", import.meta.url),
);
const lockKey = 5_271_010; // any constant: it names "migrating" among this database's advisory locks
/** How often the lock is tried. Waiting inside a transaction would occupy a connection of a pooler. */
const tryEveryMs = 200;
const reportEveryMs = 10_000;
/** Longer than a migration of a large installation takes. */
const longestWaitMs = 15 * 60_000;

export type MigrationOptions = {
  /** Those a backup was made with, to restore it; all when left out. */
  only?: readonly string[];
  /** Where it says that it waits. */
  log?: Pick<Log, "info">;
  /** How long to wait for another process that migrates. */
  waitMs?: number;
};

/**
 * Applies the migrations of `prisma/migrations` that the database does not have yet and returns their names. Each is one transaction
 * with its row in Prisma's usual table `_prisma_migrations`: it happens or it does not, so a failed one can be applied again.
 *
 * Safe to call from several processes at once, also through a pooler that gives each transaction another connection: a lock that ends
 * with the transaction lets one of them apply a migration. A database that has all of them is not locked.
 * @throws Error with what an administrator has to run, or with the migration that failed and Postgres's reason
 */
export async function migrate(
  connection: DatabaseConnection,
  { only, log, waitMs = longestWaitMs }: MigrationOptions = {},
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const owner = await findOwner(client);
    const done = await inTransaction(client, owner, () => appliedNames(client));
    const wanted = (await migrationNames()).filter((name) => !only || only.includes(name));
    const missing = wanted.filter((name) => !done.has(name));
    await ensureRights(client, {
      owner,
      willMigrate: missing.length > 0,
      isEmpty: done.size === 0,
    });
    const applied: string[] = [];
    for (const name of missing) {
      const apply = () => applyOnce(client, name);
      const locked = () => tryLocked(client, owner, apply);
      if (await waitForLock(locked, { log, waitMs })) applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** The migrations this program knows, in their order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Tries again until this process has had the lock of this database's migrations. Returns the result of its work.
 * @throws Error when another process holds it for longer than `waitMs`
 */
async function waitForLock<Result>(
  tryOnce: () => Promise<{ result: Result } | undefined>,
  { log, waitMs }: { log: MigrationOptions["log"]; waitMs: number },
): Promise<Result> {
  const start = performance.now();
  for (let reported = Number.NEGATIVE_INFINITY; ;) {
    const attempt = await tryOnce();
    if (attempt) return attempt.result;
    const waited = performance.now() - start;
    if (waited > waitMs) {
      throw new Error(
        `Another process has been migrating this database for ${Math.round(waited / 1000)} seconds. ` +
          "See its log, and pg_stat_activity for what it waits for; then start this one again.",
      );
    }
    if (waited - reported >= reportEveryMs) {
      log?.info({ waitedMs: Math.round(waited) }, "waiting for another process's migration");
      reported = waited;
    }
    await sleep(tryEveryMs);
  }
}

/** Does the work in a transaction that holds the lock; returns nothing while another process has it. */
async function tryLocked<Result>(
  client: pg.Client,
  owner: string | undefined,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  return inTransaction(client, owner, async () => {
    const { rows } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_xact_lock($1) as locked",
      [lockKey],
    );
    return rows[0]?.locked ? { result: await work() } : undefined;
  });
}

async function inTransaction<Result>(
  client: pg.Client,
  owner: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(beginAs(owner));
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {}); // the connection may be gone: then so is the transaction
    throw error;
  }
}

/** Applies a migration in the present transaction, unless another process was faster. @returns whether it did */
async function applyOnce(client: pg.Client, name: string): Promise<boolean> {
  await client.query(createHistory);
  if ((await appliedNames(client)).has(name)) return false;
  const script = await readFile(join(migrationsFolder, name, "migration.sql"), "utf8");
  // Attempts that failed, of versions that recorded those: nothing of them was kept.
  const attempts = await client.query(
    `update _prisma_migrations set rolled_back_at = now()
     where migration_name = $1 and finished_at is null and rolled_back_at is null`,
    [name],
  );
  try {
    await client.query(script);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = (attempts.rowCount ?? 0) > 0 && isThere(cause) ? adviseFinished(name) : "";
    throw new Error(
      `The migration ${name} failed and has changed nothing: ${reason}. Remove the cause and start again.${advice}`,
      { cause },
    );
  }
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
  );
  return true;
}

const thereCodes = ["42P07", "42701", "42710", "42723"];

/** A table or index, a column, another object or a function exists already. */
function isThere(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && thereCodes.includes(cause.code ?? "");
}

/** Versions that recorded attempts did so apart from the script: one that ended in between has applied it unrecorded. */
function adviseFinished(name: string): string {
  return (
    " An earlier version began this migration and did not record its end, so it may have been applied already. " +
    "If all that its script makes is there, mark it as finished: " +
    `update _prisma_migrations set finished_at = now() where migration_name = '${name}' ` +
    "and finished_at is null and rolled_back_at is null;"
  );
}

async function appliedNames(client: pg.Client): Promise<Set<string>> {
  const history = await client.query(
    `select 1 from pg_tables where schemaname = current_schema() and tablename = '_prisma_migrations'`,
  );
  if (history.rows.length === 0) return new Set();
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is not null and rolled_back_at is null`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** As Prisma's own tools make it, so that they can read it. */
const createHistory = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;
