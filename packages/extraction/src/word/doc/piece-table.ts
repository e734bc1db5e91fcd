import { ExtractionError } from "../../located-text.ts";
import type { DocFile } from "./fib.ts";

/** A range of characters and where its bytes are in the main stream. */
type Piece = { from: number; to: number; offset: number; width: 1 | 2 };

export type PieceTable = {
  /** The characters of a range, control characters included. */
  read(from: number, to: number): string;
  /** The ranges of characters that these bytes of the main stream encode, in the text's order. */
  charactersOf(bytes: { from: number; to: number }): { from: number; to: number }[];
  /** The byte of the main stream at which a character begins; undefined for none. */
  offsetOf(character: number): number | undefined;
};

const latin = new TextDecoder("windows-1252");
const wide = new TextDecoder("utf-16le");

export function readPieces(file: DocFile): PieceTable {
  const pieces = parsePieces(findPlex(file.table("pieces")));
  return {
    read(from, to) {
      let text = "";
      for (const piece of pieces) {
        const [start, end] = [Math.max(from, piece.from), Math.min(to, piece.to)];
        if (start >= end) continue;
        const at = piece.offset + (start - piece.from) * piece.width;
        const bytes = file.document.subarray(at, at + (end - start) * piece.width);
        text += (piece.width === 1 ? latin : wide).decode(bytes);
      }
      return text;
    },
    charactersOf(bytes) {
      return pieces.flatMap(({ from, to, offset, width }) => {
        const start = Math.max(0, Math.ceil((bytes.from - offset) / width));
        const end = Math.min(to - from, Math.ceil((bytes.to - offset) / width));
        return start < end ? [{ from: from + start, to: from + end }] : [];
      });
    },
    offsetOf(character) {
      const piece = pieces.find(({ from, to }) => character >= from && character < to);
      return piece && piece.offset + (character - piece.from) * piece.width;
    },
  };
}

/** Skips the formatting that may precede the piece table. */
function findPlex(bytes: Buffer): Buffer {
  let at = 0;
  while (bytes[at] === 1) at += 3 + bytes.readUInt16LE(at + 1);
  if (bytes[at] !== 2) throw new ExtractionError("corrupt", "no piece table");
  return bytes.subarray(at + 5, at + 5 + bytes.readUInt32LE(at + 1));
}

function parsePieces(plex: Buffer): Piece[] {
  const count = Math.floor((plex.length - 4) / 12);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const field = plex.readUInt32LE((count + 1) * 4 + at * 8 + 2);
    const narrow = (field & 0x40000000) !== 0;
    const offset = field & 0x3fffffff;
    const [from, to] = [plex.readUInt32LE(at * 4), plex.readUInt32LE(at * 4 + 4)];
    return { from, to, offset: narrow ? offset / 2 : offset, width: narrow ? 1 : 2 };
  });
}
