import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The encodings that browsers accept, the smallest first. */
export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/**
 * A body that is the same for everybody, with compressed copies, in memory. Sent as it is, in one write, it costs a fraction of what a text
 * costs that is encoded for each reply: anybody may ask for it hundreds of times a second.
 */
export type ReadyBody = {
  readonly content: Buffer;
  /** Where there is no copy in an encoding, nothing. */
  readonly findCopy: (encoding: Encoding) => Buffer | undefined;
};

/** Each copy is made when it is first asked for, and once: a server that starts has no time to lose. */
export function compressText(text: string): ReadyBody {
  const content = Buffer.from(text);
  const copies = new Map<Encoding, Buffer>();
  const findCopy = (encoding: Encoding) => {
    const copy = copies.get(encoding) ?? compress(content, encoding);
    copies.set(encoding, copy);
    return copy;
  };
  return { content, findCopy };
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Sends the smallest copy that the client accepts. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, body: ReadyBody) {
  const accepted = listAccepted(request.headers["accept-encoding"]);
  void reply.header("vary", "accept-encoding");
  for (const encoding of encodings.filter((one) => accepted.has(one))) {
    const copy = body.findCopy(encoding);
    if (copy) return reply.header("content-encoding", encoding).send(copy);
  }
  return reply.send(body.content);
}

/** @param header such as `gzip, br;q=0.8, zstd;q=0` */
function listAccepted(header: string | string[] | undefined): Set<string> {
  const entries = String(header ?? "").split(",");
  const wanted = entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  return new Set(wanted.map((entry) => (entry.split(";")[0] ?? "").trim().toLowerCase()));
}
