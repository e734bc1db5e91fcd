import { ExtractionError } from "../located-text.ts";
import { watchMemory } from "./watch-memory.ts";
import type { SandboxOptions } from "./job.ts";
import type { SandboxedChild } from "./start-child.ts";

/**
 * Passes on what is read from a child, within its limits; in the end, whatever happened, the child is gone.
 * @throws ExtractionError for a passed limit, the signal's reason, or what `messages` throws
 */
export async function* supervise<T>(
  child: SandboxedChild,
  options: SandboxOptions,
  messages: AsyncIterable<T>,
): AsyncGenerator<T> {
  const limits = enforceLimits(child, options);
  try {
    for await (const message of messages) {
      limits.pauseClock();
      yield message;
      limits.resumeClock();
    }
    // The output of a killed child may look complete.
    const broken = limits.broken();
    if (broken) throw broken;
  } catch (error) {
    throw limits.broken() ?? error;
  } finally {
    limits.release();
    await child.kill();
  }
}

/** Kills the child when a limit is exceeded or the caller aborts, and remembers the reason. */
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
