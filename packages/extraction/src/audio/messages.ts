import { once } from "node:events";
import { z } from "zod";
import { ExtractionError, extractionFailures } from "../located-text.ts";
import type { Readable, Writable } from "node:stream";

/** The messages of the repackaging process: parts with their bytes, then "done" or a failure. */
const message = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("part"),
    name: z.string(),
    mimeType: z.string(),
    from: z.number(),
    to: z.number(),
    total: z.number(),
  }),
  z.object({ type: z.literal("done") }),
  z.object({ type: z.literal("failed"), reason: z.enum(extractionFailures), detail: z.string() }),
]);

export type Message = z.infer<typeof message>;
export type Received = { message: Message; bytes: Uint8Array<ArrayBuffer> };

/** Bytes. Providers take 26,214,400 at once, the request's own bytes among them. */
export const mostPartBytes = 24 * 1024 * 1024;
const mostHeadBytes = 64 * 1024;

/** Writes two lengths, the message as JSON, the bytes. Waits while the pipe is full. */
export async function send(stream: Writable, sent: Message, bytes?: Uint8Array): Promise<void> {
  const head = Buffer.from(JSON.stringify(sent));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(bytes?.length ?? 0, 4);
  stream.write(Buffer.concat([lengths, head]));
  if (!stream.write(bytes ?? "")) await once(stream, "drain");
}

/** The messages of a stream. Throws "crashed" for an invalid one. */
export async function* receive(stream: Readable): AsyncGenerator<Received> {
  let held: Buffer[] = [];
  let [length, needed] = [0, 8];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    while (length >= needed) {
      const all = Buffer.concat(held);
      const [head, body] = [all.readUInt32BE(0), all.readUInt32BE(4)];
      if (head > mostHeadBytes || body > mostPartBytes) {
        throw new ExtractionError("crashed", "a message beyond all bounds");
      }
      needed = 8 + head + body;
      held = [all];
      if (length < needed) break;
      yield {
        message: parse(all.toString("utf8", 8, 8 + head)),
        bytes: new Uint8Array(all.subarray(8 + head, needed)),
      };
      held = [all.subarray(needed)];
      length -= needed;
      needed = 8;
    }
  }
}

function parse(text: string): Message {
  try {
    return message.parse(JSON.parse(text));
  } catch (cause) {
    throw new ExtractionError("crashed", `an unreadable message: ${String(cause)}`);
  }
}
