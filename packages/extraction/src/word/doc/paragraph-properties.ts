import { firstEndingAfter, readFormattedRuns } from "./formatted-pages.ts";
import { operations, tableDefinition } from "./operations.ts";
import { readRowCells, type RowCell } from "./row-cells.ts";
import type { DocFile } from "./fib.ts";

export type Properties = {
  style: number;
  inTable: boolean;
  /** Ends a table's row. */
  endsRow: boolean;
  /** The cells of the row that it ends. */
  rowCells: readonly RowCell[];
  /** The number, from 1, of the list it belongs to; 0 for none. */
  list: number;
  listLevel: number;
  /** 0 to 8 for a heading; 9 for body text. */
  outline: number | undefined;
};

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
  rowCells: [],
  list: 0,
  listLevel: 0,
  outline: undefined,
};

/** Returns the properties of the paragraph whose mark is at a byte of the main stream. */
export function readProperties(file: DocFile): (offset: number | undefined) => Properties {
  const runs = Array.from(
    readFormattedRuns(file, "paragraphs", 13),
    ({ from, to, page, start }) => {
      return { from, to, properties: start === 0 ? plain : parse(page, start) };
    },
  ).toSorted((a, b) => a.from - b.from);
  return (offset) => {
    const run = offset === undefined ? undefined : runs[firstEndingAfter(runs, offset)];
    return run !== undefined && offset !== undefined && offset >= run.from ? run.properties : plain;
  };
}

function parse(page: Buffer, start: number): Properties {
  const short = page[start] ?? 0;
  const [from, size] =
    short === 0 ? [start + 2, (page[start + 1] ?? 0) * 2] : [start + 1, short * 2 - 1];
  const bytes = page.subarray(from, from + size);
  if (bytes.length < 2) return plain;
  const properties = { ...plain, style: bytes.readUInt16LE(0) };
  for (const { code, value, operand } of operations(bytes.subarray(2))) {
    apply(properties, code, value);
    if (code === tableDefinition) properties.rowCells = readRowCells(operand);
  }
  return properties;
}

/** `value` has the lowest two bytes of the operand, which are all that these properties need. */
function apply(properties: Properties, code: number, value: number): void {
  if (code === codes.inTable) properties.inTable = value !== 0;
  else if (code === codes.endsRow) properties.endsRow = value !== 0;
  else if (code === codes.list) properties.list = value;
  else if (code === codes.listLevel) properties.listLevel = value;
  else if (code === codes.outline) properties.outline = value;
  else if (code === codes.style) properties.style = value;
}
