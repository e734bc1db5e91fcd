import { spawn } from "node:child_process";
import { once } from "node:events";
import { ExtractionError } from "../located-text.ts";
import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { Command } from "./command.ts";

export type SandboxedChild = {
  pid: number;
  input: Writable;
  output: Readable;
  /** Kills the child's process group, if it still runs, and waits for its end. */
  kill(): Promise<void>;
  /** Waits for its end; null when a signal ended it. */
  exitCode(): Promise<number | null>;
  /** Why a child ended by itself without a last message. */
  explainExit(): Promise<ExtractionError>;
};

/** Starts a process in a group of its own, with an empty environment and three pipes. */
export async function startChild([file, ...args]: Command): Promise<SandboxedChild> {
  const child = spawn(file, args, { detached: true, env: {}, cwd: "/", stdio: "pipe" });
  const ended = once(child, "close");
  const log = keepTail(child.stderr, 4_000);
  child.stdin.on("error", () => child.stdin.destroy()); // "close" reports the child's end, not an error here
  await once(child, "spawn");
  return {
    pid: child.pid ?? 0,
    input: child.stdin,
    output: child.stdout,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) killGroup(child);
      child.stdout.destroy();
      await ended;
    },
    async exitCode() {
      await ended;
      return child.exitCode;
    },
    async explainExit() {
      await ended;
      return explain(child, log());
    },
  };
}

function killGroup(child: ChildProcess) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function keepTail(stream: Readable, length: number): () => string {
  let tail = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    tail = (tail + text).slice(-length);
  });
  return () => tail;
}

function explain(child: ChildProcess, log: string): ExtractionError {
  const how = child.signalCode ?? `exit code ${child.exitCode}`;
  if (/heap out of memory|Allocation failed|Out of memory/i.test(log)) {
    return new ExtractionError("out_of_memory", how);
  }
  // The processor-time limit of the shell; it also ends a child whose parent has exited.
  if (child.signalCode === "SIGXCPU") return new ExtractionError("timed_out", how);
  return new ExtractionError("crashed", `${how} ${log}`);
}
