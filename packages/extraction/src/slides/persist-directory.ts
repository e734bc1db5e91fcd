import { ExtractionError } from "../located-text.ts";
import { readRecord, recordType } from "./records.ts";
import type { Compound } from "../office/open-compound.ts";
import type { Record } from "./records.ts";

/** A presentation file: its objects (document, slides, notes) by their persist ids. */
export type Objects = {
  document: Record;
  find(id: number): Record | undefined;
};

const encryptedToken = 0xf3d1c4df;
const mostEdits = 1_000;

/** Throws the reason when the file is encrypted, or its own directory is invalid. */
export function readObjects(compound: Compound): Objects {
  // A file saved for PowerPoint 95 and 97 at once has the newer presentation in a folder.
  const find97 = (name: string) => compound.find(`PP97_DUALSTORAGE/${name}`) ?? compound.find(name);
  const [stream, user] = [find97("PowerPoint Document"), find97("Current User")];
  const broken = compound.complete ? "corrupt" : "truncated";
  if (stream === undefined) throw new ExtractionError("wrong_content", "no presentation inside");
  if (user === undefined || user.length < 20) throw new ExtractionError(broken, "no current user");
  if (user.readUInt32LE(12) === encryptedToken) throw new ExtractionError("password_protected");
  const { offsets, documentId } = readEdits(stream, user.readUInt32LE(16));
  const find = (id: number) => readRecord(stream, offsets.get(id) ?? -1);
  const document = find(documentId);
  if (document?.type !== recordType.document) throw new ExtractionError(broken, "no document");
  return { document, find };
}

/** Follows the edits from the newest to the first: the newest entry of an object counts. */
function readEdits(stream: Buffer, newest: number) {
  const offsets = new Map<number, number>();
  let documentId: number | undefined;
  let at = newest;
  for (let edits = 0; edits < mostEdits; edits += 1) {
    const edit = readRecord(stream, at);
    if (edit?.type !== recordType.userEditAtom || edit.body.length < 20) break;
    // In a file with a password, an edit has one more field: the offset of the key.
    if (edit.body.length >= 32) throw new ExtractionError("password_protected");
    documentId ??= edit.body.readUInt32LE(16);
    readDirectory(stream, edit.body.readUInt32LE(12), offsets);
    const before = edit.body.readUInt32LE(8);
    if (before === 0 || before >= at) break;
    at = before;
  }
  return { offsets, documentId: documentId ?? -1 };
}

/** Runs of objects: the first id and the count in one field, then a byte offset for each. */
function readDirectory(stream: Buffer, at: number, offsets: Map<number, number>): void {
  const record = readRecord(stream, at);
  if (record?.type !== recordType.persistDirectoryAtom) return;
  const { body } = record;
  let position = 0;
  while (position + 4 <= body.length) {
    const field = body.readUInt32LE(position);
    const [first, count] = [field & 0xfffff, field >>> 20];
    position += 4;
    for (let index = 0; index < count && position + 4 <= body.length; index += 1) {
      if (!offsets.has(first + index)) offsets.set(first + index, body.readUInt32LE(position));
      position += 4;
    }
  }
}
