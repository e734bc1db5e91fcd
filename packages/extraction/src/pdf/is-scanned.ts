import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageLayout } from "./lay-out-page.ts";

/** Characters. A scan may carry a stamp or a page number as text. */
const littleText = 40;
/** Drawn paths. Text that was turned into outlines takes one a letter. */
const manyPaths = 150;

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);

/** Whether the page shows something that may be writing, but holds next to no text that can be read. */
export async function isScanned(page: PDFPageProxy, { regions }: PageLayout): Promise<boolean> {
  const text = regions.flatMap(({ lines }) => lines.map((line) => line.text)).join("");
  if (text.length > littleText && !isGarbage(text)) return false;
  const { fnArray } = await page.getOperatorList();
  const paths = fnArray.filter((operator) => operator === OPS.constructPath).length;
  return paths > manyPaths || fnArray.some((operator) => pictures.has(operator));
}

/** Fonts without a table of their characters' meanings give private or no characters at all. */
function isGarbage(text: string): boolean {
  const unknown = text.match(/[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
  return unknown > text.length * 0.4;
}
