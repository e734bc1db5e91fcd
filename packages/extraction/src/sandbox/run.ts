import { ExtractionError } from "../located-text.ts";
import { childMessage } from "../extraction-event.ts";
import { readLines } from "./read-lines.ts";
import { startChild } from "./start-child.ts";
import { watchMemory } from "./watch-memory.ts";
import type { ChildMessage, ExtractionEvent } from "../extraction-event.ts";
import type { SandboxedChild } from "./start-child.ts";

export type SandboxOptions = {
  /** Counts only while the child is waited for: a slow consumer does not use up the file's time. */
  timeoutMs: number;
  /** Resident memory of the child, V8's heap and buffers together. */
  memoryMb: number;
  signal?: AbortSignal;
};

export type SandboxJob = { parser: URL; path: string; extension: string };

/** A message longer than this is no parser's doing: parsers cut their blocks far below it. */
const longestMessage = 4_000_000;

/** Runs one parser over one file in a child process; see `extract` for what comes and what is thrown. */
export async function* runSandboxed(
  job: SandboxJob,
  options: SandboxOptions,
): AsyncGenerator<ExtractionEvent> {
  options.signal?.throwIfAborted();
  const child = await startChild(job, options);
  const limits = enforceLimits(child, options);
  try {
    for await (const line of readLines(child.output, longestMessage)) {
      limits.pauseClock();
      const message = parseMessage(line);
      if (message.type === "failed") throw new ExtractionError(message.reason, message.detail);
      yield message;
      if (message.type === "done") return;
      limits.resumeClock();
    }
    throw limits.broken() ?? (await child.explainExit());
  } catch (error) {
    throw limits.broken() ?? error;
  } finally {
    limits.release();
    await child.kill();
  }
}

function parseMessage(line: string): ChildMessage {
  try {
    return childMessage.parse(JSON.parse(line));
  } catch (cause) {
    throw new ExtractionError("crashed", `unreadable message from the parser: ${String(cause)}`);
  }
}

/** Kills the child when a limit is passed or the caller aborts, and remembers which it was. */
function enforceLimits(child: SandboxedChild, options: SandboxOptions) {
  let broken: Error | undefined;
  const stop = (why: Error) => {
    broken ??= why;
    void child.kill();
  };
  const clock = startCountdown(options.timeoutMs, () => stop(new ExtractionError("timed_out")));
  const stopWatching = watchMemory(child.pid, options.memoryMb, () =>
    stop(new ExtractionError("out_of_memory", `over ${options.memoryMb} MB`)),
  );
  const onAbort = () => stop(asError(options.signal?.reason));
  options.signal?.addEventListener("abort", onAbort, { once: true });
  return {
    broken: () => broken,
    pauseClock: () => clock.pause(),
    resumeClock: () => clock.resume(),
    release() {
      clock.pause();
      stopWatching();
      options.signal?.removeEventListener("abort", onAbort);
    },
  };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("aborted", { cause: reason });
}

function startCountdown(totalMs: number, onEnd: () => void) {
  let left = totalMs;
  let since = performance.now();
  let timer = setTimeout(onEnd, left);
  return {
    pause() {
      clearTimeout(timer);
      left -= performance.now() - since;
    },
    resume() {
      since = performance.now();
      timer = setTimeout(onEnd, Math.max(0, left));
    },
  };
}
