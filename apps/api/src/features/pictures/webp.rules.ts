import type { Rebuilt } from "./rebuilt.rules.ts";

const head = 12;
const chunkHead = 8;
/** Moving pictures are refused: nobody can turn them off where they are shown. */
const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
const hasAlpha = 0x10;

type Size = { width: number; height: number };

/** Keeps the pixels of a WebP file, without metadata and colour profiles. */
export function rebuildWebp(file: Buffer): Rebuilt | undefined {
  const end = chunkHead + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  const parts: Buffer[] = [];
  let size: Size | undefined;
  for (let at = head; at + chunkHead <= end;) {
    const type = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const next = at + chunkHead + length + (length % 2);
    if (next > end || type === "ANIM" || type === "ANMF") return undefined;
    const chunk = Buffer.from(file.subarray(at, next));
    if (type === "VP8X") chunk[chunkHead] = (chunk[chunkHead] ?? 0) & hasAlpha;
    if (type === "VP8 " || type === "VP8L") {
      if (size) return undefined;
      size = readSize(type, chunk.subarray(chunkHead));
      if (!size) return undefined;
    }
    if (kept.has(type)) parts.push(chunk);
    at = next;
  }
  if (!size) return undefined;
  const bytes = Buffer.concat([file.subarray(0, head), ...parts]);
  bytes.writeUInt32LE(bytes.length - chunkHead, 4);
  return { bytes, ...size };
}

function readSize(type: "VP8 " | "VP8L", data: Buffer): Size | undefined {
  if (type === "VP8L") {
    if (data.length < 5 || data[0] !== 0x2f) return undefined;
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}
