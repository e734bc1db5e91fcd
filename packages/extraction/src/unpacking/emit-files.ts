import { ExtractionError } from "../located-text.ts";
import type { AttachedFile } from "../mail/name-attachments.ts";
import { refuseFile } from "./refuse-file.ts";
import type { UnpackEvent } from "./unpack-event.ts";

/** Bytes in one event. */
const pieceLength = 256 * 1024;

/** Of one message. Each becomes a document. */
const attachmentsMax = 1_000;

/** The events of the files that are attached to a message. @throws ExtractionError too_large_unpacked */
export async function* emitAttachments(
  files: readonly AttachedFile[],
): AsyncGenerator<UnpackEvent> {
  if (files.length > attachmentsMax)
    throw new ExtractionError("too_large_unpacked", `${files.length} attachments`);
  yield { type: "files", total: files.length };
  for (const { name, bytes } of files) {
    const reason = refuseFile(name, bytes.length);
    if (reason) yield { type: "left-out", path: [name], reason };
    else yield* emitFile([name], splitBytes(bytes));
  }
  yield { type: "done" };
}

/** The events of one file. A damaged one does not end the others. */
export async function* emitFile(
  path: readonly string[],
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<UnpackEvent> {
  yield { type: "file", path: [...path] };
  let damaged = false;
  try {
    for await (const piece of bytes) yield { type: "bytes", base64: piece.toString("base64") };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    damaged = true;
  }
  yield { type: "end", damaged };
}

function* splitBytes(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
  }
}
