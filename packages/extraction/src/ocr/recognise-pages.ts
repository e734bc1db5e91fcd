import { layOut } from "../pdf/lay-out-page.ts";
import { openDocument } from "../pdf/open-document.ts";
import { readPages, formatPages } from "../pdf/format-pages.ts";
import { drawPage } from "./draw-page.ts";
import { startEngine } from "./engine.ts";
import { toLayer } from "./to-layer.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ParserEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import type { Layer } from "../pdf/page-runs.ts";
import type { Recognise } from "./engine.ts";

/** Of 100. Upright text has a higher confidence; less means noise, or a page that lies on its side. */
const trusted = 60;

/** Draws and recognises the scanned pages of a .pdf one by one. They are formatted like any other page. */
export async function* parse(file: SourceFile): AsyncGenerator<ParserEvent> {
  const { recognition } = file;
  if (recognition === undefined) throw new Error("no pages are named");
  const document = await openDocument(file.path);
  const recognise = await startEngine(recognition.languages);
  const pages = readPages(document, recognition, async (page, number) =>
    layOut(await readPicture(document, page, recognise), number),
  );
  yield* formatPages(pages, document.numPages);
  yield { type: "done", title: null, pages: document.numPages };
}

async function readPicture(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  recognise: Recognise,
): Promise<Layer[]> {
  let best: { layer: Layer; confidence: number } | undefined;
  for (const turns of [0, 1, 3, 2]) {
    const drawn = await drawPage(document, page, turns);
    const { words, confidence } = recognise(drawn.image);
    const layer = toLayer(words, drawn, turns);
    if (layer.runs.length > 0 && confidence > (best?.confidence ?? 0)) best = { layer, confidence };
    if (confidence >= trusted || words.length === 0) break;
  }
  return best === undefined ? [] : [best.layer];
}
