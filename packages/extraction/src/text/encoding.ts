import { createReadStream } from "node:fs";
import { isUtf8 } from "node:buffer";
import chardet from "chardet";
import { looksBinary } from "../signature.ts";
import { ExtractionError } from "../located-text.ts";

/** Byte-order marks. A mark precedes those that it begins with. */
const marks: [encoding: string, mark: number[]][] = [
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encodings that the statistics may answer, and the superset that such files really use. */
const guessable: Record<string, string> = {
  Shift_JIS: "cp932",
  "EUC-JP": "euc-jp",
  "EUC-KR": "cp949",
  GB18030: "gb18030",
  Big5: "big5",
  "KOI8-R": "koi8-r",
  "ISO-8859-1": "windows-1252",
  "ISO-8859-2": "iso-8859-2",
  "ISO-8859-5": "iso-8859-5",
  "ISO-8859-7": "windows-1253",
  "ISO-8859-9": "windows-1254",
  "windows-1250": "windows-1250",
  "windows-1251": "windows-1251",
  "windows-1253": "windows-1253",
  "windows-1255": "windows-1255",
  "windows-1256": "windows-1256",
};

/** Of 100. Below it the statistics guess at random, as with short Western texts. */
const trustworthy = 30;

/** The encoding's name in iconv-lite. Throws "wrong_content" for anything but text. */
export async function detectEncoding(path: string): Promise<string> {
  const { head, sample } = await readSample(path);
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked !== undefined) return marked[0];
  const wide = detectWide(head);
  if (wide !== undefined) return wide;
  if (looksBinary(head)) throw new ExtractionError("wrong_content", "binary content, not text");
  return isMostlyUtf8(sample) ? "utf-8" : guess(sample);
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

function guess(sample: Buffer): string {
  const best = chardet.analyse(sample).find(({ name }) => name in guessable);
  if (best === undefined || best.confidence < trustworthy) return "windows-1252";
  return guessable[best.name] ?? "windows-1252";
}
