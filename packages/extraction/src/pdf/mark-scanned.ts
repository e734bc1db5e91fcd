import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageLayout } from "./lay-out-page.ts";

/** Characters. A scan may carry a stamp or a page number as text. */
const littleText = 40;
/** Drawn paths. Text that was converted to outlines has one path a letter. */
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

/**
 * Marks a page whose pictures or paths may show writing and that has almost no text. Meaningless text is removed, other
 * text is kept.
 */
export async function markScanned(page: PDFPageProxy, layout: PageLayout): Promise<PageLayout> {
  const lines = layout.regions.flatMap((region) => region.lines);
  const text = lines.map((line) => line.text).join("");
  const garbage = isGarbage(text);
  if (text.length > littleText && !garbage) return layout;
  const { fnArray } = await page.getOperatorList();
  const paths = fnArray.filter((operator) => operator === OPS.constructPath).length;
  const scanned = paths > manyPaths || fnArray.some((operator) => pictures.has(operator));
  return { ...layout, scanned: scanned || garbage, regions: garbage ? [] : layout.regions };
}

/** Fonts without a table of their characters' meanings yield private or unassigned characters. */
function isGarbage(text: string): boolean {
  const unknown = text.match(/[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
  return unknown > text.length * 0.4;
}
