import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

type Running = { parent: number; ticks: number };

/**
 * Seconds of processor time that this process, and each kind of process that it has started, has taken: with their children, also
 * those that have ended. Empty where the system does not say.
 */
export function readProcessorSeconds(): Map<string, number> {
  const all = readProcesses();
  const withChildren = (pid: number): number => {
    const children = [...all].filter(([, { parent }]) => parent === pid);
    return children.reduce((sum, [child]) => sum + withChildren(child), all.get(pid)?.ticks ?? 0);
  };
  const seconds = new Map<string, number>();
  const add = (kind: string, ticks: number) =>
    seconds.set(kind, (seconds.get(kind) ?? 0) + ticks / ticksPerSecond);
  for (const [pid, { parent, ticks }] of all) {
    if (pid === process.pid) add("drill", ticks);
    if (parent === process.pid) add(kindOf(pid), withChildren(pid));
  }
  return seconds;
}

/** What each took between two readings, the most first. */
export function compareProcessorSeconds(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): [kind: string, seconds: number][] {
  const took = [...after].map(([kind, seconds]): [string, number] => [
    kind,
    seconds - (before.get(kind) ?? 0),
  ]);
  return took.toSorted(([, one], [, other]) => other - one);
}

function readProcesses(): Map<number, Running> {
  const found = new Map<number, Running>();
  for (const name of readFolder("/proc").filter((entry) => /^\d+$/.test(entry))) {
    // The name of the program, in brackets, may hold blanks: what follows it is numbers.
    const text = readText(`/proc/${name}/stat`);
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent = 0, ...times] = [1, 11, 12, 13, 14].map((at) => Number(fields[at] ?? 0));
    found.set(Number(name), { parent, ticks: times.reduce((sum, time) => sum + time, 0) });
  }
  return found;
}

/** The product's processes by their entry, others by their program. */
function kindOf(pid: number): string {
  const words = readText(`/proc/${pid}/cmdline`).split("\0");
  const entry = words.map((word) => /entry\/([\w-]+)\.ts$/.exec(word)?.[1]).find(Boolean);
  return entry ?? words[0]?.split("/").at(-1) ?? "";
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended meanwhile. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
