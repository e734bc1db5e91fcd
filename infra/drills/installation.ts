import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Entry, startEntry } from "../../apps/api/src/test/processes.ts";
import { startPostgres } from "../test-services/postgres.ts";
import { freePort, type Service } from "../test-services/private-process.ts";
import { startRedis } from "../test-services/redis.ts";
import { type ModelProvider, startModelProvider } from "./model-provider.ts";
import { mountSmallDisk } from "./small-disk.ts";

/** What makes the tests' Postgres quick is not what a product runs on. */
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

type Process = ReturnType<typeof startEntry>;
type Settings = Record<string, string>;
type Started = { url: string } & Pick<Service, "stop" | "restart" | "signal">;

export type Role = "api" | "api-b" | "worker-a" | "worker-b";

/** The product as separate processes with services of its own, in temporary folders. */
export type Installation = {
  readonly url: string;
  /** The API processes that serve, in turn, as a load balancer has it; the first one's address where none does. */
  readonly nextUrl: () => string;
  readonly settings: Settings;
  readonly model: ModelProvider;
  readonly postgres: Started;
  readonly redis: Started;
  /** Whether the data folder is a small disk of its own, which can be filled. */
  readonly hasSmallDisk: boolean;
  /** Starts a process that does not run; `settings` are beside those of the installation. */
  start(role: Role, options?: { settings?: Settings; checkout?: string }): Promise<void>;
  /** Ends a process and waits for its end. */
  end(role: Role, signal: NodeJS.Signals): Promise<void>;
  pid(role: Role): number;
  /** Processes that ended although nobody ended them, with what they printed. Empties the list. */
  takeCrashes(): string[];
  close(): Promise<void>;
};

const entries: Record<Role, Entry> = {
  api: "http",
  "api-b": "http",
  "worker-a": "worker",
  "worker-b": "worker",
};
const roles = Object.keys(entries) as Role[];

/** @throws Error naming the service that is not installed */
export async function openInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), "footnote-drill-"));
  const disk = await mountSmallDisk(join(folder, "data"));
  const postgres = requireStarted(await startPostgres(durable));
  const redis = requireStarted(await startRedis());
  const model = await startModelProvider();
  const port = await freePort();
  const settings = {
    DATA_DIR: disk.folder,
    // Of a disk of 96 MB; the product's own would be more than all of it.
    DISK_RESERVE_MB: "8",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    OPENAI_API_KEY: "drill",
    OPENAI_BASE_URL: model.baseUrl,
    CHAT_MODEL: "emulated",
    EMBEDDING_MODEL: "emulated-vectors",
    MODEL_TIMEOUT_SECONDS: "3",
    LOG_LEVEL: "fatal",
    PORT: String(port),
  };
  const processes = openProcesses(settings);
  await processes.start("api");
  await Promise.all([processes.start("worker-a"), processes.start("worker-b")]);
  const url = `http://127.0.0.1:${port}`;
  let turn = 0;
  const nextUrl = () => {
    const serving = [...processes.serving.values()];
    return serving[turn++ % serving.length] ?? url;
  };
  return {
    url,
    nextUrl,
    settings,
    model,
    postgres,
    redis,
    hasSmallDisk: disk.isSmall,
    ...processes,
    async close() {
      await Promise.all(roles.map((role) => processes.end(role, "SIGKILL")));
      await Promise.all([model.close(), redis.stop(), postgres.stop()]);
      disk.unmount();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function openProcesses(settings: Settings) {
  const running = new Map<Role, Process>();
  const serving = new Map<Role, string>();
  const crashes: string[] = [];
  const watch = async (role: Role, started: Process) => {
    const code = await started.ended;
    if (running.get(role) !== started) return;
    crashes.push(`${role} crashed (${code}): ${started.output().slice(-500)}`);
  };
  // A drill that is interrupted leaves no process behind.
  process.once("exit", () => {
    for (const { child } of running.values()) child.kill("SIGKILL");
  });
  return {
    serving,
    async start(role: Role, options: { settings?: Settings; checkout?: string } = {}) {
      // The second process that serves takes any free port.
      const own = { ...settings, ...(role === "api-b" && { PORT: "0" }), ...options.settings };
      const { checkout } = options;
      const started = startEntry(entries[role], own, checkout === undefined ? {} : { checkout });
      running.set(role, started);
      void watch(role, started);
      if (entries[role] === "http") serving.set(role, await started.url());
    },
    async end(role: Role, signal: NodeJS.Signals) {
      const found = running.get(role);
      running.delete(role);
      serving.delete(role);
      await found?.stop(signal);
    },
    pid: (role: Role) => running.get(role)?.child.pid ?? 0,
    takeCrashes: () => crashes.splice(0),
  };
}

function requireStarted(found: Awaited<ReturnType<typeof startPostgres>>): Started {
  if ("missing" in found) throw new Error(`The drills need Postgres and Redis: ${found.missing}`);
  const { url, stop, restart, signal } = found;
  if (!restart || !signal) throw new Error("A service of the drills must be able to restart");
  return { url, stop, restart, signal };
}
