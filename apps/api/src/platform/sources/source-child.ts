// Runs in a process of its own: reads one source for isolated-source.ts.
import { flushCompileCache } from "node:module";
import process from "node:process";
import { setDefaultCACertificates } from "node:tls";
import { lowerOwnPriority } from "../priority.ts";
import type { ChildBegin, ChildReply, ChildRequest } from "./isolated-source.ts";
import { openHere } from "./open-kind.ts";
import { type Source, SourceUnavailable } from "./source.ts";

const filesAtOnce = 100;
/** Steps of priority. */
const requestsFirst = 5;

lowerOwnPriority(requestsFirst);
/** Who no longer wants an answer ends the process. */
const never = new AbortController().signal;
const reading = new Map<number, AsyncIterator<unknown>>();
const opening = Promise.withResolvers<Source>();

process.on("message", (message: ChildBegin | ChildRequest) => {
  if ("id" in message) void reply(message);
  else opening.resolve(open(message));
});
// It ends with its parent, which decides when: a signal to both must not look like a failure of the source.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function open({ settings, access, certificates }: ChildBegin): Promise<Source> {
  setDefaultCACertificates(certificates);
  const source = await openHere(settings, access);
  // Its modules are kept for the next process, where they are kept at all: this one is ended before Node would do so.
  flushCompileCache();
  return source;
}

async function reply(request: ChildRequest): Promise<void> {
  const { id } = request;
  const send = (answer: ChildReply) => process.send?.(answer);
  try {
    send({ id, value: await answer(request) });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ id, message, stack, isOfSource: error instanceof SourceUnavailable });
  }
}

async function answer(request: ChildRequest): Promise<unknown> {
  const source = await opening.promise;
  switch (request.call) {
    case "findRevision":
      return source.findRevision(never);
    case "findListedRevision":
      return source.findListedRevision?.(never);
    case "listFiles":
      reading.set(request.id, inBatches(source.listFiles(never)));
      return undefined;
    case "readFile": {
      const content = await source.readFile(request.path, never);
      reading.set(request.id, content[Symbol.asyncIterator]());
      return undefined;
    }
    case "isGone":
      return source.isGone(request.file, never);
    case "next": {
      const next = await reading.get(request.of)?.next();
      return next?.done === false ? next.value : undefined;
    }
    case "stop":
      await reading.get(request.of)?.return?.();
      reading.delete(request.of);
      return undefined;
  }
}

/** What was listed before a failure comes before it. */
async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  try {
    for await (const item of items) {
      batch.push(item);
      if (batch.length < filesAtOnce) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    yield batch;
    throw error;
  }
  yield batch;
}
