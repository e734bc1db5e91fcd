import type { Rebuilt } from "./rebuilt.rules.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** JFIF and the colour model of Adobe; the other application segments hold metadata. */
const keptApplications = new Set([0xe0, 0xee]);
/** Baseline, extended and progressive frames: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

type Segment = { marker: number; bytes: Buffer };

/** Keeps the tables, the frame and the scans of a JPEG file, without comments and metadata. */
export function rebuildJpeg(file: Buffer): Rebuilt | undefined {
  const segments = readSegments(file);
  const frame = segments?.filter(({ marker }) => frames.has(marker)) ?? [];
  const scan = segments?.findIndex(({ marker }) => marker === startOfScan) ?? -1;
  const [only] = frame;
  if (!segments || !only || frame.length > 1 || only.bytes.length < 10) return undefined;
  if (scan < segments.indexOf(only)) return undefined;
  const kept = segments.filter(({ marker }) => isKept(marker)).map(({ bytes }) => bytes);
  const size = { height: only.bytes.readUInt16BE(5), width: only.bytes.readUInt16BE(7) };
  return { bytes: Buffer.concat([file.subarray(0, 2), ...kept]), ...size };
}

/** The segments up to the end of the image, a scan with its compressed data; undefined when the file breaks off. */
function readSegments(file: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === endOfImage) {
      return [...segments, { marker, bytes: file.subarray(at, at + 2) }];
    }
    if (at + 4 > file.length) return undefined;
    const length = file.readUInt16BE(at + 2);
    const head = at + 2 + length;
    if (length < 2 || head > file.length) return undefined;
    const end = marker === startOfScan ? findScanEnd(file, head) : head;
    segments.push({ marker, bytes: file.subarray(at, end) });
    at = end;
  }
  return undefined;
}

function isKept(marker: number): boolean {
  const isMetadata = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  return !isMetadata || keptApplications.has(marker);
}

/** Compressed data ends before a marker that is neither a stuffed byte nor a restart. */
function findScanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return file.length;
}
