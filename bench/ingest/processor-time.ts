import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

export type ProcessorTime = {
  /** The process itself. */
  own: number;
  /** Its children that have ended, and theirs. */
  children: number;
};

/** Processor seconds of a process since it started. */
export function readProcessorTime(pid: number): ProcessorTime {
  const { own, children } = readStat(pid);
  return { own: own / ticksPerSecond, children: children / ticksPerSecond };
}

/** Processor seconds of a process and all that it started, whether they have ended or not. */
export function readTreeTime(pid: number): number {
  const parents = new Map(listProcesses().map((one) => [one, readStat(one)]));
  const sum = (one: number): number => {
    const { own, children } = parents.get(one) ?? readStat(one);
    const running = [...parents].filter(([, { parent }]) => parent === one);
    return own + children + running.reduce((total, [child]) => total + sum(child), 0);
  };
  return sum(pid) / ticksPerSecond;
}

export function readParent(pid: number): number {
  return readStat(pid).parent;
}

/** Megabytes of a process in memory: now, and at most since it started. */
export function readMemory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return { now: read("VmRSS") / 1024, most: read("VmHWM") / 1024 };
}

function listProcesses(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function readStat(pid: number): { parent: number; own: number; children: number } {
  try {
    // The name before the last bracket may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), own: user + system, children: childUser + childSystem };
  } catch {
    return { parent: 0, own: 0, children: 0 }; // it has ended meanwhile
  }
}
