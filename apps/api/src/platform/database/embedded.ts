import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseConnection } from "./database.ts";
import type { EmbeddedMessage } from "./embedded-process.ts";

export type EmbeddedDatabase = {
  /** How to connect: a Unix socket only this user can reach. */
  connection: DatabaseConnection;
  /** The same as a URL, for another process. */
  url: string;
  /** Closes the database in order and resolves when its files are safe. */
  stop(): Promise<void>;
  /** Settles when the process ends, whatever the reason. */
  ended: Promise<void>;
};

const port = 5432; // only names the socket file, as Postgres clients expect it

/**
 * Starts the embedded Postgres on a data folder, in a process of its own.
 * @throws Error with the reason when it cannot start, such as the folder being in use.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  // Socket paths are limited to about 100 bytes, so it cannot live in the data folder.
  const socketFolder = await mkdtemp(join(tmpdir(), "footnote-"));
  const entry = fileURLToPath(new URL("./embedded-process.ts", import.meta.url));
  const child = fork(entry, [dataDir, join(socketFolder, `.s.PGSQL.${port}`)], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Under `node --watch` this variable makes a child report its imports as messages before ours.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "" },
  });
  const ended = once(child, "exit").then(() => rm(socketFolder, { recursive: true, force: true }));
  const first = await Promise.race([
    once(child, "message").then(([message]) => message as EmbeddedMessage),
    ended.then(() => ({
      kind: "failed" as const,
      message: "The embedded database ended while it was starting.",
    })),
  ]);
  if (first.kind === "failed") {
    await ended;
    throw new Error(first.message);
  }
  return {
    connection: { host: socketFolder, port, user: "postgres", database: "postgres" },
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`,
    ended,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
