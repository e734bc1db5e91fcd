import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { parseColour } from "../hidden/colours.ts";
import {
  change,
  clipTo,
  type Font,
  type Glyph,
  type Matrix,
  moveText,
  paintAll,
  paintLine,
  paintPath,
  paintPicture,
  type Pen,
  showText,
  startLine,
  startPen,
  transform,
} from "./graphics-state.ts";

/** The document's layers, as pdf.js tells of them. */
export type Layers = { isVisible(group: unknown): boolean };

type Read = { layers: Layers; fontOf: (name: string) => Font };
type Act = (pen: Pen, args: never, read: Read) => void;

/** Drawing operations of one page. A map of a city has 200,000; what comes after this is not looked at. */
const mostOperations = 1_500_000;

const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const save: Act = (pen) => void pen.saved.push(pen.state);
const restore: Act = (pen) => {
  pen.state = pen.saved.pop() ?? pen.state;
};
const setFont: Act = (pen, [name, size]: [string, number], { fontOf }) =>
  change(pen, { size, font: fontOf(name) });

const acts: Readonly<Record<number, Act>> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (pen, matrix: number[]) => transform(pen, matrix),
  [OPS.clip]: (pen) => void (pen.clips = true),
  [OPS.eoClip]: (pen) => void (pen.clips = true),
  [OPS.paintFormXObjectBegin]: (pen, [matrix, box]: [Matrix | null, Matrix | null], read) => {
    save(pen, [] as never, read);
    if (matrix) transform(pen, matrix);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box ?? [];
    if (box) clipTo(pen, [0, x0, y0, 1, x1, y0, 1, x1, y1, 1, x0, y1, 4], [x0, y0, x1, y1]);
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginGroup]: save,
  [OPS.endGroup]: restore,
  [OPS.beginMarkedContent]: (pen) => void pen.marked.push(true),
  [OPS.beginMarkedContentProps]: (pen, [tag, group]: [string, unknown], { layers }) =>
    void pen.marked.push(tag !== "OC" || layers.isVisible(group)),
  [OPS.endMarkedContent]: (pen) => void pen.marked.pop(),
  [OPS.setFillRGBColor]: (pen, [colour]: [string]) => change(pen, { fill: parseColour(colour) }),
  [OPS.setStrokeRGBColor]: (pen, [colour]: [string]) =>
    change(pen, { stroke: parseColour(colour) }),
  [OPS.setFillColorN]: (pen) => change(pen, { fill: undefined }),
  [OPS.setStrokeColorN]: (pen) => change(pen, { stroke: undefined }),
  [OPS.setGState]: (pen, [changes]: [[string, unknown][]], read) => {
    for (const [key, value] of changes) {
      if (key === "ca") change(pen, { alpha: Number(value) });
      if (key === "LW") change(pen, { lineWidth: Number(value) });
      if (key === "BM") change(pen, { blends: value !== "source-over" });
      if (key === "Font") setFont(pen, value as never, read);
    }
  },
  [OPS.beginText]: (pen) => void (pen.text = startLine([1, 0, 0, 1, 0, 0])),
  [OPS.setTextMatrix]: (pen, [matrix]: [Matrix]) => void (pen.text = startLine(matrix)),
  [OPS.moveText]: (pen, [x, y]: [number, number]) => moveText(pen, x, y),
  [OPS.setLeadingMoveText]: (pen, [x, y]: [number, number]) => {
    change(pen, { leading: y });
    moveText(pen, x, y);
  },
  [OPS.nextLine]: (pen) => moveText(pen, 0, pen.state.leading),
  [OPS.setLeading]: (pen, [leading]: [number]) => change(pen, { leading: -leading }),
  [OPS.setCharSpacing]: (pen, [letterSpacing]: [number]) => change(pen, { letterSpacing }),
  [OPS.setWordSpacing]: (pen, [wordSpacing]: [number]) => change(pen, { wordSpacing }),
  [OPS.setHScale]: (pen, [scale]: [number]) => change(pen, { scale: scale / 100 }),
  [OPS.setLineWidth]: (pen, [lineWidth]: [number]) => change(pen, { lineWidth }),
  [OPS.setTextRise]: (pen, [rise]: [number]) => change(pen, { rise }),
  [OPS.setTextRenderingMode]: (pen, [mode]: [number]) => change(pen, { mode }),
  [OPS.setFont]: setFont,
  [OPS.showText]: (pen, [glyphs]: [Glyph[]]) => showText(pen, glyphs),
  [OPS.constructPath]: (pen, [kind, [path], box]: [number, [Matrix?], Matrix | null]) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box ?? [];
    const clips = pen.clips;
    pen.clips = false;
    if (!box) return;
    if (clips) clipTo(pen, path, [x0, y0, x1, y1]);
    if (fills.has(kind)) paintPath(pen, path, [x0, y0, x1, y1]);
    else if (kind === OPS.stroke || kind === OPS.closeStroke) paintLine(pen, [x0, y0, x1, y1]);
  },
  [OPS.shadingFill]: paintAll,
  ...Object.fromEntries(
    [
      OPS.paintImageXObject,
      OPS.paintImageMaskXObject,
      OPS.paintInlineImageXObject,
      OPS.paintImageXObjectRepeat,
      OPS.paintImageMaskXObjectGroup,
      OPS.paintImageMaskXObjectRepeat,
      OPS.paintInlineImageXObjectGroup,
      OPS.paintSolidColorImageMask,
    ].map((operation) => [operation, paintPicture]),
  ),
};

/** All that a page draws, in its order. Annotations are left out, as they are where the page's text is read. */
export async function readInk(
  page: PDFPageProxy,
  layers: Layers,
): Promise<Pick<Pen, "inked" | "painted">> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const pen = startPen(page.getViewport({ scale: 1 }).transform);
  const read = { layers, fontOf: (name: string) => findFont(page, name) };
  const count = Math.min(fnArray.length, mostOperations);
  for (let at = 0; at < count; at += 1) {
    pen.order = at;
    acts[fnArray[at] ?? 0]?.(pen, (argsArray[at] ?? []) as never, read);
  }
  return pen;
}

function findFont(page: PDFPageProxy, name: string): Font {
  const objects = page.commonObjs;
  const font = (objects.has(name) ? objects.get(name) : {}) as {
    fontMatrix?: number[];
    isType3Font?: boolean;
  };
  return { unit: font.fontMatrix?.[0] ?? 0.001, ownColours: font.isType3Font === true };
}
