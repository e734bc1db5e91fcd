import { findHiddenText } from "./drawing/find-hidden-text.ts";
import { markScanned } from "./mark-scanned.ts";
import { layOutPage } from "./lay-out-page.ts";
import { openDocument } from "./open-document.ts";
import { readDrawing } from "./drawing/read-drawing.ts";
import { readPages, formatPages } from "./format-pages.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ParserEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** .pdf: blocks in reading order, each with its page and the rectangles it covers there. */
export async function* parse(file: SourceFile): AsyncGenerator<ParserEvent> {
  const document = await openDocument(file.path);
  const total = document.numPages;
  const layers = await document.getOptionalContentConfig();
  const readHidden = async (page: PDFPageProxy) => {
    const drawing = await readDrawing(page, layers);
    const hidden = findHiddenText(drawing, page.getViewport({ scale: 1 }));
    return { hidden, rules: drawing.rules.rules };
  };
  const pages = readPages(document, { from: 1, to: total }, async (page, number) =>
    markScanned(page, await layOutPage(page, number, readHidden)),
  );
  yield* formatPages(pages, total);
  yield { type: "done", title: await readTitle(document), pages: total };
}

async function readTitle(document: PDFDocumentProxy): Promise<string | null> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title = (info as Record<string, unknown>)["Title"];
  if (typeof title !== "string") return null;
  const named = title.replace(/^Microsoft (?:Word|PowerPoint) - /, "").trim();
  const meaningless = named.length < 3 || /^untitled|^\(anonymous\)$|\.\w{2,4}$/i.test(named);
  return meaningless ? null : named;
}
