import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Calls `onExceeded` once when the process's resident memory exceeds the limit; returns the function that stops the
 * watch. V8's own limit covers its heap only: typed arrays and WebAssembly memory grow outside it.
 */
export function watchMemory(pid: number, limitMb: number, onExceeded: () => void): () => void {
  const everyMs = process.platform === "linux" ? 50 : 500;
  // A small document is read in less than that.
  let waitMs = process.platform === "linux" ? 10 : 500;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const check = async () => {
    const resident = await readResidentKb(pid);
    if (stopped || resident === undefined) return;
    if (resident > limitMb * 1024) onExceeded();
    else plan();
  };
  const plan = () => {
    timer = setTimeout(() => void check(), waitMs);
    waitMs = Math.min(everyMs, waitMs * 1.2);
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Undefined once the process has ended. */
async function readResidentKb(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === "linux") {
      // The kernel answers from memory: waiting for a thread that reads would cost more.
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const match = /^VmRSS:\s+(\d+) kB/m.exec(status);
      return match === null ? undefined : Number(match[1]);
    }
    const { stdout } = await run("/bin/ps", ["-o", "rss=", "-p", String(pid)]);
    return Number(stdout.trim());
  } catch {
    return undefined; // both ways fail alike when there is no such process
  }
}
