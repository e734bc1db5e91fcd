import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { MIMEType } from "node:util";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";

export type FilePart = { type: "file"; fieldname: string; filename: string; file: Readable };

/** What a boundary may be (RFC 2046, but spaces). A body of almost-matches of a long one takes seconds to search. */
const boundaryPattern = /^[\w'()+,./:=?-]{1,70}$/;
const wrongBoundary =
  "The Content-Type of an upload must have a boundary of at most 70 letters, digits and simple signs.";
/** More than any upload needs, its end included: the parser takes a second for 200,000 empty ones, which are a megabyte. */
const boundariesMax = 20;
const manyParts = "The upload has too many parts.";
/**
 * Yields the parts of a multipart body. The parser waits without limit for a part that was begun and not sent
 * (`@fastify/busboy` 3.2): a body that ends without its closing boundary ends the parts here.
 * @throws AppError upload.incomplete for a body that breaks off, request.unsupported_type for one of another kind, request.invalid for a content type without a right boundary, or too many parts
 */
export async function* readParts(
  request: FastifyRequest,
): AsyncGenerator<MultipartValue | FilePart> {
  if (!request.isMultipart()) throw new AppError("request.unsupported_type");
  const boundary = findBoundary(request.headers["content-type"] ?? "");
  // The parser reads some types otherwise: it gets one that can be read in one way only.
  request.raw.headers["content-type"] = `multipart/form-data; boundary="${boundary}"`;
  const refused = untilRefused(request.raw, boundary);
  refused.catch(() => undefined); // thrown where the next part is waited for
  try {
    const parts = request.parts();
    for (;;) {
      const next = await Promise.race([parts.next(), refused]);
      if (next.done) return;
      const part = next.value;
      yield part.type === "file" ? describeFile(part) : part;
    }
  } catch (error) {
    throw isBrokenMultipart(error) ? new AppError("upload.incomplete", { cause: error }) : error;
  }
}

/** @throws AppError request.invalid */
function findBoundary(type: string): string {
  let boundary = "";
  try {
    boundary = new MIMEType(type).params.get("boundary") ?? "";
  } catch {
    // It is no content type, and has none.
  }
  if (boundaryPattern.test(boundary)) return boundary;
  throw new AppError("request.invalid", { message: wrongBoundary });
}

/** The parser gives no name where it is empty, whatever its type says. */
function describeFile(part: MultipartFile): FilePart {
  return { ...part, filename: part.filename ?? "", file: readFile(part.file) };
}

/**
 * The bytes of a file. The parser's own stream fails when the body breaks off, which whoever is not listening yet never
 * learns: this one fails when it is read.
 */
function readFile(file: Readable): Readable {
  const read = async function* () {
    try {
      yield* file as AsyncIterable<Buffer>;
    } catch (cause) {
      throw new AppError("upload.incomplete", { cause });
    }
  };
  // A part that nobody wants is resumed without a listener.
  return Readable.from(read(), { objectMode: false }).on("error", () => undefined);
}

/**
 * Rejects when the body has ended without its closing boundary, or has too many boundaries; otherwise stays as it is. It must be called before
 * the parser gets the body.
 */
function untilRefused(raw: IncomingMessage, boundary: string): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const next = Buffer.from(`\r\n--${boundary}`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  let isClosed = false;
  let boundaries = 0;
  // A body usually begins with its first boundary, without a line break before it. Text after the closing one is allowed.
  let tail: Buffer = Buffer.from("\r\n");
  /** How much of the tail belongs to a boundary that has been counted. */
  let counted = 0;
  raw.on("data", (bytes: Buffer) => {
    // The parser gets each piece next, and would go on with all parts in it.
    if (isClosed || boundaries > boundariesMax) return void bytes.fill(0);
    const read = Buffer.concat([tail, bytes]);
    const close = read.indexOf(closing);
    isClosed = close !== -1;
    const rest = isClosed ? close + closing.length : read.length;
    let end = counted;
    for (let at = read.indexOf(next, end); at !== -1 && at < rest; at = read.indexOf(next, end)) {
      boundaries += 1;
      end = at + next.length;
      if (boundaries <= boundariesMax) continue;
      bytes.fill(0, Math.max(0, at - tail.length));
      return reject(new AppError("request.invalid", { message: manyParts }));
    }
    bytes.fill(0, Math.max(0, rest - tail.length));
    tail = read.subarray(-closing.length);
    counted = Math.max(0, end - (read.length - tail.length));
  });
  raw.once("end", () => {
    if (!isClosed) reject(new AppError("upload.incomplete"));
  });
  return promise;
}

/** The parser's own errors are plain ones; ours, Fastify's and the system's all have a code. */
function isBrokenMultipart(error: unknown): boolean {
  return error instanceof Error && !("code" in error);
}
