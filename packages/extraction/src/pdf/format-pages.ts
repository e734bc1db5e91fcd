import { ExtractionError } from "../located-text.ts";
import { bodySizeOf } from "./headings.ts";
import { startContinuedTables } from "./continued-tables.ts";
import { startRunningHeaders } from "./running-headers.ts";
import { formatPage } from "./format-page.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ParserEvent } from "../extraction-event.ts";
import type { Line } from "./lines.ts";
import type { PageLayout } from "./lay-out-page.ts";

/** Pages that are laid out to learn the size of the body text before the first heading is decided. */
const readAhead = 8;

/** Lays the pages out one after the other. A page that fails yields an unread one, unless all of the document fail. */
export async function* readPages(
  document: PDFDocumentProxy,
  { from, to }: { from: number; to: number },
  layOut: (page: PDFPageProxy, number: number) => Promise<PageLayout>,
): AsyncGenerator<PageLayout> {
  let broken = 0;
  for (let number = from; number <= to; number += 1) {
    try {
      const page = await document.getPage(number);
      const layout = await layOut(page, number);
      page.cleanup();
      yield layout;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      broken += 1;
      if (broken === document.numPages) throw new ExtractionError("corrupt", String(error));
      const nothing = { regions: [], scanned: false, hidden: [], comments: [] };
      yield { page: number, height: 1, unread: true, ...nothing };
    }
  }
}

/** The blocks of each page followed by progress, and the ranges of scanned pages in their place. */
export async function* formatPages(
  pages: AsyncIterable<PageLayout>,
  total: number,
): AsyncGenerator<ParserEvent> {
  const findRunningHeaders = startRunningHeaders();
  const continueTables = startContinuedTables();
  let scanned: { from: number; to: number } | undefined;
  for await (const { layout, bodySize } of withBodySize(pages)) {
    const { page } = layout;
    const dropped = findRunningHeaders(linesOf(layout), page, layout.height);
    const text = mapLines(layout, (lines) => lines.filter((line) => !dropped.has(line)));
    const rename = continueTables(linesOf(text), layout);
    const blocks = formatPage(
      mapLines(text, (lines) => lines.map(rename)),
      bodySize,
    );
    if (scanned !== undefined && (blocks.length > 0 || !layout.scanned)) {
      yield { type: "scanned", ...scanned };
      scanned = undefined;
    }
    for (const block of [...blocks, ...layout.comments, ...layout.hidden]) {
      yield { type: "block", block };
    }
    if (layout.unread) yield { type: "unread", page };
    if (layout.scanned) scanned = { from: scanned?.from ?? page, to: page };
    else yield { type: "progress", done: page, total, unit: "page" };
  }
  if (scanned !== undefined) yield { type: "scanned", ...scanned };
}

const linesOf = ({ regions }: PageLayout) => regions.flatMap(({ lines }) => lines);

function mapLines(layout: PageLayout, change: (lines: Line[]) => Line[]): PageLayout {
  const regions = layout.regions.map((region) => ({ ...region, lines: change(region.lines) }));
  return { ...layout, regions };
}

async function* withBodySize(
  pages: AsyncIterable<PageLayout>,
): AsyncGenerator<{ layout: PageLayout; bodySize: number }> {
  let ahead: PageLayout[] = [];
  let bodySize: number | undefined;
  const measure = () => bodySizeOf(ahead.flatMap(linesOf));
  for await (const layout of pages) {
    ahead.push(layout);
    if (bodySize === undefined && ahead.length < readAhead) continue;
    bodySize ??= measure();
    for (const ready of ahead) yield { layout: ready, bodySize };
    ahead = [];
  }
  bodySize ??= measure();
  for (const ready of ahead) yield { layout: ready, bodySize };
}
