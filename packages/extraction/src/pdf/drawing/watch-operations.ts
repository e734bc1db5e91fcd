import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { cornersOf, movePoint, type Rules, startRules } from "./rules.ts";

/** A dictionary of pdf.js. */
type Names = { get(name: string): unknown };
/** What pdf.js knows at an operation: the matrix of its space, and what the names in operations refer to. */
type Known = { ctm: readonly number[]; resources: Names };

/** The mean of a colour's red, green and blue, from 0 to 1; undefined where it is not known. */
type Tone = number | undefined;
type Ink = { tone: Tone; additive: boolean };
type State = { fill: Ink; stroke: Ink; mode: number; faint: boolean; cut: boolean };

/** Tones so far apart that their colours differ, and that dark text differs from white paper. */
const dark = 0.6;
const light = 0.7;
/** Ink with less opacity counts as invisible; in the drawing the limit is lower. */
const faint = 0.1;
const black: Ink = { tone: 0, additive: true };

const texts = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);
/** The operations that fill a path. */
export const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const pathSteps = new Set<number>([
  OPS.moveTo,
  OPS.lineTo,
  OPS.curveTo,
  OPS.curveTo2,
  OPS.curveTo3,
]);

/** The operations that draw the line of a path. */
export const strokes = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Watches the operations of a page while pdf.js reads its text: the lines that rule its tables, and whether any of it may be hidden, drawn in a light
 * colour or none, cut off, in a layer, or with something dark behind it or anything over it. The drawing of other pages need
 * not be read a second time. The build calls this from pdf.js (`lighten-pdfjs.ts`).
 */
export function watchOperations(viewBox: readonly number[]) {
  let mayHide = false;
  let hasText = false;
  let rectangle: readonly number[] | undefined;
  let state: State = { fill: black, stroke: black, mode: 0, faint: false, cut: false };
  const saved: State[] = [];
  const rules = startRules();
  return {
    mayHide: () => mayHide,
    rules: () => rules.rules,
    see(operation: number, args: readonly unknown[], known: Known): void {
      followPath(rules, operation, { points: args as number[], ctm: known.ctm });
      if (mayHide) return;
      if (texts.has(operation)) {
        hasText = true;
        mayHide = !isPlain(state);
      } else if (fills.has(operation)) mayHide = hasText || !((state.fill.tone ?? 0) > light);
      else if (operation === OPS.save) saved.push(state);
      else if (operation === OPS.restore) state = saved.pop() ?? state;
      else if (operation === OPS.rectangle) rectangle = [...args] as number[];
      else if (pathSteps.has(operation)) rectangle = undefined;
      else if (operation === OPS.clip || operation === OPS.eoClip) {
        state = { ...state, cut: state.cut || !coversPage(rectangle, known.ctm, viewBox) };
      } else if (isOpaqueTo(operation, args)) mayHide = true;
      else state = changeInk(state, { operation, args, resources: known.resources });
    },
  };
}

function followPath(
  rules: Rules,
  operation: number,
  { points, ctm }: { points: readonly number[]; ctm: readonly number[] },
): void {
  const [x = 0, y = 0, width = 0, height = 0] = points;
  if (operation === OPS.moveTo) rules.moveTo(movePoint(ctm, [x, y]));
  else if (operation === OPS.lineTo) rules.lineTo(movePoint(ctm, [x, y]));
  else if (operation === OPS.closePath) rules.closePath();
  else if (operation === OPS.rectangle) {
    const [from, to] = cornersOf([x, y, width, height]);
    rules.rectangle(movePoint(ctm, from), movePoint(ctm, to));
  } else if (pathSteps.has(operation)) rules.moveTo(movePoint(ctm, endOf(points)));
  else if (strokes.has(operation)) rules.stroke();
  else if (fills.has(operation)) rules.fill();
  else if (operation === OPS.endPath) rules.end();
}

/** Where a curve ends. */
function endOf(points: readonly number[]): [number, number] {
  return [points.at(-2) ?? 0, points.at(-1) ?? 0];
}

/** Shadings, forms, which are read on their own, and layers. */
function isOpaqueTo(operation: number, args: readonly unknown[]): boolean {
  if (operation === OPS.beginMarkedContentProps) return nameOf(args[0]) === "OC";
  return operation === OPS.shadingFill || operation === OPS.paintFormXObjectBegin;
}

