import { Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import { movePoint, type Rules, startRules } from "./rules.ts";
import type { Colour } from "../../hidden/colours.ts";

export type Matrix = number[];
/** Points from the page's top left corner: left, top, right, bottom. */
export type Area = readonly [number, number, number, number];
type Point = readonly [number, number];

/** A piece of text as it is drawn. */
export type DrawnText = {
  text: string;
  /** Where its first letter begins and its last one ends, on the baseline. */
  from: Point;
  to: Point;
  size: number;
  /** Undefined for a pattern, and for letters that are drawn in colours of their own. */
  colour: Colour | undefined;
  /** Drawn without ink, or with transparent ink. */
  invisible: boolean;
  /** The clipping area. */
  clip: Area;
  /** In a layer that is switched off. */
  switchedOff: boolean;
  order: number;
};

/** Something painted that is not text. */
export type Painted = {
  area: Area;
  /** Undefined for pictures, patterns and shapes other than rectangles. */
  colour: Colour | undefined;
  picture: boolean;
  order: number;
};

export type Glyph = number | null | { unicode: string; width: number; isSpace: boolean };
export type Font = { unit: number; ownColours: boolean };

/** The graphics state. It is replaced and never changed, so that saved states stay as they were. */
export type State = {
  ctm: Matrix;
  fill: Colour | undefined;
  stroke: Colour | undefined;
  alpha: number;
  blends: boolean;
  mode: number;
  font: Font;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
  lineWidth: number;
  /** The bounding box of the clipping path; `exact` when the path is that rectangle. */
  clip: Area;
  exact: boolean;
};

export type Graphics = {
  page: Matrix;
  state: State;
  saved: State[];
  /** For each open marked content, whether it is visible. */
  marked: boolean[];
  /** The next path is a clipping path. */
  clips: boolean;
  text: { matrix: Matrix; x: number; y: number; lineX: number; lineY: number };
  order: number;
  texts: DrawnText[];
  painted: Painted[];
  /** The lines of tables, in the units of the page. */
  rules: Rules;
};

const everywhere: Area = [-Infinity, -Infinity, Infinity, Infinity];
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const black: Colour = [0, 0, 0];
/** Half the width of a line, in units of the current space. Thinner lines rule tables and underline words. */
const widestHairline = 2;
/** Ink with less opacity is invisible. */
const faintest = 0.04;

export function startGraphics(page: Matrix): Graphics {
  const state: State = {
    ctm: identity,
    fill: black,
    stroke: black,
    alpha: 1,
    blends: false,
    mode: 0,
    font: { unit: 0.001, ownColours: false },
    size: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    lineWidth: 1,
    clip: everywhere,
    exact: true,
  };
  const lists = { saved: [], marked: [], texts: [], painted: [], rules: startRules() };
  return { page, state, ...lists, text: startLine(identity), clips: false, order: 0 };
}

export function startLine(matrix: ArrayLike<number>): Graphics["text"] {
  return { matrix: Array.from(matrix), x: 0, y: 0, lineX: 0, lineY: 0 };
}

export function change(graphics: Graphics, changes: Partial<State>): void {
  graphics.state = { ...graphics.state, ...changes };
}

export function transform(graphics: Graphics, matrix: ArrayLike<number>): void {
  change(graphics, { ctm: Util.transform(graphics.state.ctm, Array.from(matrix)) as Matrix });
}

export function moveText({ text }: Graphics, x: number, y: number): void {
  text.x = text.lineX += x;
  text.y = text.lineY += y;
}

/** Draws glyphs; numbers among them are gaps in thousandths of the font's size. */
export function showText(graphics: Graphics, glyphs: readonly Glyph[]): void {
  const { state, text, marked, order } = graphics;
  const from = toPage(graphics, [text.x, text.y + state.rise], text.matrix);
  const shown = advance(graphics, glyphs);
  if (shown.trim() === "") return;
  const to = toPage(graphics, [text.x, text.y + state.rise], text.matrix);
  const up = toPage(graphics, [text.x, text.y + state.rise + state.size], text.matrix);
  const size = Math.hypot(up[0] - to[0], up[1] - to[1]);
  const invisible = state.mode === 3 || state.alpha < faintest;
  const switchedOff = marked.includes(false);
  const colour = textColour(state);
  const { clip } = state;
  graphics.texts.push({ text: shown, from, to, size, colour, clip, invisible, switchedOff, order });
}

function advance({ state, text }: Graphics, glyphs: readonly Glyph[]): string {
  let shown = "";
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    if (typeof glyph === "number") {
      text.x -= glyph * state.size * 0.001 * state.scale;
      if (glyph < -180 && shown !== "") shown += " ";
      continue;
    }
    const gap = state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    text.x += (glyph.width * state.size * state.font.unit + gap) * state.scale;
    shown += glyph.unicode;
  }
  return shown;
}

