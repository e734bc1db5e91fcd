import type { PDFDocumentProxy, PageViewport } from "pdfjs-dist";
import { TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Canvases beyond this many pixels fail on some devices. */
const mostPixels = 16_000_000;

export type PageTarget = { canvas: HTMLCanvasElement; text: HTMLElement; width: number };

/** Renders one page at a width in CSS pixels, with a selectable text layer. Returns a cancel function. */
export function drawPage(pdf: PDFDocumentProxy, number: number, target: PageTarget): () => void {
  let stopped = false;
  let stop: () => void = () => undefined;
  async function draw() {
    const page = await pdf.getPage(number);
    if (stopped) return;
    const scale = target.width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const drawing = page.render({ canvas: target.canvas, ...fitCanvas(target.canvas, viewport) });
    target.text.replaceChildren();
    target.text.style.setProperty("--total-scale-factor", String(scale));
    const source = page.streamTextContent();
    const words = new TextLayer({ textContentSource: source, container: target.text, viewport });
    stop = () => {
      drawing.cancel();
      words.cancel();
    };
    await Promise.all([drawing.promise, words.render()]);
  }
  draw().catch((error: unknown) => {
    if (!stopped) console.warn(`Page ${number} could not be drawn.`, error);
  });
  return () => {
    stopped = true;
    stop();
  };
}

/** Sizes the canvas for the screen's pixel ratio and returns the viewport to render with. */
function fitCanvas(canvas: HTMLCanvasElement, viewport: PageViewport) {
  const { width, height } = viewport;
  const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  return { viewport, transform: [ratio, 0, 0, ratio, 0, 0] };
}
