import { readFile } from "node:fs/promises";
import type { ParserEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import { measurePages } from "./picture-pages.ts";

/** .png, .jpg, .webp, .tiff: its pages are recognised like those of a scanned .pdf. */
export async function* parse(file: SourceFile): AsyncGenerator<ParserEvent> {
  const pages = measurePages(await readFile(file.path));
  yield { type: "scanned", from: 1, to: pages.length };
  yield { type: "done", title: null, pages: pages.length };
}
