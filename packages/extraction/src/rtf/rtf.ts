import { readFile } from "node:fs/promises";
import type { ExtractionEvent } from "../extraction-event.ts";
import { ExtractionError } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import { startDocument } from "./document.ts";
import { readTokens } from "./tokens.ts";

/** .rtf: headings, paragraphs, list items, table rows and notes, each with its paragraph numbers; then headers and footers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const source = await readFile(file.path, "latin1");
  if (!/^\s*\{\\rtf/.test(source)) throw new ExtractionError("wrong_content", "no rich text");
  const document = startDocument();
  for (const token of readTokens(source.trimStart())) {
    for (const block of document.take(token)) yield { type: "block", block };
    if (document.hasEnded()) break;
  }
  if (document.openGroups() > 1) throw new ExtractionError("truncated", "open groups");
  for (const block of document.end()) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: document.title(), pages: null };
}