function isPlain({ fill, stroke, mode, faint: isFaint, cut }: State): boolean {
  if (isFaint || cut || mode > 2) return false;
  const inks = mode === 0 ? [fill] : [fill, stroke];
  return inks.every(({ tone }) => tone !== undefined && tone < dark);
}

type Change = { operation: number; args: readonly unknown[]; resources: Names };

function changeInk(state: State, { operation, args, resources }: Change): State {
  const parts = args as number[];
  switch (operation) {
    case OPS.setTextRenderingMode:
      return { ...state, mode: Number(args[0]) };
    case OPS.setGState:
      return { ...state, faint: readOpacity(resources, args[0], state.faint) };
    case OPS.setFillGray:
    case OPS.setFillRGBColor:
      return { ...state, fill: mix(parts) };
    case OPS.setStrokeGray:
    case OPS.setStrokeRGBColor:
      return { ...state, stroke: mix(parts) };
    case OPS.setFillCMYKColor:
      return { ...state, fill: mixInks(parts) };
    case OPS.setStrokeCMYKColor:
      return { ...state, stroke: mixInks(parts) };
    case OPS.setFillColorSpace:
      return { ...state, fill: { tone: undefined, additive: isAdditive(resources, args[0]) } };
    case OPS.setStrokeColorSpace:
      return { ...state, stroke: { tone: undefined, additive: isAdditive(resources, args[0]) } };
    case OPS.setFillColor:
    case OPS.setFillColorN:
      return { ...state, fill: mixIn(state.fill, parts) };
    case OPS.setStrokeColor:
    case OPS.setStrokeColorN:
      return { ...state, stroke: mixIn(state.stroke, parts) };
    default:
      return state;
  }
}

/** One part is grey, three are red, green and blue. */
function mix(parts: readonly number[]): Ink {
  const tone = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const isKnown = parts.every((part) => part >= 0 && part <= 1);
  return { tone: isKnown ? tone : undefined, additive: true };
}

/** Colours in cyan, magenta and yellow are not computed. */
function mixInks([cyan, magenta, yellow, key = 0]: readonly number[]): Ink {
  const isGrey = cyan === 0 && magenta === 0 && yellow === 0;
  return { tone: isGrey ? 1 - key : undefined, additive: false };
}

function mixIn({ additive }: Ink, parts: readonly number[]): Ink {
  const isKnown = additive && (parts.length === 1 || parts.length === 3);
  return { tone: isKnown ? mix(parts).tone : undefined, additive };
}

/** Whether 0 is black and 1 is white in the colour space. */
function isAdditive(resources: Names, space: unknown): boolean {
  const name = nameOf(space) ?? "";
  if (name === "DeviceGray" || name === "DeviceRGB") return true;
  const known = (resources.get("ColorSpace") as Partial<Names> | undefined)?.get?.(name);
  return Array.isArray(known) && /^(?:ICCBased|CalRGB|CalGray)$/.test(nameOf(known[0]) ?? "");
}

function readOpacity(resources: Names, name: unknown, before: boolean): boolean {
  const states = resources.get("ExtGState") as Partial<Names> | undefined;
  const state = states?.get?.(nameOf(name) ?? "") as Partial<Names> | undefined;
  const opacity = state?.get?.("ca");
  return opacity === undefined ? before : !((opacity as number) > faint);
}

function nameOf(value: unknown): string | undefined {
  return (value as { name?: string } | null)?.name;
}

/** Whether clipping to the rectangle leaves the whole page visible. */
function coversPage(
  rectangle: readonly number[] | undefined,
  ctm: readonly number[],
  viewBox: readonly number[],
): boolean {
  if (rectangle === undefined) return false;
  const [x, y, width, height] = rectangle as [number, number, number, number];
  const [a, b, c, d, e, f] = ctm as [number, number, number, number, number, number];
  const [left, low, right, high] = viewBox as [number, number, number, number];
  const isUpright = b === 0 && c === 0;
  const [x1, x2] = [a * x + e, a * (x + width) + e];
  const [y1, y2] = [d * y + f, d * (y + height) + f];
  return isUpright && spans([x1, x2], [left, right]) && spans([y1, y2], [low, high]);
}

function spans(ends: readonly [number, number], [from, to]: readonly [number, number]): boolean {
  return Math.min(...ends) <= from + 1 && Math.max(...ends) >= to - 1;
}
