import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { DatabaseConnection } from "./database.ts";
import type { EmbeddedMessage } from "./embedded-process.ts";
import { embeddedUser } from "./embedded-user.ts";
import { panicExitCode } from "./panic-exit-code.ts";

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
/** How long to wait before a database that could not recover is tried again: until there is room on the disk. */
const retryMs = 2_000;

/**
 * Starts the embedded Postgres on a data folder, in a process of its own, and starts it again when Postgres ended itself, as
 * on a full disk: its clients lose their connections, and find it again once it has recovered.
 * @param options.reportFailure called each time Postgres has ended itself, or cannot recover yet, with the reason
 * @throws Error with the reason when it cannot start, such as the folder being in use.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { reportFailure = () => {} }: { reportFailure?: (reason: string) => void } = {},
): Promise<EmbeddedDatabase> {
  // Socket paths are limited to about 100 bytes, so it cannot live in the data folder.
  const socketFolder = await mkdtemp(join(tmpdir(), "footnote-"));
  const socketPath = join(socketFolder, `.s.PGSQL.${port}`);
  const clear = () => rm(socketFolder, { recursive: true, force: true });
  let running = startProcess(dataDir, socketPath);
  const failure = await running.failure;
  if (failure !== undefined) {
    await running.exitCode;
    await clear();
    throw new Error(failure);
  }
  const stopping = new AbortController();
  const keepRunning = async () => {
    while ((await running.exitCode) === panicExitCode) {
      reportFailure("Postgres ended itself, as on a full disk. It is started again.");
      await recover();
    }
    await clear();
  };
  const recover = async () => {
    for (;;) {
      running = startProcess(dataDir, socketPath);
      if (stopping.signal.aborted) running.disconnect();
      const reason = await running.failure;
      if (reason === undefined || stopping.signal.aborted) return;
      reportFailure(`${reason} (${await describeRoom(dataDir)})`);
      await running.exitCode;
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = keepRunning();
  return {
    connection: { host: socketFolder, port, user: embeddedUser, database: "postgres" },
    url: `postgres://${embeddedUser}@/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`,
    ended,
    async stop() {
      stopping.abort();
      running.disconnect();
      await ended;
    },
  };
}

/** Of a full disk PGlite only says that it could not start. */
async function describeRoom(folder: string): Promise<string> {
  // A folder that cannot be read at the moment, as on a lost network disk, must not end the attempts.
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return "its disk cannot be read";
  return `${Math.floor((disk.bavail * disk.bsize) / 1_000_000)} MB of its disk are free`;
}

type DatabaseProcess = {
  /** Why it cannot start; undefined when it has started. */
  readonly failure: Promise<string | undefined>;
  readonly exitCode: Promise<number | null>;
  /** Has it close the database in order and end. */
  disconnect(): void;
};

function startProcess(dataDir: string, socketPath: string): DatabaseProcess {
  const entry = fileURLToPath(new URL("./embedded-process.ts", import.meta.url));
  const child = fork(entry, [dataDir, socketPath], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Under `node --watch` this variable makes a child report its imports as messages before ours.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "" },
  });
  const exitCode = once(child, "exit").then(([code]) => code as number | null);
  const failure = Promise.race([
    once(child, "message").then(([message]) => {
      const first = message as EmbeddedMessage;
      return first.kind === "failed" ? first.message : undefined;
    }),
    exitCode.then(() => "The embedded database ended while it was starting."),
  ]);
  return {
    failure,
    exitCode,
    disconnect: () => {
      if (child.connected) child.disconnect();
    },
  };
}
