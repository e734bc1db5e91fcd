// Child processes of the scripts: always from the repository's root, always on the pinned Node.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folder of the installed tools; `node` in it is the pinned Node 24. */
export const tools = join(root, "node_modules", ".bin");

/** What went wrong in words for the person at the terminal; shown without a stack. */
export class SetupError extends Error {}

/**
 * Starts a program with the pinned tools first on the PATH and the terminal as its output.
 * @param {string[]} command program and arguments
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function start([program = "", ...args], options = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quiet, ...options.env };
  env.PATH = `${tools}${delimiter}${process.env.PATH ?? ""}`;
  return spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    ...options,
    env,
  });
}

/**
 * Runs a program to its end.
 * @param {string[]} command
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it, 127 when it is missing
 */
export async function run(command, options) {
  return await ended(start(command, options));
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} see {@link run}
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]),
    );
  });
}

// Tools that would otherwise look for updates or report usage; nothing here talks to the network unasked.
const quiet = {
  CHECKPOINT_DISABLE: "1",
  DO_NOT_TRACK: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};
