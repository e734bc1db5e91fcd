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
  const folders = findPostgresFolders();
  if (folders.length === 0) return { missing: "no PostgreSQL server is installed" };
  const account = unprivilegedAccount(["postgres", "nobody"]);
  const programs = await firstWithVector(folders);
  if (programs === undefined)
    return { missing: `pgvector is not installed for ${folders.join(", ")}` };

  const folder = await privateFolder("postgres", account);
  const password = randomBytes(12).toString("hex");
  const data = await createCluster({ programs, folder, password, account });
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-k", folder];
  for (const [name, value] of Object.entries({ ...settings, ...other }))
    args.push("-c", `${name}=${value}`);
  const service = await launch(folder, {
    command: join(programs, "postgres"),
    args,
    account,
    ready: /ready to accept connections/,
    stopSignal: "SIGINT",
  });
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: service.stop,
    restart: service.restart,
    signal: service.signal,
  };
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