/** Text rendering modes: 0 fills the letters, 1 draws their outlines, 2 both; 4 to 6 do the same while clipping. */
function textColour({ font, mode, stroke, fill }: State): Colour | undefined {
  if (font.ownColours || mode === 2 || mode === 6) return undefined;
  return mode === 1 || mode === 5 ? stroke : fill;
}

/** Keeps the lines of a path, as pdf.js encodes it: 0 moves, 1 draws a line, 2 and 3 draw curves, 4 closes. */
export function keepRules(
  { rules, state }: Graphics,
  path: ArrayLike<number> | undefined,
  painted: { filled: boolean; stroked: boolean },
): void {
  const lengths = [2, 2, 6, 4, 0];
  for (let at = 0; path && at < path.length;) {
    const step = path[at] ?? 4;
    const length = lengths[step] ?? 0;
    const [x = 0, y = 0] = [path[at + length - 1], path[at + length]];
    if (step === 4) rules.closePath();
    else if (step === 1) rules.lineTo(movePoint(state.ctm, [x, y]));
    else rules.moveTo(movePoint(state.ctm, [x, y]));
    at += length + 1;
  }
  if (painted.stroked) rules.stroke();
  else if (painted.filled) rules.fill();
  else rules.end();
}

/** Paints a path that fills this box of the current space. */
export function paintPath(
  graphics: Graphics,
  path: ArrayLike<number> | undefined,
  box: Area,
): void {
  const { alpha, blends, fill } = graphics.state;
  const plain = alpha > 0.95 && !blends && isRectangle(path, box);
  paint(graphics, box, { colour: plain ? fill : undefined, picture: false });
}

/** Draws the line of a path. The area that it surrounds is not painted, but text may be drawn on a wide line. */
export function paintLine(graphics: Graphics, [x0, y0, x1, y1]: Area): void {
  const half = graphics.state.lineWidth / 2;
  if (half < widestHairline) return;
  paint(graphics, [x0 - half, y0 - half, x1 + half, y1 + half], {
    colour: undefined,
    picture: false,
  });
}

/** Paints the unit square of the current space, which is where pictures go. */
export function paintPicture(graphics: Graphics): void {
  paint(graphics, [0, 0, 1, 1], { colour: undefined, picture: true });
}

/** Paints the whole page with something other than a single colour. */
export function paintAll({ painted, order, state }: Graphics): void {
  painted.push({ area: state.clip, colour: undefined, picture: false, order });
}

/** Intersects the clipping area with this path. */
export function clipTo(graphics: Graphics, path: ArrayLike<number> | undefined, box: Area): void {
  const clip = meet(graphics.state.clip, areaOf(graphics, box));
  change(graphics, { clip, exact: graphics.state.exact && isRectangle(path, box) });
}

function paint(
  graphics: Graphics,
  box: Area,
  { colour, picture }: Pick<Painted, "colour" | "picture">,
) {
  if (graphics.marked.includes(false)) return;
  const { clip, exact } = graphics.state;
  const area = meet(clip, areaOf(graphics, box));
  graphics.painted.push({
    area,
    colour: exact ? colour : undefined,
    picture,
    order: graphics.order,
  });
}

function meet(one: Area, other: Area): Area {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

/** The bounding box on the page of a box of the current space. */
function areaOf(graphics: Graphics, [x0, y0, x1, y1]: Area): Area {
  const corners = [[x0, y0] as const, [x1, y1] as const, [x0, y1] as const, [x1, y0] as const].map(
    (corner) => toPage(graphics, corner, identity),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function toPage({ page, state }: Graphics, [x, y]: Point, matrix: Matrix): Point {
  const whole = Util.transform(Util.transform(page, state.ctm), matrix) as Matrix;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = whole;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Whether a path, as pdf.js encodes it (0 moves to, 1 draws a line to, 4 closes), is its own bounding rectangle. */
function isRectangle(path: ArrayLike<number> | undefined, [x0, y0, x1, y1]: Area): boolean {
  if (!path || path.length < 12 || path.length > 16) return false;
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    const [step, x, y] = [path[at], path[at + 1], path[at + 2]];
    if (step === 4) continue;
    if (step !== 0 && step !== 1) return false;
    if ((x !== x0 && x !== x1) || (y !== y0 && y !== y1)) return false;
  }
  return true;
}
