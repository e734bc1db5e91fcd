import { type Colour, isUnseen, parseColour, white } from "../hidden/colours.ts";
import type { HiddenReason } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import { type Look, readLook } from "./read-look.ts";
import { lookOf, type Styles } from "./styles.ts";

/** Half points: below it a letter is smaller than a full stop. */
const tiny = 2;
/** English Metric Units (360,000 a centimetre): a drawing behind the text that may be its background. */
const largeDrawing = 1_800_000;

const highlights: Record<string, Colour> = {
  white,
  black: [0, 0, 0],
  yellow: [255, 255, 0],
};

type Frame = { cell: Look; shadedStyle: boolean };

/** Follows a document's elements and tells whether the text that comes is seen by a reader. */
export function startRunVisibility(styles: Styles) {
  const runs: Look[] = [];
  const paragraphs: Look[] = [];
  const tables: Frame[] = [];
  let [boxes, backdrop, anchored] = [0, false, false];
  let page: Colour = white;

  const begin = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    const value = attributes["val"] ?? "";
    const run = runs.at(-1);
    const paragraph = paragraphs.at(-1);
    const table = tables.at(-1);
    if (name === "w:r") runs.push({});
    else if (name === "w:p") paragraphs.push({});
    else if (name === "w:tbl") tables.push({ cell: {}, shadedStyle: false });
    else if (name === "w:tc" && table) table.cell = {};
    else if (name === "w:tblStyle" && table)
      table.shadedStyle = lookOf(styles, value).shaded ?? false;
    else if (name === "w:background") page = parseColour(attributes["color"]) ?? white;
    else if (name === "w:txbxContent") boxes += 1;
    else if (name === ":anchor") anchored = attributes["behindDoc"] === "1";
    else if (name === ":extent" && anchored)
      backdrop ||= Math.min(Number(attributes["cx"]), Number(attributes["cy"])) > largeDrawing;
    else if (name === "w:rStyle" && run) Object.assign(run, { ...lookOf(styles, value), ...run });
    else if (name === "w:pStyle" && paragraph) Object.assign(paragraph, lookOf(styles, value));
    else if (run) readLook(run, name, attributes);
    else if (name === "w:shd") (paragraph ?? table?.cell ?? {}).fill = attributes["fill"] ?? "";
  };

  const end = (name: string) => {
    if (name === "w:r") runs.pop();
    else if (name === "w:p") paragraphs.pop();
    else if (name === "w:tbl") tables.pop();
    else if (name === "w:txbxContent") boxes -= 1;
  };

  /** What is behind the text; undefined where a table's style, a shape or a picture may be. */
  const background = (run: Look, paragraph: Look): Colour | undefined => {
    const named = [run.fill, paragraph.fill, tables.at(-1)?.cell.fill].find(
      (fill) => parseColour(fill) !== undefined,
    );
    if (run.highlight !== undefined) return highlights[run.highlight];
    if (named !== undefined) return parseColour(named);
    return boxes > 0 || backdrop || tables.some(({ shadedStyle }) => shadedStyle)
      ? undefined
      : page;
  };

  return {
    take(event: XmlEvent): void {
      if (event.type === "open") begin(event);
      else if (event.type === "close") end(event.name);
    },
    /** Why the text of the run that is open is not seen. */
    reason(): HiddenReason | undefined {
      const paragraph = paragraphs.at(-1) ?? {};
      const run = { ...paragraph, fill: undefined, ...runs.at(-1) };
      if (run.vanish === true) return "switched_off";
      if (run.size !== undefined && run.size < tiny) return "tiny";
      const [colour, behind] = [parseColour(run.colour), background(run, paragraph)];
      return colour && behind && isUnseen(colour, behind) ? "colour" : undefined;
    },
  };
}
