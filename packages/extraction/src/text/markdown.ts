import { readText } from "./read-text-lines.ts";
import { locateMarkdown } from "./parse-markdown.ts";
import { parse as parsePlain } from "./plain.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** Bytes. The syntax is parsed over the whole text; a larger file is not handwritten. */
const largest = 20_000_000;

/** .md: headings, paragraphs, list items, table rows and code, each with its lines. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  if (file.size > largest) {
    yield* parsePlain(file);
    return;
  }
  let source = "";
  for await (const { text } of readText(file.path)) source += text;
  let title: string | null = null;
  for (const block of locateMarkdown(source.replace(/\r\n?/g, "\n"))) {
    if (block.kind === "heading") title ??= block.text;
    yield { type: "block", block };
  }
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title, pages: null };
}
