import { childrenOf, findAll, recordType } from "./records.ts";
import type { Record } from "./records.ts";

/** The text of one shape. `role` is the format's number for a title, a body and so on. */
export type ShapeText = { role: number; text: string };

const latin = new TextDecoder("latin1");

/** The texts among these records. A header with the role precedes each. */
export function* readTexts(records: Iterable<Record>): Generator<ShapeText> {
  let role = -1;
  for (const { type, body } of records) {
    if (type === recordType.textHeaderAtom && body.length >= 4) role = body.readUInt32LE(0);
    if (type === recordType.textCharsAtom) yield { role, text: body.toString("utf16le") };
    if (type === recordType.textBytesAtom) yield { role, text: latin.decode(body) };
  }
}

/** The texts of a slide's or a note's shapes. A shape may refer to a text of the outline by its index. */
export function* readShapes(page: Record, outline: ShapeText[]): Generator<ShapeText> {
  for (const box of findAll(page, recordType.clientTextbox)) {
    const records = [...childrenOf(box)];
    yield* readTexts(records);
    const reference = records.find(({ type }) => type === recordType.outlineTextRefAtom);
    if (reference === undefined || reference.body.length < 4) continue;
    const text = outline[reference.body.readUInt32LE(0)];
    if (text !== undefined) yield text;
  }
}
