// The embedded database's own process: PGlite with pgvector behind a Unix socket. Started by embedded.ts with the
// data folder and the socket's path; ends when its parent does, in order, so that nothing is left half-written.
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { bridge } from "./embedded-bridge.ts";
import { logIn } from "./embedded-user.ts";
import { lockDataFolder } from "./lock.ts";
import { panicExitCode } from "./panic-exit-code.ts";

export type EmbeddedMessage = { kind: "ready" } | { kind: "failed"; message: string };

const [dataDir, socketPath] = process.argv.slice(2);
if (!dataDir || !socketPath) throw new Error("usage: embedded-process DATA_DIR SOCKET");

/**
 * The pages that Postgres keeps itself, beside those that the operating system keeps of the same files. PGlite's 128 MB
 * stay in memory once they were used.
 */
const cache = ["-c", "shared_buffers=32MB"];
/** After this time the process exits without closing the database; its files survive that like a power cut. */
const closeWithinMs = 10_000;

// A terminal's Ctrl-C reaches the whole process group, but only the parent decides when the database closes: it disconnects
// by ending. The listener is registered before the database opens, so that an early end of the parent is not missed.
process.on("SIGINT", endIfOrphaned);
process.on("SIGTERM", endIfOrphaned);
const abandoned = process.connected ? once(process, "disconnect") : Promise.resolve();
void abandoned.then(() => setTimeout(() => process.exit(1), closeWithinMs));

function endIfOrphaned() {
  if (!process.connected) process.exit(1);
}

try {
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, "PG_VERSION"))) await createCluster(folder);
  const startParams = [...PGlite.defaultStartParams, ...cache];
  const db = await PGlite.create(folder, { extensions: { vector }, startParams });
  await db.exec("create extension if not exists vector");
  await logIn(db);
  rmSync(socketPath, { force: true }); // of a process before this one, which ended itself
  const server = bridge(db, () => process.exit(panicExitCode)).listen(socketPath);
  await once(server, "listening");
  sendToParent({ kind: "ready" });
  await abandoned;
  server.close();
  await db.close();
  lock.release();
  process.exit(0);
} catch (error) {
  sendToParent({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

/** In a process of its own, which keeps 150 MB out of this one. */
async function createCluster(folder: string): Promise<void> {
  const program = fileURLToPath(new URL("./create-cluster.ts", import.meta.url));
  const child = fork(program, [folder], { execArgv: process.execArgv });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The embedded database could not be created.");
}

function sendToParent(message: EmbeddedMessage) {
  if (process.connected) process.send?.(message);
}
