import { operations } from "./operations.ts";
import type { DocFile } from "./fib.ts";

export type Properties = {
  style: number;
  inTable: boolean;
  /** Ends a table's row. */
  endsRow: boolean;
  /** The number, from 1, of the list it belongs to; 0 for none. */
  list: number;
  listLevel: number;
  /** 0 to 8 for a heading; 9 for body text. */
  outline: number | undefined;
};

type Run = { from: number; to: number; properties: Properties };

const codes = {
  inTable: 0x2416,
  endsRow: 0x2417,
  list: 0x460b,
  listLevel: 0x260a,
  outline: 0x2640,
  style: 0x4600,
};
const plain: Properties = {
  style: 0,
  inTable: false,
  endsRow: false,
  list: 0,
  listLevel: 0,
  outline: undefined,
};

/** Finds a paragraph's properties by the byte in the main stream that its mark stands at. */
export function readProperties(file: DocFile): (offset: number | undefined) => Properties {
  const runs = readRuns(file).toSorted((a, b) => a.from - b.from);
  return (offset) => {
    if (offset === undefined) return plain;
    let [low, high] = [0, runs.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const run = runs[middle];
      if (run === undefined) break;
      if (offset < run.from) high = middle - 1;
      else if (offset >= run.to) low = middle + 1;
      else return run.properties;
    }
    return plain;
  };
}

/** The runs of all pages of 512 bytes that the table lists. */
function readRuns(file: DocFile): Run[] {
  const table = file.table("paragraphs");
  const count = Math.floor((table.length - 4) / 8);
  const runs: Run[] = [];
  for (let at = 0; at < count; at += 1) {
    const number = table.readUInt32LE((count + 1) * 4 + at * 4) & 0x3fffff;
    const page = file.document.subarray(number * 512, number * 512 + 512);
    if (page.length === 512) runs.push(...readPage(page));
  }
  return runs;
}

function readPage(page: Buffer): Run[] {
  const count = Math.min(page.readUInt8(511), 29);
  return Array.from({ length: count }, (_, at) => {
    const start = page.readUInt8((count + 1) * 4 + at * 13) * 2;
    const [from, to] = [page.readUInt32LE(at * 4), page.readUInt32LE(at * 4 + 4)];
    return { from, to, properties: start === 0 ? plain : parse(page, start) };
  });
}

function parse(page: Buffer, start: number): Properties {
  const short = page[start] ?? 0;
  const [from, size] =
    short === 0 ? [start + 2, (page[start + 1] ?? 0) * 2] : [start + 1, short * 2 - 1];
  const bytes = page.subarray(from, from + size);
  if (bytes.length < 2) return plain;
  const properties = { ...plain, style: bytes.readUInt16LE(0) };
  for (const { code, value } of operations(bytes.subarray(2))) apply(properties, code, value);
  return properties;
}

/** `value` is the operand's lowest two bytes at most: all that these properties need. */
function apply(properties: Properties, code: number, value: number): void {
  if (code === codes.inTable) properties.inTable = value !== 0;
  else if (code === codes.endsRow) properties.endsRow = value !== 0;
  else if (code === codes.list) properties.list = value;
  else if (code === codes.listLevel) properties.listLevel = value;
  else if (code === codes.outline) properties.outline = value;
  else if (code === codes.style) properties.style = value;
}
