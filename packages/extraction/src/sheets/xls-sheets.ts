import { biffType, type BiffRecord, readCharacters, readRecords } from "./biff.ts";
import { type DrawingAnchor, toDrawingAnchor } from "./drawing-anchor.ts";
import type { HeaderFooter } from "./headers-footers.ts";

/** Rows or columns, counted from 1, that are hidden or folded by an outline. */
type Away = { from: number; to: number; outlineLevel: number };

/** What the library does not report about a sheet. */
export type XlsSheet = {
  hidden: boolean;
  filtered: boolean;
  rows: Away[];
  columns: Away[];
  headersFooters: HeaderFooter[];
  boxes: { position: DrawingAnchor; text: string }[];
};

/** Excel 97 to 2003; older editions write texts in another way. */
const newest = 0x0600;
const [note, clientAnchor] = [0x19, 0xf010];
const mostBoxes = 5_000;

/** The sheets in the workbook's order. */
export function readXlsSheets(stream: Buffer): XlsSheet[] {
  const sheets: XlsSheet[] = [];
  for (const { type, body } of readRecords(stream, 0)) {
    if (type === biffType.eof) break;
    if (type !== biffType.boundSheet || body.length < 6) continue;
    const hidden = ((body[4] ?? 0) & 3) !== 0;
    sheets.push({ ...readSheet(stream, body.readUInt32LE(0)), hidden });
  }
  return sheets;
}

type SheetParser = Omit<XlsSheet, "hidden"> & {
  /** The position of the next object, and how many characters of its text are still to come. */
  position: DrawingAnchor | undefined;
  box: { text: string; left: number } | undefined;
  isNote: boolean;
};

function readSheet(stream: Buffer, at: number): Omit<XlsSheet, "hidden"> {
  const sheet = { filtered: false, rows: [], columns: [], headersFooters: [], boxes: [] };
  const parser: SheetParser = { ...sheet, position: undefined, box: undefined, isNote: false };
  let [depth, edition] = [0, 0];
  for (const record of readRecords(stream, at)) {
    // A chart is nested in its sheet as a sheet of its own.
    if (record.type === biffType.bof) depth += 1;
    if (record.type === biffType.bof && depth === 1 && record.body.length >= 2) {
      edition = record.body.readUInt16LE(0);
    }
    if (record.type === biffType.eof) depth -= 1;
    if (depth <= 0) break;
    if (depth === 1) parseRecord(parser, record, edition === newest);
  }
  return parser;
}

function parseRecord(parser: SheetParser, { type, body }: BiffRecord, hasTexts: boolean): void {
  const reader = readers[type];
  if (reader !== undefined && body.length >= reader.least) reader.read(parser, body);
  else if (hasTexts) textReaders[type]?.(parser, body);
}

type Reader = { least: number; read: (parser: SheetParser, body: Buffer) => void };

const readers: Readonly<Record<number, Reader>> = {
  [biffType.autoFilterInfo]: { least: 0, read: (parser) => void (parser.filtered = true) },
  [biffType.row]: {
    least: 14,
    read: ({ rows }, body) => {
      const [row, bits] = [body.readUInt16LE(0) + 1, body.readUInt16LE(12)];
      if ((bits & 0x20) !== 0) rows.push({ from: row, to: row, outlineLevel: bits & 7 });
    },
  },
  [biffType.columnInfo]: {
    least: 10,
    read: ({ columns }, body) => {
      const [from, to] = [body.readUInt16LE(0) + 1, body.readUInt16LE(2) + 1];
      const bits = body.readUInt16LE(8);
      if ((bits & 1) !== 0) columns.push({ from, to, outlineLevel: (bits >> 8) & 7 });
    },
  },
};

const textReaders: Readonly<Record<number, (parser: SheetParser, body: Buffer) => void>> = {
  [biffType.header]: ({ headersFooters }, body) =>
    void headersFooters.push(readHeaderFooter("header", body)),
  [biffType.footer]: ({ headersFooters }, body) =>
    void headersFooters.push(readHeaderFooter("footer", body)),
  [biffType.drawing]: (parser, body) => {
    parser.position = findPosition(body) ?? parser.position;
  },
  [biffType.object]: (parser, body) => {
    parser.box = undefined;
    parser.isNote = body.length >= 6 && body.readUInt16LE(4) === note;
  },
  [biffType.textObject]: (parser, body) => {
    const { position, isNote, boxes } = parser;
    // A cell comment is a text object, too.
    if (isNote || position === undefined || body.length < 12 || boxes.length >= mostBoxes) return;
    parser.box = { text: "", left: body.readUInt16LE(10) };
    boxes.push(Object.assign(parser.box, { position }));
  },
  [biffType.continuation]: ({ box }, body) => {
    if (box === undefined || box.left === 0) return;
    const text = readCharacters(body, box.left);
    box.text += text;
    box.left -= text.length;
  },
};

function readHeaderFooter(kind: HeaderFooter["kind"], body: Buffer): HeaderFooter {
  const code = body.length < 3 ? "" : readCharacters(body.subarray(2), body.readUInt16LE(0));
  return { kind, code, used: true };
}

/** The position of the last shape in a piece of the sheet's drawing, whose records are nested. */
function findPosition(bytes: Buffer): DrawingAnchor | undefined {
  let position: DrawingAnchor | undefined;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const isContainer = (bytes.readUInt16LE(at) & 0xf) === 0xf;
    const [type, length] = [bytes.readUInt16LE(at + 2), bytes.readUInt32LE(at + 4)];
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === clientAnchor && body.length >= 18) position = readPosition(body);
    at += isContainer ? 8 : 8 + length;
  }
  return position;
}

function readPosition(body: Buffer): DrawingAnchor {
  const field = (at: number) => body.readUInt16LE(at * 2);
  const from = { col: field(1), colOff: field(2), row: field(3), rowOff: field(4) };
  const to = { col: field(5), colOff: field(6), row: field(7), rowOff: field(8) };
  return toDrawingAnchor(from, to, 1);
}
