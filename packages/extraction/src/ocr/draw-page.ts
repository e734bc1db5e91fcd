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

/** The canvas itself belongs to the platform; only the library knows its type. */
type Canvas = { canvas: object; context: Context };
type Context = {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
};
type CanvasFactory = {
  create(width: number, height: number): Canvas;
  destroy(canvas: Canvas): void;
};

/** Draws the page, rotated back by the clockwise quarter turns of its text. */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  turns: number,
): Promise<DrawnPage> {
  const rotation = (page.rotate + 360 - turns * 90) % 360;
  const unit = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(usualScale, Math.sqrt(mostPixels / (unit.width * unit.height)));
  const viewport = page.getViewport({ scale, rotation });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  // The library's own factory, which knows the platform's canvas.
  const factory = document.canvasFactory as CanvasFactory;
  const drawing = factory.create(width, height);
  try {
    await page.render({ canvas: drawing.canvas, viewport, background: "white" }).promise;
    const { data } = drawing.context.getImageData(0, 0, width, height);
    return { image: toGreyscale(data, width, height), width, height, scale };
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
