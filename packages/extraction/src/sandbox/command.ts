import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SandboxOptions } from "./job.ts";

const run = promisify(execFile);
/** All packages of the workspace: a parser imports the contracts too. */
const packagesFolder = dirname(dirname(dirname(import.meta.dirname)));

export type Command = [file: string, ...args: string[]];

/** Below the process that starts it, which answers requests or renews leases meanwhile: a third of its share of the processor. */
const stepsBelow = 5;

/**
 * A program's command line inside its limits, outermost first: kernel limits from the shell (they apply even if this
 * process exits), less priority, an empty environment, no network where the kernel allows that.
 */
export async function confine(
  program: readonly string[],
  options: SandboxOptions & { writable?: Writable },
): Promise<Command> {
  const limited = `${kernelLimits(options)} exec nice -n ${stepsBelow} /usr/bin/env -i ${homeIn(options.writable)} "$@"`;
  return ["/bin/sh", "-c", limited, "sh", ...(await withoutNetwork()), ...program];
}

/**
 * V8 accepts compiled code only in a process with the flags of the one that made it. Optimizing beside the running code takes
 * a tenth more processor, which another document could use.
 */
export const engineFlags = [
  "--disallow-code-generation-from-strings",
  "--no-concurrent-recompilation",
];

/**
 * Node on a file of this package with Node's permission model: it may read the code and these files, and may not write,
 * start processes or workers, evaluate code or (unless `addons` says so) load addons.
 */
export function nodeCommand(
  program: readonly string[],
  allowed: { memoryMb: number; readable?: readonly string[]; addons?: boolean },
): string[] {
  const readable = [...(allowed.readable ?? []), `${packagesFolder}/*`, `${installedPackages()}/*`];
  return [
    process.execPath,
    `--max-old-space-size=${Math.floor(allowed.memoryMb * 0.75)}`,
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(allowed.addons ? ["--allow-addons"] : []),
    ...engineFlags,
    "--no-warnings",
    ...program,
  ];
}

/** The program's own folder, in which it may write files of at most so many bytes. */
export type Writable = { folder: string; maxBytes: number };

function homeIn(writable: Writable | undefined): string {
  return writable === undefined ? "" : `HOME='${writable.folder}' TMPDIR='${writable.folder}'`;
}

/** No core dumps, no file writes, processor time for all threads, and writable memory as a backstop. */
function kernelLimits({
  timeoutMs,
  memoryMb,
  writable,
}: SandboxOptions & { writable?: Writable }): string {
  const seconds = Math.ceil(timeoutMs / 1000) * 4 + 5;
  const kilobytes = (memoryMb * 2 + 512) * 1024;
  // The shell counts blocks of 512 bytes.
  const blocks = Math.ceil((writable?.maxBytes ?? 0) / 512);
  return `ulimit -c 0; ulimit -f ${blocks}; ulimit -t ${seconds}; ulimit -d ${kilobytes} 2>/dev/null;`;
}

/** The outermost node_modules folder that contains this package's dependencies. */
function installedPackages(): string {
  const installed = realpathSync(fileURLToPath(import.meta.resolve("zod/package.json")));
  return installed.slice(0, installed.indexOf("/node_modules/") + "/node_modules".length);
}

/**
 * Whether the kernel gives parsers an empty network. Where it does not, as in most containers, only Node's own functions for
 * it are taken from them.
 */
export async function isNetworkIsolated(): Promise<boolean> {
  return (await withoutNetwork()).length > 0;
}

let probe: Promise<string[]> | undefined;

/** An empty network namespace, as root or through a user namespace; [] where the kernel refuses both. */
function withoutNetwork(): Promise<string[]> {
  probe ??= findWorking([
    ["/usr/bin/unshare", "--net", "--"],
    ["/usr/bin/unshare", "--map-root-user", "--net", "--"],
  ]);
  return probe;
}

async function findWorking(prefixes: [string, ...string[]][]): Promise<string[]> {
  for (const [file, ...args] of prefixes) {
    const works = await run(file, [...args, "/bin/true"]).then(
      () => true,
      () => false,
    );
    if (works) return [file, ...args];
  }
  return [];
}
