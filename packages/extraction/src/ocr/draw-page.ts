import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export type DrawnPage = {
  /** A greyscale picture in the portable pixel format "P5". */
  image: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
};

/** Pixels per point: 216 dots an inch. Recognition gains little beyond it. */
const usualScale = 3;
/** Some scanners write pages of one pixel a point; a poster is drawn coarser, too. */
export const mostPixels = 12_000_000;
/** Pixels. Tesseract reads no picture with a longer side. */
export const longestSide = 32_767;

type CanvasFactory = {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
  destroy(drawing: object): void;
};

/** A page on a canvas of so many pixels. */
type Drawing = { canvas: Canvas; context: SKRSContext2D; width: number; height: number };

/** Draws the page for OCR, rotated back by the clockwise quarter turns of its text. */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  turns: number,
): Promise<DrawnPage> {
  const rotation = (page.rotate + 360 - turns * 90) % 360;
  const unit = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(
    usualScale,
    Math.sqrt(mostPixels / (unit.width * unit.height)),
    longestSide / Math.max(unit.width, unit.height),
  );
  return withDrawnPage(document, page, { scale, rotation }, ({ context, width, height }) => {
    const { data } = context.getImageData(0, 0, width, height);
    return { image: toGreyscale(data, width, height), width, height, scale };
  });
}

/** Calls `use` with the page on a canvas, which is gone afterwards. `scale` in pixels per point; rotated as readers show it. */
export async function withDrawnPage<T>(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  { scale, rotation = page.rotate }: { scale: number; rotation?: number },
  use: (drawing: Drawing) => T,
): Promise<T> {
  const viewport = page.getViewport({ scale, rotation });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  // The library's own factory, which knows the platform's canvas.
  const factory = document.canvasFactory as CanvasFactory;
  const drawing = factory.create(width, height);
  try {
    await page.render({ canvas: drawing.canvas as object, viewport, background: "white" }).promise;
    return use({ ...drawing, width, height });
  } finally {
    factory.destroy(drawing);
  }
}

/** A picture in the format "P5" of these pixels. */
export function toGreyscale(pixels: ArrayLike<number>, width: number, height: number): Buffer {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
  const image = Buffer.alloc(header.length + width * height);
  header.copy(image);
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    image[header.length + at] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return image;
}
