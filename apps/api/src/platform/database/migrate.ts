import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import type { DatabaseConnection } from "./database.ts";
import { tenantRole } from "./tenant.ts";
import { refuseVectorExtension } from "./vector-extension.rules.ts";

const migrationsFolder = fileURLToPath(
  new URL("../../../../../prisma/migrations", import.meta.url),
);
const lockKey = 5_271_009; // any constant: it names "migrating" among this database's advisory locks

/**
 * Applies the migrations of `prisma/migrations` that the database does not have yet and returns their names.
 * Runs Prisma's own schema engine in process, so the history table is the usual `_prisma_migrations`.
 * Safe to call from several processes at once: they queue on an advisory lock.
 * @param only those a backup was made with, to restore it; all when left out
 */
export async function migrate(
  connection: DatabaseConnection,
  only?: readonly string[],
): Promise<string[]> {
  const holder = new pg.Client(connection);
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [lockKey]);
    await requireVectorExtension(holder);
    await ensureTenantRole(holder);
    if (await isMigrated(holder, only)) return [];
    return await withSchemaEngine(connection, async (engine) => {
      const filters = { externalTables: [], externalEnums: [] };
      const input = { migrationsList: await readMigrations(only), filters };
      return (await engine.applyMigrations(input)).appliedMigrationNames;
    });
  } finally {
    await holder.end();
  }
}

/** Whether every migration is applied and none has failed. Most starts then do not load the engine. */
async function isMigrated(client: pg.Client, only?: readonly string[]): Promise<boolean> {
  const history = await client.query(
    `select 1 from pg_tables where schemaname = current_schema() and tablename = '_prisma_migrations'`,
  );
  if (history.rows.length === 0) return false;
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `select migration_name as name, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  const names = only ?? (await migrationNames());
  return rows.every(({ finished }) => finished) && names.every((name) => applied.has(name));
}

async function withSchemaEngine<T>(
  connection: DatabaseConnection,
  use: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  // The engine frees its memory but not its connections, whose advisory lock would keep the next process waiting.
  const pool = new pg.Pool({ ...connection, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(wholeScripts(pool));
  const noDatamodels = { datamodels: undefined };
  const engine = await engineModule.SchemaEngine.new(noDatamodels, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

/**
 * Prisma's adapter cuts a script at every semicolon, those in comments and function bodies too, and runs the pieces one
 * by one. Sent whole, a migration is one transaction: it happens or it does not.
 */
function wholeScripts(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  const connect = async () =>
    Object.assign(await factory.connect(), {
      executeScript: async (script: string) => void (await pool.query(script)),
    });
  const { adapterName } = factory;
  return { provider: "postgres", adapterName, connect, connectToShadowDb: connect };
}

/** @throws Error with what to do when this database has no pgvector that will do */
async function requireVectorExtension(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ installed: string | null; available: string | null }>(
    `select (select extversion from pg_extension where extname = 'vector') as installed,
       (select default_version from pg_available_extensions where name = 'vector') as available`,
  );
  const refusal = refuseVectorExtension(rows[0]?.installed ?? null, rows[0]?.available ?? null);
  if (refusal !== undefined) throw new Error(refusal);
}

/**
 * The role that tenants' statements run as; see tenant.ts. Roles belong to the cluster, not to one database, and an
 * administrator may have made it already.
 * @throws Error with the statements to run when this user may not make it
 */
async function ensureTenantRole(client: pg.Client, tries = 5): Promise<void> {
  const statements = [
    `create role ${tenantRole} nologin`,
    `grant ${tenantRole} to "${client.user ?? "current_user"}"`,
  ];
  const { rows } = await client.query<{ made: boolean; granted: boolean }>(
    `select count(*) > 0 as made, coalesce(bool_or(pg_has_role(oid, 'member')), false) as granted
     from pg_roles where rolname = $1`,
    [tenantRole],
  );
  const missing = rows[0]?.made ? statements.slice(1) : statements;
  if (rows[0]?.granted) return;
  try {
    for (const statement of missing) await client.query(statement);
  } catch (cause) {
    // Another database of the cluster was being set up at the same moment, and its lock is not ours.
    if (isOvertaken(cause) && tries > 0) return await ensureTenantRole(client, tries - 1);
    const message = `This database user may not set up the role that separates organizations. Let an administrator run: ${missing.join("; ")};`;
    throw new Error(message, { cause });
  }
}

/** The role or its grant was there already, or was being written by somebody else. */
function isOvertaken(error: unknown): boolean {
  const overtaken = ["42710", "23505", "XX000"];
  return error instanceof pg.DatabaseError && overtaken.includes(error.code ?? "");
}

let loading: Promise<void> | undefined;

/** The package's own entry imports the .wasm file as a module, which Node does not do: instantiate it by hand. */
function loadEngine(): Promise<void> {
  loading ??= (async () => {
    const require = createRequire(import.meta.url);
    const file = join(require.resolve("@prisma/schema-engine-wasm"), "../schema_engine_bg.wasm");
    const { instance } = await WebAssembly.instantiate(await readFile(file), {
      "./schema_engine_bg.js": { ...engineModule },
    });
    engineModule.__wbg_set_wasm(instance.exports);
    (instance.exports["__wbindgen_start"] as () => void)();
  })();
  return loading;
}

/** The migrations this program knows, in their order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

async function readMigrations(only?: readonly string[]) {
  const baseDir = migrationsFolder;
  const names = (await migrationNames()).filter((name) => !only || only.includes(name));
  const directories = names.map(async (path) => ({
    path,
    migrationFile: {
      path: "migration.sql",
      content: {
        tag: "ok" as const,
        value: await readFile(join(baseDir, path, "migration.sql"), "utf8"),
      },
    },
  }));
  const lockfile = await readFile(join(baseDir, "migration_lock.toml"), "utf8");
  return {
    baseDir,
    lockfile: { path: "./migration_lock.toml", content: lockfile },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(directories),
  };
}
