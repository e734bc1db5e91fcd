import { Readable } from "node:stream";
import { formatSize } from "@footnote/contracts/upload-checks";
import { SourceUnavailable } from "./source.ts";

type ReplyLimit = {
  readonly bytesMax: number;
  /** Begins the sentence of the error. */
  readonly what: string;
  /** Gets the length of each part. */
  readonly count?: (bytes: number) => void;
};

/** The body of a reply that is held in memory as a whole; it breaks off, with a SourceUnavailable, beyond the limit. */
export function limitReply(body: Readable, limit: ReplyLimit): Readable {
  return Readable.from(take(body, limit), { objectMode: false });
}

async function* take(
  body: Readable,
  { bytesMax, what, count }: ReplyLimit,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  // Leaving the loop early ends the connection.
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMax)
      throw new SourceUnavailable(`${what} is too large: more than ${formatSize(bytesMax)}.`);
    count?.(part.length);
    yield part;
  }
}
