import { listAttachments, readMail } from "../mail/read-eml.ts";
import type { SourceFile } from "../parser.ts";
import { emitAttachments } from "./emit-files.ts";
import type { UnpackEvent } from "./unpack-event.ts";

/** The attachments of an .eml. */
export async function* parse(file: SourceFile): AsyncGenerator<UnpackEvent> {
  yield* emitAttachments(listAttachments(await readMail(file.path)));
}
