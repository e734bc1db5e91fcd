import { type Colour, isUnseen, parseColour, white } from "../hidden/colours.ts";
import type { HiddenReason } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** Hundredths of a point: below it a letter is smaller than a full stop. */
const tiny = 100;

export type Canvas = {
  /** Of a slide, in English Metric Units; null where the presentation does not say. */
  size: { width: number; height: number } | null;
  /** What is behind the slide's shapes; undefined where it is a picture or not known. */
  background: Colour | undefined;
};

/** Follows a slide's elements and tells whether the text that comes is seen by who looks at the slide. */
export function startShapeVisibility({ size, background }: Canvas) {
  let [groups, inText, inLine, inRun] = [0, false, false, false];
  let [outside, behind, inTable] = [false, background, false];
  let [colour, points] = [undefined as Colour | undefined, Number.POSITIVE_INFINITY];
  let corner = { x: 0, y: 0 };

  const beginShape = () => {
    [outside, behind, inTable] = [false, background, false];
    [inText, inLine] = [false, false];
  };
  const readPlace = (name: string, attributes: Readonly<Record<string, string>>) => {
    const at = (key: string) => Number(attributes[key] ?? 0);
    if (name === "a:off") corner = { x: at("x"), y: at("y") };
    // A shape in a group has a place in the group's own measure.
    if (name !== "a:ext" || attributes["cx"] === undefined || !size || groups > 0) return;
    const right = corner.x + at("cx");
    const bottom = corner.y + at("cy");
    outside = right <= 0 || bottom <= 0 || corner.x >= size.width || corner.y >= size.height;
  };
  const begin = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === "p:sp" || name === "p:graphicFrame") beginShape();
    else if (name === "p:grpSp") groups += 1;
    else if (name === "p:txBody") inText = true;
    else if (name === "a:tbl") [inTable, behind] = [true, undefined];
    else if (name === "a:ln") inLine = true;
    else if (name === "a:r") [colour, points] = [undefined, Number.POSITIVE_INFINITY];
    else if (name === "a:rPr") {
      inRun = true;
      points = Number(attributes["sz"] ?? Number.POSITIVE_INFINITY);
    } else if (name === "a:srgbClr" && inRun && !inLine) {
      colour ??= parseColour(attributes["val"]);
    } else if (name === "a:srgbClr" && !inText && !inLine && !inTable)
      behind = parseColour(attributes["val"]);
    // Another fill than one plain colour, or one that the shape's style brings along.
    else if (!inText && /^a:(?:schemeClr|gradFill|blipFill|pattFill|grpFill)$/.test(name)) {
      if (!inLine) behind = undefined;
    } else if (!inText) readPlace(name, attributes);
  };
  return {
    take(event: XmlEvent): void {
      if (event.type === "open") begin(event.name, event.attributes);
      if (event.type !== "close") return;
      if (event.name === "a:rPr") inRun = false;
      if (event.name === "a:ln") inLine = false;
      if (event.name === "p:grpSp") groups -= 1;
    },
    reason(): HiddenReason | undefined {
      if (outside) return "outside";
      if (points < tiny) return "tiny";
      return colour && behind && isUnseen(colour, behind) ? "colour" : undefined;
    },
  };
}

/** Watches a slide, its layout and its master: whether they paint anything but white behind their text. */
export function startBackground() {
  let painted = false;
  let [inBackground, inShape] = [false, false];
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") return;
      const open = event.type === "open";
      if (event.name === "p:bg") inBackground = open;
      if (event.name === "p:spPr") inShape = open;
      if (!open) return;
      const { name, attributes } = event;
      // Pictures and filled shapes may lie behind any text.
      if (name === "p:pic" || /^a:(?:blipFill|gradFill|pattFill)$/.test(name)) painted = true;
      if (name === "a:srgbClr" && (inBackground || inShape)) {
        painted ||= !isUnseen(parseColour(attributes["val"]) ?? [0, 0, 0], white);
      }
      if (name === "a:schemeClr" && (inBackground || inShape)) {
        painted ||= !/^(?:bg1|lt1)$/.test(attributes["val"] ?? "");
      }
      if (name === "a:fillRef" && attributes["idx"] !== "0") painted = true;
      if (name === "p:bgRef" && Number(attributes["idx"]) !== 1001) painted = true;
    },
    isPainted: () => painted,
  };
}
