import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import pTimeout from "p-timeout";

/** An event as it goes over the wire. */
type Event = { readonly id: number; readonly event: { readonly type: string } };

type Read = (gone: AbortSignal) => AsyncIterable<Event>;

/** What a handler returns to answer with events. `read` is given a signal that aborts when the reader is gone. */
export class EventStream {
  readonly read: Read | null;
  /** @param read null where there will be no more events: a 204 keeps browsers from asking for them again and again */
  constructor(read: Read | null) {
    this.read = read;
  }
}

/** Proxies and browsers give up on connections that stay silent for half a minute or more. */
const heartbeatMs = 10_000;
const reconnectMs = 1_000;

export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? "").split(",").some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return (
      type === "text/event-stream" && !parameters.some((one) => /^q\s*=\s*0(?:\.0*)?$/.test(one))
    );
  });
}

/** The largest that the database has. */
const lastId = 2_147_483_647;

/** The id after which a client wants to read on: what it says itself, or its browser for it; 0 is from the first. */
export function lastEventId(request: FastifyRequest, after: number | undefined): number {
  const header = Number(request.headers["last-event-id"] ?? Number.NaN);
  return after ?? (Number.isSafeInteger(header) && header >= 0 ? Math.min(header, lastId) : 0);
}

/** Sends events as they come, as fast as the reader takes them; a comment while there are none. */
export function sendEvents(reply: FastifyReply, stream: EventStream): FastifyReply {
  if (stream.read === null) return reply.status(204).send();
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const frames = Readable.from(writeFrames(stream.read(gone.signal)), { objectMode: false });
  frames.once("error", (error) => {
    if (!gone.signal.aborted) reply.log.error({ err: error }, "event stream failed");
  });
  return reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-cache, no-transform")
    .header("x-accel-buffering", "no") // nginx would hold the events back
    .send(frames);
}

async function* writeFrames(events: AsyncIterable<Event>): AsyncGenerator<string> {
  yield `retry: ${reconnectMs}\n\n`;
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const result = await pTimeout(next, { milliseconds: heartbeatMs, message: false });
      if (result === undefined) {
        yield ": waiting\n\n";
        continue;
      }
      if (result.done) return;
      const { id, event } = result.value;
      yield `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
