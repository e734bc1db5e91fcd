import type { PDFDocumentProxy } from "pdfjs-dist";
import { Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PositionedText } from "./match-boxes.ts";

/** Returns the text runs of a page with their positions. */
export async function readPageText(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<PositionedText[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a, b, c, d, e, f] = Util.transform(viewport.transform, item.transform) as number[];
    const size = Math.hypot(c ?? 0, d ?? 0) || 1;
    const length = Math.hypot(a ?? 0, b ?? 0) || 1;
    // The middle of the run: half its length along its direction, a third of its height above the baseline.
    const x = (e ?? 0) + ((a ?? 0) / length) * (item.width / 2) + ((c ?? 0) / size) * size * 0.33;
    const y = (f ?? 0) + ((b ?? 0) / length) * (item.width / 2) + ((d ?? 0) / size) * size * 0.33;
    const reach = (Math.abs(a ?? 0) / length) * (item.width / 2);
    return [
      {
        text: item.str,
        x: x / viewport.width,
        y: y / viewport.height,
        reach: reach / viewport.width,
        height: size / viewport.height,
      },
    ];
  });
}
