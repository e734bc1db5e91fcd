import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { compose } from "../../apps/api/src/entry/compose.ts";
import { buildHttp } from "../../apps/api/src/entry/routes.ts";
import { bindSync } from "../../apps/api/src/features/sync/sync.worker.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { Prisma } from "../../apps/api/src/platform/database/generated/client.ts";
import { openLog } from "../../apps/api/src/platform/log.ts";
import { type Asker, openAsker } from "../streams/product.ts";

export type UnchangedSync = {
  readonly files: number;
  readonly unchanged: number;
  readonly firstSeconds: number;
  readonly seconds: number;
  /** How many rows of which tables were inserted, updated or deleted meanwhile; none of the others. */
  readonly rowsWritten: Readonly<Record<string, number>>;
};

const filesPerDirectory = 500;
const pollMs = 50;

/** Lets a folder follow a directory with some files, and synchronises it a second time when nothing has changed. */
export async function runUnchangedSync(work: string, files: number): Promise<UnchangedSync> {
  const directory = join(work, "followed");
  await writeFiles(directory, files);
  const config = readConfig({
    DATA_DIR: join(work, "data"),
    LOG_LEVEL: "warn",
    ...(process.env["DATABASE_URL"] && { DATABASE_URL: process.env["DATABASE_URL"] }),
  });
  const log = openLog(config);
  const composed = await compose(config, log);
  const { app } = composed;
  const server = await buildHttp(app, log);
  try {
    // Without the other workers: nothing else writes, and what is added waits to be read.
    await app.jobs.work([bindSync(app)], { concurrency: 1 });
    const asker = await openAsker(await server.listen({ host: "127.0.0.1", port: 0 }));
    config.syncDirectories.push({ organizationId: asker.organizationId, path: directory });
    const body = { settings: { kind: "directory", path: directory } };
    const first = await timeSync(asker, "", body);
    const before = await readRows(app.db);
    const second = await timeSync(asker, "sync/", {});
    return {
      files,
      unchanged: second.result.unchanged,
      firstSeconds: first.seconds,
      seconds: second.seconds,
      rowsWritten: await countWritten(app.db, before),
    };
  } finally {
    await server.close();
    await composed.close();
  }
}

async function writeFiles(directory: string, files: number): Promise<void> {
  for (let at = 0; at < files; at += 1) {
    const part = join(directory, `part ${Math.floor(at / filesPerDirectory)}`);
    if (at % filesPerDirectory === 0) await mkdir(part, { recursive: true });
    await writeFile(
      join(part, `berth ${at}.txt`),
      `The fee of berth ${at} is ${40 + at} crowns.\n`,
    );
  }
}

type FolderSource = { state: string; error: string | null; result: { unchanged: number } };

/** Requests a synchronisation and waits for its end. */
async function timeSync(asker: Asker, call: string, body: object) {
  const { url, token, folderId } = asker;
  const path = `/folders/${folderId}/source/`;
  const started = performance.now();
  const reply = await asker.post(`${path}${call}`, body);
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  for (;;) {
    const headers = { authorization: `Token ${token}` };
    const read = await fetch(`${url}/api${path}`, { headers });
    const { source } = (await read.json()) as { source: FolderSource };
    if (source.error !== null) throw new Error(source.error);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    if (source.state === "idle") return { seconds, result: source.result };
    await setTimeout(pollMs);
  }
}

type Rows = { transaction: bigint; counts: ReadonlyMap<string, bigint> };

/** The rows of each table, and a transaction after all that has been written. */
async function readRows(db: Db): Promise<Rows> {
  const [now] = await db.$queryRaw<{ transaction: bigint }[]>`
    select txid_current() as transaction`;
  const counts = new Map<string, bigint>();
  for (const table of await listTables(db)) counts.set(table, await countRows(db, table));
  return { transaction: now?.transaction ?? 0n, counts };
}

/** What was inserted or updated since, and the difference that deletions have made. */
async function countWritten(db: Db, { transaction, counts }: Rows) {
  const written: Record<string, number> = {};
  for (const [table, before] of counts) {
    const fresh = await countRows(db, table, transaction);
    const lost = before - ((await countRows(db, table)) - fresh);
    const rows = Number(fresh > lost ? fresh : lost);
    if (rows > 0) written[table] = rows;
  }
  return written;
}

async function listTables(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  return rows.map(({ name }) => name);
}

async function countRows(db: Db, table: string, since = 0n): Promise<bigint> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    select count(*) as count from ${Prisma.raw(`"${table}"`)} where xmin::text::bigint > ${since}`;
  return row?.count ?? 0n;
}
