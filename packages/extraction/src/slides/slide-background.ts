import { isUnseen, parseColour, white } from "../hidden/colours.ts";
import type { XmlEvent } from "../office/read-xml.ts";

const pictures = /^a:(?:blipFill|gradFill|pattFill)$/;

/** Watches a slide, its layout and its master: whether they paint anything but white behind their text. */
export function startBackground() {
  let painted = false;
  let [inBackground, inShape] = [false, false];
  const look = (name: string, attributes: Readonly<Record<string, string>>) => {
    // Pictures and filled shapes may lie behind any text.
    if (name === "p:pic" || pictures.test(name)) return true;
    if (name === "a:fillRef") return attributes["idx"] !== "0";
    if (name === "p:bgRef") return Number(attributes["idx"]) !== 1001;
    if (!inBackground && !inShape) return false;
    if (name === "a:schemeClr") return !/^(?:bg1|lt1)$/.test(attributes["val"] ?? "");
    const colour = name === "a:srgbClr" ? parseColour(attributes["val"]) : undefined;
    return colour !== undefined && !isUnseen(colour, white);
  };
  return {
    take: (event: XmlEvent): void => {
      if (event.type === "text") return;
      const open = event.type === "open";
      if (event.name === "p:bg") inBackground = open;
      if (event.name === "p:spPr") inShape = open;
      if (event.type === "open") painted ||= look(event.name, event.attributes);
    },
    isPainted: () => painted,
  };
}
