/** A record of an .xls. The stream of a workbook is a sequence of records. */
export type BiffRecord = { type: number; body: Buffer };

/** The record types that are read here, by the names of the format's specification. */
export const biffType = {
  eof: 0x000a,
  header: 0x0014,
  footer: 0x0015,
  continuation: 0x003c,
  object: 0x005d,
  columnInfo: 0x007d,
  boundSheet: 0x0085,
  autoFilterInfo: 0x009d,
  drawing: 0x00ec,
  textObject: 0x01b6,
  row: 0x0208,
  bof: 0x0809,
} as const;

/** The records from this byte on; the last may be truncated. */
export function* readRecords(stream: Buffer, from: number): Generator<BiffRecord> {
  let at = from;
  while (at >= 0 && at + 4 <= stream.length) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    yield { type: stream.readUInt16LE(at), body: stream.subarray(at + 4, end) };
    at = end;
  }
}

const latin = new TextDecoder("latin1");

/** Characters of one or two bytes each, as the first byte says. An incomplete character is left out. */
export function readCharacters(bytes: Buffer, most: number): string {
  const wide = ((bytes[0] ?? 0) & 1) === 1;
  const length = Math.min(bytes.length - 1, wide ? most * 2 : most);
  const characters = bytes.subarray(1, 1 + Math.max(0, length));
  return wide ? characters.toString("utf16le") : latin.decode(characters);
}
