import { formatSize } from "@footnote/contracts/upload-checks";
import type { ExtractionEvent } from "../extraction-event.ts";
import { startNumbering } from "../number-paragraphs.ts";
import type { SourceFile } from "../parser.ts";
import { openArchive } from "./open-archive.ts";

/** .zip: the paths and sizes of its files. What is in them is in the documents that they become. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const { members } = await openArchive(file);
  const add = startNumbering();
  const blocks = members.map(({ path, size }) => ({
    kind: "list" as const,
    text: `${path.join("/")} (${formatSize(size)})`,
  }));
  for (const block of add(blocks)) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: null, pages: null };
}
