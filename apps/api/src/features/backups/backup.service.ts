import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { BlobMissing, type Blobs } from "../../platform/blobs/blobs.ts";
import type { DatabaseConnection } from "../../platform/database/database.ts";
import {
  beginSnapshot,
  type DumpTable,
  inLoadOrder,
  readApplied,
  readIndexes,
  readRows,
  readSequences,
  readTables,
} from "../../platform/database/dump.ts";
import { type ArchiveWriter, createArchive } from "./archive-writer.service.ts";
import { blobPath, manifestName, newManifest, tablePath } from "./manifest.rules.ts";

/** The stores that a backup contains. The queue is not included: the sweeper enqueues the unfinished rows again. */
export type Stores = { readonly connection: DatabaseConnection; readonly blobs: Blobs };

export type BackupReport = { tables: number; rows: number; blobs: number; bytes: number };

/**
 * Writes a snapshot of the database and all blobs into an archive. The product may keep running on a Postgres server.
 * @throws Error when the file exists or anything cannot be read; the incomplete archive is deleted then
 */
export async function writeBackup(stores: Stores, path: string): Promise<BackupReport> {
  const archive = await createArchive(path);
  const client = new pg.Client(stores.connection);
  try {
    await client.connect();
    const { tables, rows } = await addDatabase(archive, { client, folder: dirname(path) });
    const blobs = await addBlobs(archive, stores.blobs);
    const { bytes } = await archive.finish();
    return { tables, rows, blobs, bytes };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function addDatabase(
  archive: ArchiveWriter,
  { client, folder: beside }: { client: pg.Client; folder: string },
) {
  await beginSnapshot(client);
  const tables = inLoadOrder(await readTables(client));
  const migrations = await readApplied(client);
  if (migrations.length === 0)
    throw new Error("The database is empty: there is nothing to back up.");
  const head = newManifest({
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    sequences: await readSequences(client),
    indexes: await readIndexes(client),
  });
  await archive.addText(manifestName, JSON.stringify(head));
  const folder = await mkdtemp(join(beside, ".footnote-backup-"));
  let rows = 0;
  try {
    for (const table of tables) rows += await addTable(archive, client, { table, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await client.query("commit");
  return { tables: tables.length, rows };
}

/** An archive's entry starts with its size, so a table is written to a temporary file first. */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  { table, folder }: { table: DumpTable; folder: string },
): Promise<number> {
  const file = join(folder, table.name);
  let rows = 0;
  const lines = async function* () {
    for await (const line of readRows(client, table)) {
      rows += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  await archive.addFile(tablePath(table.name), file);
  await rm(file);
  return rows;
}

async function addBlobs(archive: ArchiveWriter, blobs: Blobs): Promise<number> {
  let count = 0;
  for await (const key of blobs.keys()) {
    const file = await blobs.openFile(key).catch((error: unknown) => {
      if (error instanceof BlobMissing) return undefined; // deleted since the keys were listed
      throw error;
    });
    if (!file) continue;
    try {
      await archive.addFile(blobPath(key), file.path);
      count += 1;
    } finally {
      await file.release();
    }
  }
  return count;
}
