import { open } from "node:fs/promises";
import { ExtractionError } from "../located-text.ts";
import type { FileHandle } from "node:fs/promises";
import type { RecordingExtension } from "@footnote/contracts/file-types";

/** Boxes that an .mp4 may begin with. */
const boxes = new Set(["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot", "udta", "uuid"]);
/** Bytes in which an .mp3 must have its first frames: encoders pad, and tags of some players precede them. */
const searched = 64 * 1024;
/** An .mp3 of fewer lasts less than a tenth of a second; random bytes make a row of this length by no realistic chance. */
const fewestFrames = 3;

const recognisers: Record<RecordingExtension, (file: FileHandle) => Promise<boolean>> = {
  ".mp3": async (file) => hasFrames(await readAt(file, await skipTag(file), searched)),
  ".wav": async (file) =>
    /^(RIFF|RF64)[^]{4}WAVE/.test((await readAt(file, 0, 12)).toString("latin1")),
  ".mp4": async (file) => boxes.has((await readAt(file, 0, 8)).toString("latin1", 4)),
};

export function isRecording(extension: string): extension is RecordingExtension {
  return Object.hasOwn(recognisers, extension);
}

/** The extension, once the file's content is of that type. Throws "empty", "wrong_content" or "unsupported". */
export async function requireRecording(
  path: string,
  extension: string,
): Promise<RecordingExtension> {
  if (!isRecording(extension)) throw new ExtractionError("unsupported", extension);
  const file = await open(path);
  try {
    if ((await file.stat()).size === 0) throw new ExtractionError("empty");
    if (!(await recognisers[extension](file))) throw new ExtractionError("wrong_content");
    return extension;
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Where the sound begins: after an ID3v2 tag, whose length is stored in four times seven bits. */
async function skipTag(file: FileHandle): Promise<number> {
  const head = await readAt(file, 0, 10);
  if (head.length < 10 || head.toString("latin1", 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return 10 + size;
}

/**
 * Whether frames follow each other. Any bytes may look like the header of one frame; a recording has several, each where
 * the one before ends, and all of the same kind.
 */
function hasFrames(bytes: Buffer): boolean {
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (countFrames(bytes, at) === fewestFrames) return true;
  }
  return false;
}

/** The number of headers of one kind that follow each other from here, counted no further than needed. */
function countFrames(bytes: Buffer, from: number): number {
  let count = 0;
  let at = from;
  while (count < fewestFrames && at + 4 <= bytes.length) {
    const length = frameLength(bytes, at);
    if (length === undefined || kindOf(bytes, at) !== kindOf(bytes, from)) break;
    count += 1;
    at += length;
  }
  return count;
}

/** The bits of a header that are the same in each frame of a recording: MPEG version, layer and sampling rate. */
function kindOf(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) & 0x001e_0c00;
}

const kilobits = {
  1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  lowLayer1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  low: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Bytes of the MPEG audio frame whose header is here; undefined for no header. */
function frameLength(bytes: Buffer, at: number): number | undefined {
  const header = bytes.readUInt32BE(at);
  if (header >>> 21 !== 0x7ff) return undefined;
  const version = (header >>> 19) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const layer = (4 - ((header >>> 17) & 3)) as 1 | 2 | 3 | 4;
  const rate = [44_100, 48_000, 32_000][(header >>> 10) & 3];
  if (version === 1 || layer === 4 || rate === undefined) return undefined;
  const rates = version === 3 ? kilobits[layer] : layer === 1 ? kilobits.lowLayer1 : kilobits.low;
  const bits = rates[((header >>> 12) & 15) - 1];
  if (bits === undefined) return undefined;
  const hertz = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const padding = (header >>> 9) & 1;
  if (layer === 1) return (Math.floor((12_000 * bits) / hertz) + padding) * 4;
  const samples = layer === 3 && version !== 3 ? 72 : 144;
  return Math.floor((samples * 1000 * bits) / hertz) + padding;
}
