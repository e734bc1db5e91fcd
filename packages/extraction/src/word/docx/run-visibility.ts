import { type Colour, isSameColour, parseColour, white } from "../../hidden/colours.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { XmlEvent } from "../../office/read-xml.ts";
import { isTooSmall } from "../../office/format-chart.ts";
import { type RunFormat, readRunProperty } from "./run-format.ts";
import { runFormatOf, type Styles } from "./styles.ts";

/** Half points. A smaller letter is smaller than a full stop. */
const tiny = 2;
/** English Metric Units (360,000 a centimetre). A larger drawing behind the text may be its background. */
const largeDrawing = 1_800_000;

const highlights: Record<string, Colour> = {
  white,
  black: [0, 0, 0],
  yellow: [255, 255, 0],
};

type Context = {
  styles: Styles;
  /** The open elements, the innermost last. */
  runs: RunFormat[];
  paragraphs: RunFormat[];
  tables: { cell: RunFormat; shadedStyle: boolean }[];
  textBoxes: number;
  /** A drawing is anchored behind the text; there was a large one. */
  anchored: boolean;
  backdrop: boolean;
  /** Why the open drawing is not visible. */
  drawing: HiddenReason | undefined;
  page: Colour | undefined;
};

type Attributes = Readonly<Record<string, string>>;
type Follow = (context: Context, attributes: Attributes) => void;

const openers: Readonly<Record<string, Follow>> = {
  "w:r": ({ runs }) => runs.push({}),
  "w:p": ({ paragraphs }) => paragraphs.push({}),
  "w:tbl": ({ tables }) => tables.push({ cell: {}, shadedStyle: false }),
  "w:tc": ({ tables }) => Object.assign(tables.at(-1) ?? {}, { cell: {} }),
  "w:tblStyle": ({ tables, styles }, { val }) =>
    Object.assign(tables.at(-1) ?? {}, { shadedStyle: runFormatOf(styles, val).shaded ?? false }),
  "w:background": (context, { color }) => {
    context.page = parseColour(color) ?? white;
  },
  "w:drawing": (context) => {
    context.drawing = undefined;
  },
  ":docPr": (context, { hidden }) => {
    if (/^(?:1|true|on)$/.test(hidden ?? "")) context.drawing = "switched_off";
  },
  "w:txbxContent": (context) => {
    context.textBoxes += 1;
  },
  ":anchor": (context, { behindDoc }) => {
    context.anchored = behindDoc === "1";
  },
  ":extent": (context, { cx, cy }) => {
    context.backdrop ||= context.anchored && Math.min(Number(cx), Number(cy)) > largeDrawing;
    if (isTooSmall({ cx: Number(cx), cy: Number(cy) })) context.drawing ??= "tiny";
  },
  "w:rStyle": ({ runs, styles }, { val }) => {
    const run = runs.at(-1);
    if (run) Object.assign(run, { ...runFormatOf(styles, val), ...run });
  },
  "w:pStyle": ({ paragraphs, styles }, { val }) =>
    Object.assign(paragraphs.at(-1) ?? {}, runFormatOf(styles, val)),
};

const closers: Readonly<Record<string, (context: Context) => void>> = {
  "w:r": ({ runs }) => runs.pop(),
  "w:p": ({ paragraphs }) => paragraphs.pop(),
  "w:tbl": ({ tables }) => tables.pop(),
  "w:txbxContent": (context) => {
    context.textBoxes -= 1;
  },
};

/**
 * Follows a document's elements and decides whether text is visible. `page` is the background where the document states
 * none; undefined where it is not one colour.
 */
export function startRunVisibility(styles: Styles, page: Colour | undefined) {
  const context: Context = {
    styles,
    runs: [],
    paragraphs: [],
    tables: [],
    textBoxes: 0,
    anchored: false,
    backdrop: false,
    drawing: undefined,
    page,
  };
  return {
    take(event: XmlEvent): void {
      if (event.type === "close") closers[event.name]?.(context);
      if (event.type !== "open") return;
      const opener = openers[event.name];
      if (opener) opener(context, event.attributes);
      else readProperty(context, event.name, event.attributes);
    },
    /** Why the text of the open run is not visible. */
    reason: () => reasonOf(context),
    /** Why the open drawing is not visible. */
    reasonOfDrawing: () => (isVanished(context) ? "switched_off" : context.drawing),
    page: () => context.page,
  };
}

function readProperty({ runs, paragraphs, tables }: Context, name: string, attributes: Attributes) {
  const run = runs.at(-1);
  if (run) readRunProperty(run, name, attributes);
  // Outside a run the shading is that of the paragraph or the cell.
  else if (name === "w:shd") {
    Object.assign(paragraphs.at(-1) ?? tables.at(-1)?.cell ?? {}, { fill: attributes["fill"] });
  }
}

function isVanished({ paragraphs, runs }: Context): boolean {
  return { ...paragraphs.at(-1), ...runs.at(-1) }.vanish === true;
}

function reasonOf(context: Context): HiddenReason | undefined {
  const run = { ...context.paragraphs.at(-1), fill: undefined, ...context.runs.at(-1) };
  if (run.vanish === true) return "switched_off";
  if (run.size !== undefined && run.size < tiny) return "tiny";
  const [colour, behind] = [parseColour(run.colour), backgroundOf(context, run)];
  return colour && behind && isSameColour(colour, behind) ? "colour" : undefined;
}

/** The background of the text; undefined where a table's style, a shape or a picture may be behind it. */
function backgroundOf(context: Context, run: RunFormat): Colour | undefined {
  const { paragraphs, tables, textBoxes, backdrop, page } = context;
  if (run.highlight !== undefined) return highlights[run.highlight];
  const fills = [run.fill, paragraphs.at(-1)?.fill, tables.at(-1)?.cell.fill];
  const filled = fills.find((fill) => parseColour(fill) !== undefined);
  if (filled !== undefined) return parseColour(filled);
  const unknown = textBoxes > 0 || backdrop || tables.some(({ shadedStyle }) => shadedStyle);
  return unknown ? undefined : page;
}
