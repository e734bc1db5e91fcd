import { type Colour, isSameColour, parseColour } from "../hidden/colours.ts";
import { isTooSmall } from "../office/format-chart.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { XmlEvent } from "../office/read-xml.ts";

/** Hundredths of a point. A smaller letter is smaller than a full stop. */
const tiny = 100;

const otherFills = /^a:(?:schemeClr|gradFill|blipFill|pattFill|grpFill)$/;

export type Canvas = {
  /** Of a slide, in English Metric Units; null where the presentation does not say. */
  size: { width: number; height: number } | null;
  /** The background of the slide's shapes; undefined where it is a picture or not known. */
  background: Colour | undefined;
};

type Shape = {
  canvas: Canvas;
  groups: number;
  /** The depth of the group that the selection pane has switched off; null where all are shown. */
  offFrom: number | null;
  off: boolean;
  inText: boolean;
  inLine: boolean;
  /** In the fill of a shape or of letters, not in a shadow or an outline of theirs. */
  inFill: boolean;
  inRun: boolean;
  inTable: boolean;
  outside: boolean;
  /** Too small to show a chart. */
  small: boolean;
  /** The background of the shape's text; undefined where it is not one plain colour. */
  behind: Colour | undefined;
  /** Of the open run. */
  colour: Colour | undefined;
  points: number;
  corner: { x: number; y: number };
};

type Attributes = Readonly<Record<string, string>>;

const openers: Readonly<Record<string, (shape: Shape, attributes: Attributes) => void>> = {
  "p:sp": beginShape,
  "p:graphicFrame": beginShape,
  "p:pic": beginShape,
  "p:grpSp": (shape) => {
    shape.groups += 1;
    beginShape(shape);
  },
  "p:cNvPr": (shape, { hidden }) => {
    shape.off = /^(?:1|true)$/.test(hidden ?? "");
  },
  "p:grpSpPr": (shape) => {
    if (shape.off) shape.offFrom ??= shape.groups;
  },
  "p:txBody": (shape) => void (shape.inText = true),
  "a:tbl": (shape) => void Object.assign(shape, { inTable: true, behind: undefined }),
  "a:ln": (shape) => void (shape.inLine = true),
  "a:r": (shape) => void Object.assign(shape, plainRun),
  "a:rPr": (shape, { sz }) =>
    void Object.assign(shape, { inRun: true, points: Number(sz ?? plainRun.points) }),
  "a:solidFill": (shape) => void (shape.inFill = true),
  "a:srgbClr": (shape, { val }) => {
    if (shape.inFill) readColour(shape, parseColour(val));
  },
};

const closers: Readonly<Record<string, (shape: Shape) => void>> = {
  "a:rPr": (shape) => void (shape.inRun = false),
  "a:ln": (shape) => void (shape.inLine = false),
  "a:solidFill": (shape) => void (shape.inFill = false),
  "p:grpSp": (shape) => {
    shape.groups -= 1;
    if (shape.offFrom !== null && shape.groups < shape.offFrom) shape.offFrom = null;
  },
};

const plainRun = { colour: undefined, points: Number.POSITIVE_INFINITY };
const plainShape = {
  off: false,
  small: false,
  outside: false,
  inTable: false,
  inText: false,
  inLine: false,
  inFill: false,
};

/** Follows a slide's elements and decides whether text is visible. */
export function startShapeVisibility(canvas: Canvas) {
  const corner = { x: 0, y: 0 };
  const rest = { inRun: false, groups: 0, offFrom: null, behind: canvas.background, corner };
  const shape: Shape = { canvas, ...plainShape, ...plainRun, ...rest };
  return {
    take(event: XmlEvent): void {
      if (event.type === "close") closers[event.name]?.(shape);
      if (event.type !== "open") return;
      const opener = openers[event.name];
      if (opener) opener(shape, event.attributes);
      // A fill other than one plain colour, or one of the shape's style.
      else if (!otherFills.test(event.name)) readPosition(shape, event.name, event.attributes);
      else if (!shape.inRun) readColour(shape, undefined);
    },
    /** Why the open shape is not visible, whatever its text looks like. */
    reasonOfFrame: () => reasonOfShape(shape) ?? (shape.small ? "tiny" : undefined),
    reason(): HiddenReason | undefined {
      const { points, colour, behind } = shape;
      const reason = reasonOfShape(shape);
      if (reason !== undefined) return reason;
      if (points < tiny) return "tiny";
      return colour && behind && isSameColour(colour, behind) ? "colour" : undefined;
    },
  };
}

function reasonOfShape({ off, offFrom, outside }: Shape): HiddenReason | undefined {
  if (off || offFrom !== null) return "switched_off";
  return outside ? "outside" : undefined;
}

function beginShape(shape: Shape): void {
  Object.assign(shape, plainShape, { behind: shape.canvas.background });
}

/** The first colour within a run is that of its text; one of the shape, before its text, is the background. */
function readColour(shape: Shape, found: Colour | undefined): void {
  if (shape.inLine) return;
  if (shape.inRun) shape.colour ??= found;
  else if (!shape.inText && !shape.inTable) shape.behind = found;
}

function readPosition(shape: Shape, name: string, attributes: Attributes): void {
  const { size } = shape.canvas;
  const at = (key: string) => Number(attributes[key] ?? 0);
  if (shape.inText || !size) return;
  if (name === "a:off") shape.corner = { x: at("x"), y: at("y") };
  // A shape in a group has coordinates of the group.
  if (name !== "a:ext" || attributes["cx"] === undefined) return;
  if (shape.groups > 0) return;
  shape.small = isTooSmall({ cx: at("cx"), cy: at("cy") });
  const { x, y } = shape.corner;
  const above = x + at("cx") <= 0 || y + at("cy") <= 0;
  shape.outside = above || x >= size.width || y >= size.height;
}
