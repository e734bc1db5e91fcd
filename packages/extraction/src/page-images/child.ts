/** The process that draws pages of one .pdf as pictures. Started by draw-marked-pages.ts only. */
import { createInterface } from "node:readline";
import { once } from "node:events";
import type { z } from "zod";
import { denyNetwork } from "../sandbox/deny-network.ts";
import { withDrawnPage } from "../ocr/draw-page.ts";
import { openDocument } from "../pdf/open-document.ts";
import type { PageImagesJob, pageImage, PageToDraw } from "./job.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type PageImage = z.infer<typeof pageImage>;

/** Pixels of the longer side: legible on an A4 sheet, with 100 to 500 kB. */
const longerSide = 1_600;
const quality = 80;
/** Room around a marked box, in pixels. */
const padding = 3;
/** Shows where a white page ends on white paper. */
const edge = "#c9c1b4";
const marker = { fill: "#ffe9a8", outline: "#a8361c" } as const;

denyNetwork();
// The parent holds the other end: when it exits, so does this process.
process.stdin.once("close", () => process.exit(1));

for await (const line of createInterface({ input: process.stdin })) {
  const { path, pages } = JSON.parse(line) as PageImagesJob;
  const document = await openDocument(path);
  for (const page of pages) await send(await drawOrSkip(document, page));
  process.stdout.end(() => process.exit(0));
  break;
}

async function drawOrSkip(document: PDFDocumentProxy, wanted: PageToDraw): Promise<PageImage> {
  try {
    return await drawMarked(document, wanted);
  } catch (error) {
    return { type: "failed", page: wanted.page, detail: String(error) };
  }
}

async function drawMarked(
  document: PDFDocumentProxy,
  { page: number, boxes }: PageToDraw,
): Promise<PageImage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = longerSide / Math.max(width, height);
  return withDrawnPage(document, page, { scale }, (drawing) => {
    const { canvas, context } = drawing;
    context.lineWidth = 2;
    context.strokeStyle = edge;
    context.strokeRect(0, 0, drawing.width, drawing.height);
    context.lineWidth = 1;
    context.strokeStyle = marker.outline;
    context.fillStyle = marker.fill;
    for (const [x, y, w, h] of boxes) {
      const place = [
        x * drawing.width - padding,
        y * drawing.height - padding,
        w * drawing.width + 2 * padding,
        h * drawing.height + 2 * padding,
      ] as const;
      // Text below the colour stays black.
      context.globalCompositeOperation = "multiply";
      context.fillRect(...place);
      context.globalCompositeOperation = "source-over";
      context.strokeRect(...place);
    }
    const jpeg = canvas.toBuffer("image/jpeg", quality).toString("base64");
    return { type: "drawn", page: number, jpeg, width: drawing.width, height: drawing.height };
  });
}

async function send(image: PageImage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(image)}\n`)) await once(process.stdout, "drain");
}
