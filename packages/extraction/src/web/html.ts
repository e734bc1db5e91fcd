import { openPage, readTitle } from "./page-document.ts";
import { elementsMax, readShownText } from "./read-shown-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** .html, .htm: all of the document's text, with what a browser does not show marked as hidden. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const document = await openPage(file.path, elementsMax);
  yield* readShownText(document);
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: readTitle(document), pages: null };
}
