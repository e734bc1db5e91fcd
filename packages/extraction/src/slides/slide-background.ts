import { isSameColour, parseColour, white } from "../hidden/colours.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";

const pictureFill = /^a:(?:blipFill|gradFill|pattFill)$/;

/** Whether one of these parts paints anything but white behind its text: a slide, its layout and master, or a drawing. */
export async function isPainted(parts: Parts, names: readonly string[]): Promise<boolean> {
  let painted = false;
  for (const name of names) {
    let [inBackground, inShape] = [false, false];
    await visitXml(parts.read(name), (event) => {
      if (event.type === "text") return;
      if (event.name === "p:bg") inBackground = event.type === "open";
      if (event.name === "p:spPr") inShape = event.type === "open";
      if (event.type === "open") painted ||= paints(event, inBackground || inShape);
    });
  }
  return painted;
}

function paints({ name, attributes }: XmlEvent & { type: "open" }, isFill: boolean): boolean {
  // Pictures and filled shapes may be behind any text.
  if (name === "p:pic" || pictureFill.test(name)) return true;
  if (name === "a:fillRef") return attributes["idx"] !== "0";
  if (name === "p:bgRef") return Number(attributes["idx"]) !== 1001;
  if (!isFill) return false;
  if (name === "a:schemeClr") return !/^(?:bg1|lt1)$/.test(attributes["val"] ?? "");
  const colour = name === "a:srgbClr" ? parseColour(attributes["val"]) : undefined;
  return colour !== undefined && !isSameColour(colour, white);
}
