import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import { openArchive } from "./open-archive.ts";

/** .zip: has no text of its own. What is in its files is in the documents that they become. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  await openArchive(file);
  yield { type: "done", title: null, pages: null };
}
