import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pTimeout from "p-timeout";
import { giveWay } from "../platform/give-way.ts";
import { AppError } from "../platform/errors.ts";
import { timeouts } from "./timeouts.ts";

/** Up to here the body of a request that is too large is read, so that the answer reaches its sender; then the connection is closed. */
const discardedMax = 64 * 1024 * 1024;

/**
 * Takes JSON bodies of up to `limit` bytes, or the route's own limit. An empty one is none: many clients send the content type with every
 * DELETE. A longer one is read to its end before it is refused, since clients drop an answer that comes earlier.
 */
export function acceptJson(server: FastifyInstance, limit: number): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeContentTypeParser(["application/json", "text/plain"]);
  server.addContentTypeParser(
    "application/json",
    async (request: FastifyRequest, payload: Readable) => {
      const text = await limitTime(readText(payload, request.routeOptions.bodyLimit ?? limit));
      if (text.trim() === "") return undefined;
      if (text.length > longText) await giveWay();
      if (hasTooManyParts(text)) throw new AppError("request.too_large");
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
      return promise;
    },
  );
}

/** Parsing a longer one takes milliseconds; sixty of 4 MB at once would let others wait for seconds. */
const longText = 100_000;

/** Of objects, arrays and their members. A body of 4 MB could have millions, which take a second to parse, before anybody has asked who sends them. */
const partsMax = 100_000;
/** Of objects and arrays within each other: what reads a body calls itself for each. */
const levelsMax = 200;

/** Whether a JSON text has more parts, or more levels, than any request needs. What its strings contain does not count. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  let levels = 0;
  let isInString = false;
  for (let at = 0; at < text.length && parts <= partsMax && levels <= levelsMax; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === backslash) at += 1;
    else if (unit === quote) isInString = !isInString;
    if (isInString) continue;
    if (separators.has(unit)) parts += 1;
    if (openers.has(unit)) levels += 1;
    else if (closers.has(unit)) levels -= 1;
  }
  return parts > partsMax || levels > levelsMax;
}

const backslash = 0x5c;
const quote = 0x22;
const unitsOf = (text: string) => new Set(Array.from(text, (character) => character.charCodeAt(0)));
const separators = unitsOf("[{,");
const openers = unitsOf("[{");
const closers = unitsOf("]}");

/** Limits how long a client may send its body. @throws AppError request.too_slow */
function limitTime<T>(reading: Promise<T>): Promise<T> {
  return pTimeout(reading, {
    milliseconds: timeouts.json,
    fallback: () => {
      throw new AppError("request.too_slow");
    },
  });
}

async function readText(payload: Readable, limit: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of payload as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
    if (size > discardedMax) break;
  }
  if (size > limit) throw new AppError("request.too_large");
  return Buffer.concat(pieces).toString("utf8");
}
