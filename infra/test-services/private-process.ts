import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Who a service runs as: servers such as Postgres refuse to run as root. */
export type Account = { uid: number; gid: number } | Record<string, never>;

export type Service = {
  folder: string;
  stop: () => Promise<void>;
  /** Ends it with this signal, does something without it, and starts it again where it was. */
  restart: (signal: NodeJS.Signals, without?: () => Promise<void>) => Promise<void>;
  /** Sends a signal to the service and to all processes that it has started, such as SIGSTOP to make it hang. */
  signal: (signal: NodeJS.Signals) => void;
};

export type Launch = {
  command: string;
  args: string[];
  account: Account;
  /** What the service prints when it takes connections. */
  ready: RegExp;
  /** How it is asked to end quickly but in order. */
  stopSignal: NodeJS.Signals;
};

/**
 * The account for services: this process's own, or as root an unprivileged one.
 * @param names accounts to try, best first
 */
export function unprivilegedAccount(names: string[]): Account {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of names) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`none of the accounts ${names.join(", ")} exists to run services as`);
}

/** A new folder only that account can read. */
export async function privateFolder(name: string, account: Account) {
  const folder = await mkdtemp(join(tmpdir(), `footnote-${name}-`));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Ports that browsers open, and that systems do not give to outgoing connections, which could take one before its service listens. */
const firstPort = 11_000;
const lastPort = 32_767;

/** A TCP port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, lastPort + 1);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return freePort();
    throw error;
  }
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a service and waits until it says that it is ready.
 * @throws Error with what it printed, when it ends or stays silent for 60 seconds
 */
export async function launch(folder: string, launched: Launch): Promise<Service> {
  const { stopSignal } = launched;
  let child = await startChild(folder, launched);
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  return {
    folder,
    stop: async () => {
      process.off("exit", killNow);
      await end(child, stopSignal);
      await rm(folder, { recursive: true, force: true });
    },
    restart: async (signal, without) => {
      await end(child, signal);
      await without?.();
      child = await startChild(folder, launched);
    },
    signal: (signal) => {
      for (const pid of child.pid === undefined ? [] : withDescendants(child.pid)) {
        process.kill(pid, signal);
      }
    },
  };
}

/** A process and everything below it, as Linux knows it; elsewhere the process alone. */
export function withDescendants(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(path) ? readFileSync(path, "utf8").split(" ").filter(Boolean) : [];
  return [pid, ...children.flatMap((child) => withDescendants(Number(child)))];
}

async function startChild(folder: string, { command, args, account, ready }: Launch) {
  const child = spawn(command, args, {
    cwd: folder,
    ...account,
    stdio: ["ignore", "pipe", "pipe"],
  });
  await printed(child, ready);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Runs a program to its end; throws with its output when it fails. */
export async function runToEnd(command: string, args: string[], account: Account) {
  const child = spawn(command, args, { ...account, cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (text: Buffer) => (output += text.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${command} failed: ${output.trim()}`);
  return output.trim();
}

/** Resolves when the output matches; goes on reading afterwards so that the service never blocks on a full pipe. */
function printed(child: ChildProcess, ready: RegExp) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    let waiting = true;
    const settle = (finish: () => void) => {
      waiting = false;
      clearTimeout(timer);
      finish();
    };
    const giveUp = (why: string) => {
      settle(() => reject(new Error(`${child.spawnfile} ${why}: ${output.trim()}`)));
    };
    const timer = setTimeout(() => giveUp("was not ready after 60 seconds"), 60_000);
    const listen = (text: Buffer) => {
      if (!waiting) return;
      output += text.toString();
      if (ready.test(output)) settle(resolve);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("error", (error) => giveUp(error.message));
    child.once("exit", () => giveUp("ended before it was ready"));
  });
}
