import { crc32 } from "node:zlib";
import type { Rebuilt } from "./rebuilt.rules.ts";

const signatureBytes = 8;
/** Length, type and checksum of a chunk. */
const chunkFrame = 12;
const kept = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** Keeps the header, the palette and the pixels of a PNG file; each chunk must have the right checksum. */
export function rebuildPng(file: Buffer): Rebuilt | undefined {
  const parts = [file.subarray(0, signatureBytes)];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = signatureBytes; at + chunkFrame <= file.length;) {
    const end = at + chunkFrame + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString("latin1", at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    if (type === "IHDR") {
      if (size || end - at !== chunkFrame + 13) return undefined;
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    } else if (!size) return undefined;
    hasPixels ||= type === "IDAT";
    if (kept.has(type)) parts.push(file.subarray(at, end));
    if (type === "IEND") return hasPixels ? { bytes: Buffer.concat(parts), ...size } : undefined;
    at = end;
  }
  return undefined;
}
