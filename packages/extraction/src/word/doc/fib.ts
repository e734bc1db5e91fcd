import { ExtractionError } from "../../located-text.ts";
import type { Compound } from "../../office/open-compound.ts";

/** The document parts in the order they are stored. Their lengths are in characters. */
const partOrder = [
  "main",
  "footnotes",
  "headers",
  "macros",
  "comments",
  "endnotes",
  "boxes",
  "headerBoxes",
] as const;
export type DocumentPart = (typeof partOrder)[number];

/** Structures in the table stream, by their index in the header's list. */
const tables = { styles: 1, footnoteRefs: 2, footnotes: 3, commentRefs: 4, comments: 5 } as const;
const textTables = { paragraphs: 13, pieces: 33, endnoteRefs: 46, endnotes: 47 } as const;
const listTables = { lists: 73, listOverrides: 74 } as const;
const pageTables = {
  sections: 6,
  headers: 11,
  settings: 31,
} as const;
const runTables = { runs: 12, commentAuthors: 36 } as const;
const indexes = { ...tables, ...textTables, ...listTables, ...pageTables, ...runTables };

export type DocFile = {
  document: Buffer;
  /** The bytes of a structure in the table stream; empty when the document has none. */
  table(name: keyof typeof indexes): Buffer;
  /** The same with the bytes that follow: some structures are longer than their stated length. */
  tableOnwards(name: keyof typeof indexes): Buffer;
  /** The range of characters of a document part. */
  part(name: DocumentPart): { from: number; to: number };
};

const magic = 0xa5ec;
/** Word 97. Word 6 and 95 store their text and tables in another layout. */
const firstVersion = 0xc1;
const flags = { encrypted: 0x0100, table1: 0x0200 };

/**
 * Parses the file information block (FIB) at the start of the main stream. Throws the reason when it cannot be read.
 */
export function readHeader(compound: Compound): DocFile {
  const document = compound.find("WordDocument");
  if (document === undefined) throw new ExtractionError("wrong_content", "no Word document inside");
  if (document.length < 0x300)
    throw new ExtractionError(compound.complete ? "corrupt" : "truncated");
  if (document.readUInt16LE(0) !== magic) throw new ExtractionError("corrupt", "no Word header");
  const bits = document.readUInt16LE(0x0a);
  if ((bits & flags.encrypted) !== 0) throw new ExtractionError("password_protected");
  if (document.readUInt16LE(2) < firstVersion)
    throw new ExtractionError("unsupported", "before 97");
  const stream = compound.find((bits & flags.table1) === 0 ? "0Table" : "1Table");
  if (stream === undefined) throw new ExtractionError(compound.complete ? "corrupt" : "truncated");
  return {
    document,
    table(name) {
      const { offset, length } = locationOf(document, name);
      return stream.subarray(offset, offset + length);
    },
    tableOnwards(name) {
      const { offset, length } = locationOf(document, name);
      return length === 0 ? stream.subarray(0, 0) : stream.subarray(offset);
    },
    part(name) {
      const lengths = partOrder.map((_, at) => document.readUInt32LE(0x4c + at * 4));
      const index = partOrder.indexOf(name);
      const from = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
      return { from, to: from + (lengths[index] ?? 0) };
    },
  };
}

function locationOf(
  document: Buffer,
  name: keyof typeof indexes,
): { offset: number; length: number } {
  const at = 0x9a + indexes[name] * 8;
  return { offset: document.readUInt32LE(at), length: document.readUInt32LE(at + 4) };
}
