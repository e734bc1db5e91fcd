import { layOut } from "../pdf/lay-out-page.ts";
import { openDocument } from "../pdf/open-document.ts";
import { readPages, formatPages } from "../pdf/format-pages.ts";
import { drawPage } from "./draw-page.ts";
import { startEngine } from "./engine.ts";
import { recogniseUpright } from "./recognise-upright.ts";
import type { ParserEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** Draws and recognises the scanned pages of a .pdf one by one. They are formatted like any other page. */
export async function* parse(file: SourceFile): AsyncGenerator<ParserEvent> {
  const { recognition } = file;
  if (recognition === undefined) throw new Error("no pages are named");
  const document = await openDocument(file.path);
  const recognise = await startEngine(recognition.languages);
  const pages = readPages(document, recognition, async (page, number) =>
    layOut(await recogniseUpright((turns) => drawPage(document, page, turns), recognise), number),
  );
  yield* formatPages(pages, document.numPages);
  yield { type: "done", title: null, pages: document.numPages };
}
