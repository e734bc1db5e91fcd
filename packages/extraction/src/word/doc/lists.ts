import { startLabels } from "../list-labels.ts";
import type { DocFile } from "./fib.ts";
import type { Level, List, NextLabel, Pattern } from "../list-labels.ts";

const formats: Record<number, string> = {
  0: "decimal",
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  22: "decimalZero",
  23: "bullet",
  255: "none",
};
/** Bytes of the fixed part of a list, a level and a list override. */
const [listSize, levelSize, useSize] = [28, 28, 16];

/** Reads the lists. Their ids are the numbers, from 1, that paragraphs refer to them with. */
export function readDocLists(file: DocFile): NextLabel {
  const patterns = readPatterns(file.tableOnwards("lists"));
  const uses = file.table("listOverrides");
  const lists = new Map<string, List>();
  const count = uses.length < 4 ? 0 : uses.readUInt32LE(0);
  for (let at = 0; at < count && 4 + (at + 1) * useSize <= uses.length; at += 1) {
    const pattern = patterns.get(uses.readUInt32LE(4 + at * useSize));
    if (pattern !== undefined) lists.set(String(at + 1), { pattern, starts: new Map() });
  }
  return startLabels(lists);
}

/** The fixed parts of all lists come first, then all their levels: one for a simple list, else nine. */
function readPatterns(bytes: Buffer): Map<number, Pattern> {
  const patterns = new Map<number, Pattern>();
  const count = bytes.length < 2 ? 0 : bytes.readUInt16LE(0);
  let at = 2 + count * listSize;
  for (let list = 0; list < count; list += 1) {
    const fixed = 2 + list * listSize;
    const pattern: Pattern = { levels: new Map(), counters: [] };
    const levels = (bytes.readUInt8(fixed + 26) & 1) === 1 ? 1 : 9;
    for (let level = 0; level < levels; level += 1) {
      if (at + levelSize + 2 > bytes.length) return patterns;
      const textAt = at + levelSize + bytes.readUInt8(at + 24) + bytes.readUInt8(at + 25);
      const length = bytes.readUInt16LE(textAt) * 2;
      const text = bytes.subarray(textAt + 2, textAt + 2 + length).toString("utf16le");
      pattern.levels.set(level, readLevel(bytes.subarray(at), text));
      at = textAt + 2 + length;
    }
    patterns.set(bytes.readUInt32LE(fixed), pattern);
  }
  return patterns;
}

/** In the text, the characters 0 to 8 stand for the number of the level of that index. */
function readLevel(bytes: Buffer, text: string): Level {
  return {
    start: bytes.readInt32LE(0),
    format: formats[bytes.readUInt8(4)] ?? "decimal",
    text: text.replace(/[\u0000-\u0008]/g, (level) => `%${level.charCodeAt(0) + 1}`),
  };
}
