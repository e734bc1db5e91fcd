import { fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { getCACertificates } from "node:tls";
import { fileURLToPath } from "node:url";
import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import {
  type Source,
  type SourceAccess,
  SourceEnded,
  type SourceFile,
  SourceUnavailable,
  type UnreadableFile,
} from "./source.ts";

/** The first message to a child. */
export type ChildBegin = {
  readonly settings: SourceSettings;
  readonly access: SourceAccess;
  /** Authorities that this process trusts, as PEM. */
  readonly certificates: readonly string[];
};

/** What a child is asked for. `of` is the id of the request that began to list or to read. */
export type ChildRequest = { readonly id: number } & ChildCall;
type ChildCall =
  | { readonly call: "findRevision" | "findListedRevision" | "listFiles" }
  | { readonly call: "readFile"; readonly path: string }
  | { readonly call: "isGone"; readonly file: Pick<SourceFile, "path" | "location"> }
  | { readonly call: "next" | "stop"; readonly of: number };

export type ChildReply = { readonly id: number } & ({ readonly value: unknown } | Failure);
type Failure = {
  readonly message: string;
  readonly stack: string | undefined;
  readonly isOfSource: boolean;
};

type Waiting = Pick<PromiseWithResolvers<unknown>, "resolve" | "reject">;

const memoryMb = 384;
const endMs = 5_000;
const endedEarly = "Reading the source ended unexpectedly.";
const tooMuchMemory = `Reading the source needs more memory than allowed (${memoryMb} MB).`;

/**
 * Opens a source in a process of its own, which begins with the first call. What is made of a hostile server's replies, or of
 * a directory that does not answer, holds up nobody else, however long it takes; its memory is limited, and it ends when the source is closed.
 */
export function openIsolated(settings: SourceSettings, access: SourceAccess): Source {
  let child: ReturnType<typeof startChild> | undefined;
  const start = () => startChild({ settings, access, certificates: getCACertificates("default") });
  const ask = <T>(call: ChildCall, signal?: AbortSignal) =>
    (child ??= start()).ask<T>(call, signal);
  async function* readFrom<T>(of: number, signal: AbortSignal): AsyncGenerator<T> {
    try {
      for (;;) {
        const value = await ask<T | undefined>({ call: "next", of }, signal).result;
        if (value === undefined) return;
        yield value;
      }
    } finally {
      // Nobody waits for a child that may be at work for long, or has ended.
      ask({ call: "stop", of }).result.catch(() => {});
    }
  }
  const begin = async (call: ChildCall, signal: AbortSignal) => {
    const { id, result } = ask(call, signal);
    await result;
    return id;
  };
  return {
    findRevision: (signal) => ask<string | undefined>({ call: "findRevision" }, signal).result,
    findListedRevision: (signal) =>
      ask<string | undefined>({ call: "findListedRevision" }, signal).result,
    async *listFiles(signal) {
      const of = await begin({ call: "listFiles" }, signal);
      for await (const files of readFrom<(SourceFile | UnreadableFile)[]>(of, signal)) yield* files;
    },
    async readFile(path, signal) {
      const of = await begin({ call: "readFile", path }, signal);
      return Readable.from(readFrom<Uint8Array>(of, signal), { objectMode: false });
    },
    isGone: (file, signal) => ask<boolean>({ call: "isGone", file }, signal).result,
    close: async () => child?.end(),
  };
}

function startChild(begin: ChildBegin) {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(new URL("./source-child.ts", import.meta.url)), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Nothing of what this process knows, but where Node keeps modules compiled, if it does.
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;
  const fail = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
  };
  const send = (message: ChildBegin | ChildRequest) =>
    child.send(message, (error) => {
      if (error) fail(error);
    });
  child.on("message", ({ id, ...reply }: ChildReply) => {
    const found = waiting.get(id);
    if ("value" in reply) found?.resolve(reply.value);
    else found?.reject(toError(reply));
  });
  child.on("error", fail);
  // Node aborts when its memory is full.
  child.on("exit", (_, signal) =>
    fail(new SourceEnded(signal === "SIGABRT" ? tooMuchMemory : endedEarly)),
  );
  send(begin);
  async function result<T>(id: number, call: ChildCall, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    waiting.set(id, { resolve, reject });
    if (ended) reject(ended);
    else send({ id, ...call });
    try {
      return (await promise) as T;
    } finally {
      waiting.delete(id);
      signal?.removeEventListener("abort", abort);
    }
  }
  return {
    ask: <T>(call: ChildCall, signal?: AbortSignal) => {
      const id = ++asked;
      return { id, result: result<T>(id, call, signal) };
    },
    async end() {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (child.pid === undefined || hasEnded) return;
      child.kill("SIGKILL");
      // A call of a file system that does not answer may end with its answer only.
      await Promise.race([once(child, "exit"), setTimeout(endMs, undefined, { ref: false })]);
      child.unref();
      if (child.connected) child.disconnect();
    },
  };
}

function toError({ message, stack, isOfSource }: Failure): Error {
  return isOfSource
    ? new SourceUnavailable(message, { cause: stack })
    : new Error(message, { cause: stack });
}
