// Runs in a thread: reads one source for threaded-source.ts.
import assert from "node:assert";
import { setDefaultCACertificates } from "node:tls";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "../priority.ts";
import { openHere } from "./open-kind.ts";
import { type Source, SourceUnavailable } from "./source.ts";
import type { ThreadData, ThreadReply, ThreadRequest } from "./threaded-source.ts";

const filesAtOnce = 100;
/** Steps of priority. */
const requestsFirst = 10;

const { settings, access, certificates } = workerData as ThreadData;
setDefaultCACertificates(certificates);
lowerThreadPriority(requestsFirst);
/** Who no longer wants an answer ends the thread as a whole. */
const never = new AbortController().signal;
const reading = new Map<number, AsyncIterator<unknown>>();
let opening: Promise<Source> | undefined;

const port = parentPort;
assert(port);
port.on("message", (request: ThreadRequest) => void reply(request));

async function reply(request: ThreadRequest): Promise<void> {
  const { id } = request;
  const send = (answer: ThreadReply, moved: ArrayBuffer[] = []) => port?.postMessage(answer, moved);
  try {
    const value = await answer(request);
    send({ id, value }, value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ id, message, stack, isOfSource: error instanceof SourceUnavailable });
  }
}

async function answer(request: ThreadRequest): Promise<unknown> {
  const source = await (opening ??= openHere(settings, access));
  switch (request.call) {
    case "findRevision":
      return source.findRevision(never);
    case "listFiles":
      reading.set(request.id, inBatches(source.listFiles(never)));
      return undefined;
    case "readFile": {
      const content = await source.readFile(request.path, never);
      reading.set(request.id, copies(content));
      return undefined;
    }
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

/** Of their own, since the memory of a buffer may be shared with others and is moved to the other thread as a whole. */
async function* copies(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const bytes of content) yield new Uint8Array(bytes);
}
