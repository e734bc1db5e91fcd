import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { parseColour } from "../../hidden/colours.ts";
import {
  change,
  clipTo,
  keepRules,
  type Font,
  type Glyph,
  type Matrix,
  moveText,
  paintAll,
  paintLine,
  paintPath,
  paintPicture,
  type Graphics,
  showText,
  startLine,
  startGraphics,
  transform,
} from "./graphics-state.ts";
import { fills, strokes } from "./watch-operations.ts";

/** The optional content of the document, as pdf.js reports it. */
export type Layers = { isVisible(group: unknown): boolean };

type Read = { layers: Layers; fontOf: (name: string) => Font };
type Act = (graphics: Graphics, args: never, read: Read) => void;

/** Drawing operations of one page. A city map has 200,000; operations beyond the limit are ignored. */
const mostOperations = 1_500_000;

const save: Act = (graphics) => void graphics.saved.push(graphics.state);
const restore: Act = (graphics) => {
  graphics.state = graphics.saved.pop() ?? graphics.state;
};
const setFont: Act = (graphics, [name, size]: [string, number], { fontOf }) =>
  change(graphics, { size, font: fontOf(name) });

const acts: Readonly<Record<number, Act>> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (graphics, matrix: number[]) => transform(graphics, matrix),
  [OPS.clip]: (graphics) => void (graphics.clips = true),
  [OPS.eoClip]: (graphics) => void (graphics.clips = true),
  [OPS.paintFormXObjectBegin]: (graphics, [matrix, box]: [Matrix | null, Matrix | null], read) => {
    save(graphics, [] as never, read);
    if (matrix) transform(graphics, matrix);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box ?? [];
    if (box) clipTo(graphics, [0, x0, y0, 1, x1, y0, 1, x1, y1, 1, x0, y1, 4], [x0, y0, x1, y1]);
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginGroup]: save,
  [OPS.endGroup]: restore,
  [OPS.beginMarkedContent]: (graphics) => void graphics.marked.push(true),
  [OPS.beginMarkedContentProps]: (graphics, [tag, group]: [string, unknown], { layers }) =>
    void graphics.marked.push(tag !== "OC" || layers.isVisible(group)),
  [OPS.endMarkedContent]: (graphics) => void graphics.marked.pop(),
  [OPS.setFillRGBColor]: (graphics, [colour]: [string]) =>
    change(graphics, { fill: parseColour(colour) }),
  [OPS.setStrokeRGBColor]: (graphics, [colour]: [string]) =>
    change(graphics, { stroke: parseColour(colour) }),
  [OPS.setFillColorN]: (graphics) => change(graphics, { fill: undefined }),
  [OPS.setStrokeColorN]: (graphics) => change(graphics, { stroke: undefined }),
  [OPS.setGState]: (graphics, [changes]: [[string, unknown][]], read) => {
    for (const [key, value] of changes) {
      if (key === "ca") change(graphics, { alpha: Number(value) });
      if (key === "LW") change(graphics, { lineWidth: Number(value) });
      if (key === "BM") change(graphics, { blends: value !== "source-over" });
      if (key === "Font") setFont(graphics, value as never, read);
    }
  },
  [OPS.beginText]: (graphics) => void (graphics.text = startLine([1, 0, 0, 1, 0, 0])),
  [OPS.setTextMatrix]: (graphics, [matrix]: [Matrix]) => void (graphics.text = startLine(matrix)),
  [OPS.moveText]: (graphics, [x, y]: [number, number]) => moveText(graphics, x, y),
  [OPS.setLeadingMoveText]: (graphics, [x, y]: [number, number]) => {
    change(graphics, { leading: y });
    moveText(graphics, x, y);
  },
  [OPS.nextLine]: (graphics) => moveText(graphics, 0, graphics.state.leading),
  [OPS.setLeading]: (graphics, [leading]: [number]) => change(graphics, { leading: -leading }),
  [OPS.setCharSpacing]: (graphics, [letterSpacing]: [number]) =>
    change(graphics, { letterSpacing }),
  [OPS.setWordSpacing]: (graphics, [wordSpacing]: [number]) => change(graphics, { wordSpacing }),
  [OPS.setHScale]: (graphics, [scale]: [number]) => change(graphics, { scale: scale / 100 }),
  [OPS.setLineWidth]: (graphics, [lineWidth]: [number]) => change(graphics, { lineWidth }),
  [OPS.setTextRise]: (graphics, [rise]: [number]) => change(graphics, { rise }),
  [OPS.setTextRenderingMode]: (graphics, [mode]: [number]) => change(graphics, { mode }),
  [OPS.setFont]: setFont,
  [OPS.showText]: (graphics, [glyphs]: [Glyph[]]) => showText(graphics, glyphs),
  [OPS.constructPath]: (graphics, [kind, [path], box]: [number, [Matrix?], Matrix | null]) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box ?? [];
    const clips = graphics.clips;
    graphics.clips = false;
    keepRules(graphics, path, { filled: fills.has(kind), stroked: strokes.has(kind) });
    if (!box) return;
    if (clips) clipTo(graphics, path, [x0, y0, x1, y1]);
    if (fills.has(kind)) paintPath(graphics, path, [x0, y0, x1, y1]);
    else if (kind === OPS.stroke || kind === OPS.closeStroke) paintLine(graphics, [x0, y0, x1, y1]);
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

/**
 * Interprets a page's drawing operations in their order. Annotations are left out, as they are when the page's text is
 * read.
 */
export async function readDrawing(
  page: PDFPageProxy,
  layers: Layers,
): Promise<Pick<Graphics, "texts" | "painted" | "rules">> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const graphics = startGraphics(page.getViewport({ scale: 1 }).transform);
  const read = { layers, fontOf: (name: string) => findFont(page, name) };
  const count = Math.min(fnArray.length, mostOperations);
  for (let at = 0; at < count; at += 1) {
    graphics.order = at;
    acts[fnArray[at] ?? 0]?.(graphics, (argsArray[at] ?? []) as never, read);
  }
  return graphics;
}

function findFont(page: PDFPageProxy, name: string): Font {
  const objects = page.commonObjs;
  const font = (objects.has(name) ? objects.get(name) : {}) as {
    fontMatrix?: number[];
    isType3Font?: boolean;
  };
  return { unit: font.fontMatrix?.[0] ?? 0.001, ownColours: font.isType3Font === true };
}
