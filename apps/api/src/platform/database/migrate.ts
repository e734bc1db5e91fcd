import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import type { DatabaseConnection } from "./database.ts";

const prismaFolder = fileURLToPath(new URL("../../../../../prisma/", import.meta.url));
const lockKey = 5_271_009; // any constant: it names "migrating" among this database's advisory locks

/**
 * Applies the migrations of `prisma/migrations` that the database does not have yet and returns their names.
 * Runs Prisma's own schema engine in process, so the history table is the usual `_prisma_migrations`.
 * Safe to call from several processes at once: they queue on an advisory lock.
 */
export async function migrate(connection: DatabaseConnection): Promise<string[]> {
  const holder = new pg.Client(connection);
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [lockKey]);
    const engine = await openSchemaEngine(connection, undefined);
    try {
      const input = { migrationsList: await readMigrations(), filters: noFilters };
      return (await engine.applyMigrations(input)).appliedMigrationNames;
    } finally {
      engine.free();
    }
  } finally {
    await holder.end();
  }
}

/** SQL that would bring a database with all migrations to the schema file; empty when they agree. */
export async function diffSchema(connection: DatabaseConnection): Promise<string> {
  const path = join(prismaFolder, "schema.prisma");
  const content = await readFile(path, "utf8");
  const engine = await openSchemaEngine(connection, [[path, content]]);
  try {
    const result = await engine.diff({
      from: { tag: "migrations", ...(await readMigrations()) },
      to: { tag: "schemaDatamodel", files: [{ path, content }] },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    return result.stdout ?? "";
  } finally {
    engine.free();
  }
}

const noFilters = { externalTables: [], externalEnums: [] };

async function openSchemaEngine(connection: DatabaseConnection, datamodels: [string, string][] | undefined) {
  await loadEngine();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ ...connection, max: 1 }));
  return engineModule.SchemaEngine.new({ datamodels }, () => {}, adapter);
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

async function readMigrations() {
  const baseDir = join(prismaFolder, "migrations");
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const directories = names.sort().map(async (path) => ({
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
