import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Ran out of time or memory, or failed. */
export class WorkFailed extends Error {
  override readonly name = "WorkFailed";
}

export type WorkLimits = { readonly timeoutMs: number; readonly memoryMb: number };

/** What the program of `runIsolated` answers. */
export type WorkReply<Output> = { readonly value: Output } | { readonly error: string };

/**
 * Has a program do one piece of work in a process of its own: work that takes long for what somebody wrote holds up nobody who
 * waits for this process. The program gets the input as its only message and sends one `WorkReply`; both may hold what
 * structured clones do.
 * @throws WorkFailed
 */
export async function runIsolated<Output>(
  program: URL,
  input: unknown,
  { timeoutMs, memoryMb }: WorkLimits,
): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const child = fork(fileURLToPath(program), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Nothing of what this process knows.
    env: {},
  });
  const fail = (message: string) => reject(new WorkFailed(message));
  const timer = setTimeout(() => fail(`It took longer than ${timeoutMs} ms.`), timeoutMs);
  child.on("message", (reply: WorkReply<Output>) => {
    if ("value" in reply) resolve(reply.value);
    else fail(reply.error);
  });
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => fail(`Its process ended with ${signal ?? code}.`));
  try {
    child.send(input as object, (error) => {
      if (error) fail(error.message);
    });
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}
