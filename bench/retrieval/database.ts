import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  type DatabaseConnection,
  openDatabase,
} from "../../apps/api/src/platform/database/database.ts";
import { startEmbeddedDatabase } from "../../apps/api/src/platform/database/embedded.ts";
import type { TenantDb } from "../../apps/api/src/platform/database/tenant.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";

type Place = { connection: DatabaseConnection; remove(): Promise<void> };

/** Calls `use` with an empty, migrated database that is gone afterwards; on the server of `url` if one is given. */
export async function withDatabase<T>(url: string | undefined, use: (db: TenantDb) => Promise<T>) {
  const place = url === undefined ? await makeEmbedded() : await makeOnServer(url);
  try {
    await migrate(place.connection);
    const db = openDatabase(place.connection, 4);
    try {
      // It holds one organization. Row-level security is left out: the search is measured, not the transaction around it.
      return await use(db as TenantDb);
    } finally {
      await db.$disconnect();
    }
  } finally {
    await place.remove();
  }
}

async function makeEmbedded(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "footnote-bench-"));
  const embedded = await startEmbeddedDatabase(folder);
  return {
    connection: embedded.connection,
    async remove() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeOnServer(serverUrl: string): Promise<Place> {
  const name = `footnote_bench_${randomBytes(6).toString("hex")}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    connection: { connectionString: url.href },
    remove: () => runOn(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
