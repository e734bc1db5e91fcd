import { createReadStream } from "node:fs";
import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { looksBinary, sniff } from "../signature.ts";
import { ExtractionError } from "../located-text.ts";

/** Byte-order marks. A mark precedes those that it begins with. */
const marks: [encoding: string, mark: number[]][] = [
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encoding's name for `openDecoder`. Throws "wrong_content" for anything but text. */
export async function detectEncoding(path: string): Promise<string> {
  const { head, sample } = await readSample(path);
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked !== undefined) return marked[0];
  const wide = detectWide(head);
  if (wide !== undefined) return wide;
  if (looksBinary(head)) return requireWide(head);
  if (shiftToJapanese.test(head.toString("latin1"))) return "iso-2022-jp";
  if (isMostlyUtf8(sample)) return "utf-8";
  return (await loadStatistics()).guessLegacyEncoding(sample);
}

/** Few files need them. */
const loadStatistics = () => import("./encodings/guess-legacy-encoding.ts");

/** The letters of most scripts are control characters and others in UTF-16. */
async function requireWide(head: Buffer): Promise<string> {
  const isKnown = sniff(head) !== undefined;
  const wide = isKnown ? undefined : (await loadStatistics()).guessWideEncoding(head);
  if (wide === undefined) throw new ExtractionError("wrong_content", "binary content, not text");
  return wide;
}

/** ISO 2022 JP, as in mail, has no bytes beyond ASCII: these begin its characters. */
const shiftToJapanese = /\x1b\$[@B]/;

/** What `iconv-lite` does not know is in the standard of the web. */
export function openDecoder(encoding: string): { write(bytes: Buffer): string; end(): string } {
  if (iconv.encodingExists(encoding)) {
    const decoder = iconv.getDecoder(encoding);
    return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? "" };
  }
  const decoder = new TextDecoder(encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** The file's beginning, and a stretch from the first byte that is not ASCII. */
async function readSample(path: string): Promise<{ head: Buffer; sample: Buffer }> {
  let head: Buffer | undefined;
  const parts: Buffer[] = [];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    head ??= chunk;
    if (parts.length > 0 || chunk.some((byte) => byte > 0x7f)) parts.push(chunk);
    if (parts.length === 4) break;
  }
  head ??= Buffer.alloc(0);
  return { head, sample: parts.length > 0 ? Buffer.concat(parts) : head };
}

/** UTF-16 without a mark: in punctuation and digits of most scripts every other byte is zero. */
function detectWide(head: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = Math.max(3, head.length * 0.1);
  const few = head.length * 0.01;
  if (odd > many && even < few) return "utf-16le";
  if (even > many && odd < few) return "utf-16be";
  return undefined;
}

/** A UTF-8 text may have a few damaged bytes. */
function isMostlyUtf8(sample: Buffer): boolean {
  const whole = withoutCutCharacter(sample);
  if (isUtf8(whole)) return true;
  const text = whole.toString("utf8");
  const damaged = text.split("\ufffd").length - 1;
  const beyondAscii = text.match(/[^\u0000-\u007f]/g)?.length ?? 0;
  return damaged * 4 < beyondAscii;
}

function withoutCutCharacter(sample: Buffer): Buffer {
  let end = sample.length;
  for (let back = 1; back <= 4 && back <= sample.length; back += 1) {
    const byte = sample[sample.length - back] ?? 0;
    if (byte < 0x80) break;
    end = sample.length - back;
    if (byte >= 0xc0) break;
  }
  return sample.subarray(0, end);
}
