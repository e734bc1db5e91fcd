import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import pg from "pg";
import type { Blobs } from "../../platform/blobs/blobs.ts";
import {
  emptyTables,
  insertRows,
  makeIndexes,
  readApplied,
  readTables,
  setSequences,
} from "../../platform/database/dump.ts";
import { migrate, migrationNames } from "../../platform/database/migrate.ts";
import { beginAsOwner } from "../../platform/database/owner.ts";
import { readEntries, verifyArchive } from "./archive-reader.service.ts";
import type { BackupReport, Stores } from "./backup.service.ts";
import { blobPath, type Manifest, refuseVersions, tablePath } from "./manifest.rules.ts";

/** Selects workers with a heartbeat in the last half minute, by the database's clock. */
const aliveSeconds = 30;

/**
 * Restores an installation from a backup and migrates it to the current version. The archive is verified before anything
 * is changed; the rows are written in one transaction, after the blobs.
 * @param replace whether existing data may be deleted
 * @throws Error with a message for the operator when the archive is damaged or cannot be restored here
 */
export async function restoreBackup(
  stores: Stores,
  path: string,
  { replace }: { replace: boolean },
): Promise<Omit<BackupReport, "bytes">> {
  const head = await verifyArchive(path);
  const client = new pg.Client(stores.connection);
  await client.connect();
  try {
    await beginAsOwner(client);
    const applied = await readApplied(client);
    const refusal = refuseVersions(head.migrations, applied, await migrationNames());
    if (refusal) throw new Error(refusal);
    if (applied.length > 0) await requireQuiet(client);
    const old = await requireRoom(client, stores.blobs, { replace, migrated: applied.length > 0 });
    await client.query("commit");
    await migrate(stores.connection, { only: head.migrations });
    const loaded = await load(client, stores.blobs, { head, path });
    await migrate(stores.connection);
    for (const key of old) if (!loaded.keys.has(key)) await stores.blobs.delete(key);
    return { tables: head.tables.length, rows: loaded.rows, blobs: loaded.keys.size };
  } finally {
    await client.end();
  }
}

/** @throws Error while a worker runs: it would work on rows that are being replaced */
async function requireQuiet(client: pg.Client): Promise<void> {
  const { rows: table } = await client.query("select to_regclass('public.worker_process') as name");
  if ((table as { name: string | null }[])[0]?.name === null) return;
  const { rowCount } = await client.query(
    "select 1 from worker_process where seen_at > now() - make_interval(secs => $1)",
    [aliveSeconds],
  );
  if (!rowCount) return;
  throw new Error(
    `A worker was alive in the last ${aliveSeconds} seconds. Stop the product (API and workers), wait that long, and try again.`,
  );
}

/** Returns the keys of the blobs to delete. @throws Error when there is data that may not be deleted */
async function requireRoom(
  client: pg.Client,
  blobs: Blobs,
  { replace, migrated }: { replace: boolean; migrated: boolean },
): Promise<string[]> {
  const keys = await Array.fromAsync(blobs.keys());
  if (replace) return keys;
  const users = migrated && (await client.query('select 1 from "user" limit 1')).rowCount;
  if (!users && keys.length === 0) return keys;
  throw new Error(
    `This installation is not empty (${users ? "it has users" : `it holds ${keys.length} files`}). To lose what is in it, add --replace.`,
  );
}

async function load(
  client: pg.Client,
  blobs: Blobs,
  { head, path }: { head: Manifest; path: string },
): Promise<{ rows: number; keys: Set<string> }> {
  const tables = new Map(head.tables.map((table) => [tablePath(table.name), table]));
  const keys = new Set<string>();
  const blobFolder = blobPath("");
  let rows = 0;
  await beginAsOwner(client);
  await emptyTables(client, await readTables(client));
  for await (const { name, bytes } of readEntries(path)) {
    const table = tables.get(name);
    if (table) rows += await insertRows(client, table, linesOf(bytes));
    if (!name.startsWith(blobFolder)) continue;
    const key = name.slice(blobFolder.length);
    await blobs.putAs(key, bytes);
    keys.add(key);
  }
  await setSequences(client, head.sequences);
  await makeIndexes(client, head.indexes);
  // The workers of the backup do not run here.
  await client.query(
    "do $$ begin if to_regclass('public.worker_process') is not null then delete from worker_process; end if; end $$",
  );
  await client.query("commit");
  return { rows, keys };
}

function linesOf(bytes: Readable): AsyncIterable<string> {
  const text = bytes.pipe(createGunzip());
  bytes.on("error", (error) => text.destroy(error));
  return createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
}
