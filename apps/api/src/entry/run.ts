import { inspect } from "node:util";
import type { Logger } from "pino";
import { requireIsolatedParsers } from "../platform/parser-isolation.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { type Composed, compose } from "./compose.ts";
import { openOperationsPort } from "./operations-port.ts";
import { limitGarbage } from "./release-memory.ts";

/** Less than the half minute that container engines wait before they kill. */
const stopWithinMs = 25_000;

/** How to stop what has started, part by part in this order. The names are for the log. */
export type Stops = Readonly<Record<string, () => Promise<void>>>;

/** Starts one role of the product. */
export type Role = (composed: Composed, log: Logger) => Promise<Stops>;

/** Runs a role until a signal stops it, then shuts down in order: first what accepts work, the database last. */
export async function run(
  role: Role,
  requirement: (config: Config) => void = () => {},
): Promise<void> {
  try {
    limitGarbage();
    const config = readConfig(process.env);
    requirement(config);
    const log = openLog(config);
    await requireIsolatedParsers(config, log);
    const composed = await compose(config, log);
    const starting = startAll(role, composed, log).catch(async (error: unknown) => {
      await composed.close();
      throw error;
    });
    // Before it is ready: whoever waits for that may send the signal at once, which then ends a start in order, too.
    stopOnSignal(composed, { log, stops: starting });
    await starting;
  } catch (error) {
    // The first line is for the person at the terminal; LOG_LEVEL=debug adds the stack.
    process.stderr.write(
      `\nFootnote did not start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    if (process.env["LOG_LEVEL"] === "debug") process.stderr.write(`${inspect(error)}\n`);
    process.exit(1);
  }
}

/** The role and the port for its operators. */
async function startAll(role: Role, composed: Composed, log: Logger): Promise<Stops> {
  let isServing = false;
  const closePort = await openOperationsPort(composed.app, () => isServing);
  const stopsOfRole = await role(composed, log);
  isServing = true;
  return {
    // Nobody sends it anything new while it ends what it has.
    readiness: async () => void (isServing = false),
    ...stopsOfRole,
    "operations port": closePort,
    services: () => composed.close(),
  };
}

function stopOnSignal(composed: Composed, { log, stops }: { log: Logger; stops: Promise<Stops> }) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info("stopping");
    let part = "start";
    setTimeout(() => {
      log.error({ part }, "shutdown timed out");
      process.exit(1);
    }, stopWithinMs);
    try {
      for (const [name, close] of Object.entries(await stops)) {
        part = name;
        await close();
      }
      process.exit(0);
    } catch (error) {
      log.error({ err: error, part }, "shutdown failed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  watchNpm(() => void stop());
  void composed.embedded?.ended.then(() => {
    if (stopping) return;
    log.error("embedded database exited");
    process.exit(1);
  });
}

/** Read at once: it may be gone before everything has started. */
const startedBy = process.ppid;

/** npm passes signals on, but SIGKILL leaves it no time to: what it started must not go on without it. */
function watchNpm(stop: () => void) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  setInterval(() => {
    if (process.ppid !== startedBy) stop();
  }, 1_000).unref();
}

/** Roles that share their work with other processes need services that several processes can share. */
export function requireServices(config: Config): void {
  if (config.databaseUrl && config.redis) return;
  throw new Error(
    "Separate processes need DATABASE_URL and REDIS_URL. For one process, run all-in-one.",
  );
}
