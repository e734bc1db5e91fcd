import type { SourceFile } from "../parser.ts";
import { emitFile } from "./emit-files.ts";
import { openArchive, readMember } from "./open-archive.ts";
import type { UnpackEvent } from "./unpack-event.ts";

/** Unpacks the files of a .zip. */
export async function* parse(file: SourceFile): AsyncGenerator<UnpackEvent> {
  const archive = await openArchive(file);
  yield { type: "files", total: archive.members.length };
  for (const member of archive.members) {
    const { path, leftOut } = member;
    if (leftOut) yield { type: "left-out", path: [...path], reason: leftOut };
    else yield* emitFile(path, readMember(archive, member));
  }
  yield { type: "done" };
}
