import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

export type Entry = "all-in-one" | "http" | "worker" | "migrate" | "backup";
type Settings = Record<string, string>;
type StartOptions = {
  args?: string[];
  below?: boolean;
  checkout?: string;
  within?: readonly string[];
};
/** Loading the product's modules is half of what a process costs here: Node keeps them compiled for the next one. */
const NODE_COMPILE_CACHE = `${root}node_modules/.cache/footnote/compiled`;

/**
 * A process of the product as an operator starts it: `node apps/api/src/entry/NAME.ts`, with these settings only.
 * @param options.below as the child of another process, as npm's would be
 * @param options.checkout the folder of the repository whose product is started, by default this one
 * @param options.within the words of a command that runs it
 */
export function startEntry(
  name: Entry,
  settings: Settings,
  { args = [], below = false, checkout = root, within = [] }: StartOptions = {},
) {
  const path = process.env["PATH"] ?? "";
  const command = [...within, process.execPath, `apps/api/src/entry/${name}.ts`, ...args];
  // A shell that has something left to do does not become the last program it starts.
  const [program = "", ...rest] = below ? ["sh", "-c", '"$@"; exit $?', "sh", ...command] : command;
  const child = spawn(program, rest, {
    cwd: checkout,
    env: {
      PATH: path,
      NODE_COMPILE_CACHE,
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (text: Buffer) => (output += text.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | string);
  return {
    child,
    ended,
    output: () => output,
    /** Where it listens, once it says so. @throws with what it printed when it ends instead */
    url: () => listening(child, () => output),
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const found = /ready at (http:\S+)/.exec(output())?.[1];
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
}

/** Runs an entry to its end. */
export async function runEntry(
  name: Entry,
  settings: Settings,
  args: string[] = [],
  within: readonly string[] = [],
) {
  const { ended, output } = startEntry(name, settings, { args, within });
  const code = await ended;
  return { code, output: output() };
}
