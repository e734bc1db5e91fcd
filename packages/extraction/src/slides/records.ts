/** A record of a .ppt's main stream. `instance` distinguishes records of one type. */
export type Record = { type: number; instance: number; isContainer: boolean; body: Buffer };

/** The record types that are read here, by the names of the format's specification. */
export const recordType = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  slidePersistAtom: 1011,
  slideShowAtom: 1017,
  drawing: 1036,
  outlineTextRefAtom: 3998,
  textHeaderAtom: 3999,
  textCharsAtom: 4000,
  textBytesAtom: 4008,
  string: 4026,
  headersFooters: 4057,
  headersFootersAtom: 4058,
  slideListWithText: 4080,
  userEditAtom: 4085,
  taggedData: 5003,
  persistDirectoryAtom: 6002,
  comment: 12000,
  shape: 0xf004,
  clientTextbox: 0xf00d,
} as const;

/** The record at this byte; undefined for none. Its body may be truncated. */
export function readRecord(stream: Buffer, at: number): Record | undefined {
  if (at < 0 || at + 8 > stream.length) return undefined;
  const head = stream.readUInt16LE(at);
  return {
    type: stream.readUInt16LE(at + 2),
    instance: head >> 4,
    isContainer: (head & 0xf) === 0xf,
    body: stream.subarray(at + 8, at + 8 + stream.readUInt32LE(at + 4)),
  };
}

/** The records of a container, one after the other. */
export function* childrenOf({ body }: { body: Buffer }): Generator<Record> {
  let at = 0;
  for (;;) {
    const record = readRecord(body, at);
    if (record === undefined) return;
    yield record;
    at += 8 + record.body.length;
  }
}

const deepest = 40;

/** Every descendant of this type. Records inside a match are not searched. */
export function* findAll(within: { body: Buffer }, type: number, depth = 0): Generator<Record> {
  for (const record of childrenOf(within)) {
    if (record.type === type) yield record;
    else if (record.isContainer && depth < deepest) yield* findAll(record, type, depth + 1);
  }
}
