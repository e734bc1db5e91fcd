import { listMsgAttachments } from "../mail/msg-attachments.ts";
import { openMessage } from "../mail/open-msg.ts";
import type { SourceFile } from "../parser.ts";
import { emitAttachments } from "./emit-files.ts";
import type { UnpackEvent } from "./unpack-event.ts";

/** The attachments of a .msg. */
export async function* parse(file: SourceFile): AsyncGenerator<UnpackEvent> {
  yield* emitAttachments(listMsgAttachments(await openMessage(file.path)));
}
