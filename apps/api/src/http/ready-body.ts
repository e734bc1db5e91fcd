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
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
};

export function compressText(text: string): ReadyBody {
  const content = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    content,
    compressed: new Map([
      ["br", brotliCompressSync(content, { params })],
      ["gzip", gzipSync(content)],
    ]),
  };
}

/** Sends the smallest copy that the client accepts. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, body: ReadyBody) {
  const accepted = listAccepted(request.headers["accept-encoding"]);
  const encoding = encodings.find((one) => accepted.has(one) && body.compressed.has(one));
  void reply.header("vary", "accept-encoding");
  if (encoding === undefined) return reply.send(body.content);
  return reply.header("content-encoding", encoding).send(body.compressed.get(encoding));
}

/** @param header such as `gzip, br;q=0.8, zstd;q=0` */
function listAccepted(header: string | string[] | undefined): Set<string> {
  const entries = String(header ?? "").split(",");
  const wanted = entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  return new Set(wanted.map((entry) => (entry.split(";")[0] ?? "").trim().toLowerCase()));
}
