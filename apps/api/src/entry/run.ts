import { inspect } from "node:util";
import type { Logger } from "pino";
import { type Config, readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { type Composed, compose } from "./compose.ts";

/** Starts one role of the product; returns how to stop it. */
export type Role = (composed: Composed, log: Logger) => Promise<() => Promise<void>>;

/** Runs a role until a signal asks it to stop, then stops it in order: first what takes work, the database last. */
export async function run(
  role: Role,
  requirement: (config: Config) => void = () => {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    requirement(config);
    const log = openLog(config);
    const composed = await compose(config, log);
    const stopRole = await role(composed, log).catch(async (error: unknown) => {
      await composed.close();
      throw error;
    });
    untilStopped(composed, { log, stopRole });
  } catch (error) {
    // The first line is for the person at the terminal; whoever wants the stack sets LOG_LEVEL.
    process.stderr.write(
      `\nFootnote did not start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    if (process.env["LOG_LEVEL"] === "debug") process.stderr.write(`${inspect(error)}\n`);
    process.exit(1);
  }
}

function untilStopped(
  composed: Composed,
  { log, stopRole }: { log: Logger; stopRole: () => Promise<void> },
) {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping");
    await stopRole();
    await composed.close();
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  void composed.embedded?.ended.then(() => {
    if (stopping) return;
    log.error("the embedded database ended; stopping");
    process.exit(1);
  });
}

/** Roles that share their work with other processes need services that several processes can share. */
export function requireServices(config: Config): void {
  if (config.databaseUrl && config.redisUrl) return;
  throw new Error(
    "Separate processes need DATABASE_URL and REDIS_URL. For one process, run all-in-one.",
  );
}
