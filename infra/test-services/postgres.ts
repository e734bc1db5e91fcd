import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findPostgresFolders } from "./programs.ts";
import {
  type Account,
  freePort,
  launch,
  privateFolder,
  runToEnd,
  unprivilegedAccount,
} from "./private-process.ts";
import type { Found } from "./found.ts";

/** Durability is what a database of one test run does not need. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "128MB",
  listen_addresses: "127.0.0.1",
  logging_collector: "off",
  log_destination: "stderr",
  lc_messages: "C",
};

/**
 * A Postgres with pgvector of the tests' own: a new cluster in a temporary folder, on a free port.
 * @param other settings instead of, or beside, those of the tests
 */
export async function startPostgres(other: Record<string, string> = {}): Promise<Found> {
  const programs = await findPrograms();
  if (typeof programs === "object") return programs;
  const account = unprivilegedAccount(["postgres", "nobody"]);
  const folder = await privateFolder("postgres", account);
  const password = randomBytes(12).toString("hex");
  const data = await createCluster({ programs, folder, password, account });
  const service = await launchServer({ programs, folder, data, account }, other);
  return {
    ...service,
    url: `postgresql://postgres:${password}@127.0.0.1:${service.port}/postgres`,
  };
}

/**
 * A standby of a Postgres that `startPostgres` has started: a copy of the cluster that follows it by streaming replication.
 * @param primaryUrl of the superuser
 */
export async function startStandby(
  primaryUrl: string,
  other: Record<string, string> = {},
): Promise<Found> {
  const programs = await findPrograms();
  if (typeof programs === "object") return programs;
  const account = unprivilegedAccount(["postgres", "nobody"]);
  const folder = await privateFolder("standby", account);
  const data = join(folder, "data");
  const args = ["--pgdata", data, "--write-recovery-conf", "--dbname", primaryUrl];
  args.push("--checkpoint=fast", "--no-sync");
  await runToEnd(join(programs, "pg_basebackup"), args, account);
  const service = await launchServer({ programs, folder, data, account }, other);
  return { ...service, url: Object.assign(new URL(primaryUrl), { port: service.port }).href };
}

type Server = { programs: string; folder: string; data: string; account: Account };

async function launchServer(
  { programs, folder, data, account }: Server,
  other: Record<string, string>,
) {
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-k", folder];
  for (const [name, value] of Object.entries({ ...settings, ...other }))
    args.push("-c", `${name}=${value}`);
  const { stop, restart, signal } = await launch(folder, {
    command: join(programs, "postgres"),
    args,
    account,
    ready: /ready to accept (read-only )?connections/,
    stopSignal: "SIGINT",
  });
  return { port, stop, restart, signal };
}

async function findPrograms(): Promise<string | { missing: string }> {
  const folders = findPostgresFolders();
  if (folders.length === 0) return { missing: "no PostgreSQL server is installed" };
  const missing = `pgvector is not installed for ${folders.join(", ")}`;
  return (await firstWithVector(folders)) ?? { missing };
}

type Cluster = { programs: string; folder: string; password: string; account: Account };

async function createCluster({ programs, folder, password, account }: Cluster) {
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) await chown(passwordFile, account.uid, account.gid);
  const args = ["-D", data, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  args.push("--encoding=UTF8", "--locale=C", "--no-sync");
  await runToEnd(join(programs, "initdb"), args, account);
  return data;
}

async function firstWithVector(folders: string[]) {
  for (const folder of folders) {
    const config = join(folder, "pg_config");
    if (!existsSync(config)) continue;
    const shared = await runToEnd(config, ["--sharedir"], {});
    if (existsSync(join(shared, "extension", "vector.control"))) return folder;
  }
  return undefined;
}
