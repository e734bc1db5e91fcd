import { Readable } from "node:stream";
import { getCACertificates } from "node:tls";
import { Worker } from "node:worker_threads";
import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import {
  type Source,
  type SourceAccess,
  type SourceFile,
  SourceUnavailable,
  type UnreadableFile,
} from "./source.ts";

/** What a thread is started with. */
export type ThreadData = {
  readonly settings: SourceSettings;
  readonly access: SourceAccess;
  /** Authorities that this process trusts, as PEM. */
  readonly certificates: readonly string[];
};

/** What a thread is asked for. `of` is the id of the request that began to list or to read. */
export type ThreadRequest = { readonly id: number } & ThreadCall;
type ThreadCall =
  | { readonly call: "findRevision" | "listFiles" }
  | { readonly call: "readFile"; readonly path: string }
  | { readonly call: "next" | "stop"; readonly of: number };

export type ThreadReply = { readonly id: number } & ({ readonly value: unknown } | Failure);
type Failure = {
  readonly message: string;
  readonly stack: string | undefined;
  readonly isOfSource: boolean;
};

type Waiting = Pick<PromiseWithResolvers<unknown>, "resolve" | "reject">;

const memoryMb = 384;
const tooMuchMemory = `Reading the source needs more memory than allowed (${memoryMb} MB).`;

/**
 * Opens a source in a thread of its own, which begins with the first call. What a library makes of a hostile server's
 * replies holds up nobody else, however long it takes; its memory is limited, and it ends when the source is closed.
 */
export function openInThread(settings: SourceSettings, access: SourceAccess): Source {
  let thread: ReturnType<typeof startThread> | undefined;
  const start = () => startThread({ settings, access, certificates: getCACertificates("default") });
  const ask = <T>(call: ThreadCall, signal?: AbortSignal) =>
    (thread ??= start()).ask<T>(call, signal);
  async function* readFrom<T>(of: number, signal: AbortSignal): AsyncGenerator<T> {
    try {
      for (;;) {
        const value = await ask<T | undefined>({ call: "next", of }, signal).result;
        if (value === undefined) return;
        yield value;
      }
    } finally {
      // Nobody waits for a thread that may be at work for long, or has ended.
      ask({ call: "stop", of }).result.catch(() => {});
    }
  }
  const begin = async (call: ThreadCall, signal: AbortSignal) => {
    const { id, result } = ask(call, signal);
    await result;
    return id;
  };
  return {
    findRevision: (signal) => ask<string | undefined>({ call: "findRevision" }, signal).result,
    async *listFiles(signal) {
      const of = await begin({ call: "listFiles" }, signal);
      for await (const files of readFrom<(SourceFile | UnreadableFile)[]>(of, signal)) yield* files;
    },
    async readFile(path, signal) {
      const of = await begin({ call: "readFile", path }, signal);
      return Readable.from(readFrom<Uint8Array>(of, signal), { objectMode: false });
    },
    close: async () => thread?.end(),
  };
}

function startThread(workerData: ThreadData) {
  const worker = new Worker(new URL("./source-thread.ts", import.meta.url), {
    workerData,
    // Those of this process may not be for threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;
  const fail = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
  };
  worker.on("message", ({ id, ...reply }: ThreadReply) => {
    const found = waiting.get(id);
    if ("value" in reply) found?.resolve(reply.value);
    else found?.reject(toError(reply));
  });
  worker.on("error", (error: NodeJS.ErrnoException) =>
    fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new SourceUnavailable(tooMuchMemory) : error),
  );
  worker.on("exit", () => fail(new SourceUnavailable("Reading the source ended unexpectedly.")));
  async function result<T>(id: number, call: ThreadCall, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    waiting.set(id, { resolve, reject });
    if (ended) reject(ended);
    else worker.postMessage({ id, ...call } satisfies ThreadRequest);
    try {
      return (await promise) as T;
    } finally {
      waiting.delete(id);
      signal?.removeEventListener("abort", abort);
    }
  }
  return {
    ask: <T>(call: ThreadCall, signal?: AbortSignal) => {
      const id = ++asked;
      return { id, result: result<T>(id, call, signal) };
    },
    end: async () => void (await worker.terminate()),
  };
}

function toError({ message, stack, isOfSource }: Failure): Error {
  return isOfSource
    ? new SourceUnavailable(message, { cause: stack })
    : new Error(message, { cause: stack });
}
