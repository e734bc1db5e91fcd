import { ExtractionError } from "../located-text.ts";
import { bodySizeOf } from "./headings.ts";
import { layOutPage } from "./lay-out-page.ts";
import { openDocument } from "./open-document.ts";
import { startRunningHeads } from "./running-heads.ts";
import { tellPage } from "./tell-page.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import type { PageLayout } from "./lay-out-page.ts";

/** Pages read ahead to learn the size of the body text before the first heading is judged. */
const readAhead = 8;

/** .pdf: blocks in reading order, each with its page and the rectangles it covers there. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const document = await openDocument(file.path);
  const total = document.numPages;
  const title = await readTitle(document);
  const findRunningHeads = startRunningHeads();
  const ahead: PageLayout[] = [];
  let bodySize: number | undefined;
  for await (const layout of readLayouts(document)) {
    ahead.push(layout);
    if (bodySize === undefined && ahead.length < Math.min(readAhead, total)) continue;
    bodySize ??= bodySizeOf(ahead.flatMap((page) => page.regions.flatMap(({ lines }) => lines)));
    for (const ready of ahead.splice(0)) {
      for (const block of tellPage(ready, bodySize, findRunningHeads))
        yield { type: "block", block };
      yield { type: "progress", done: ready.page, total, unit: "page" };
    }
  }
  yield { type: "done", title, pages: total };
}

/** One layout per page. A page that cannot be read is an empty one, unless no page can. */
async function* readLayouts(document: PDFDocumentProxy): AsyncGenerator<PageLayout> {
  let broken = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    try {
      const page = await document.getPage(number);
      const layout = await layOutPage(page, number);
      page.cleanup();
      yield layout;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      broken += 1;
      if (broken === document.numPages) throw new ExtractionError("corrupt", String(error));
      yield { page: number, height: 1, regions: [] };
    }
  }
}

async function readTitle(document: PDFDocumentProxy): Promise<string | null> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title = (info as Record<string, unknown>)["Title"];
  if (typeof title !== "string") return null;
  const named = title.replace(/^Microsoft (?:Word|PowerPoint) - /, "").trim();
  const meaningless = named.length < 3 || /^untitled|^\(anonymous\)$|\.\w{2,4}$/i.test(named);
  return meaningless ? null : named;
}
