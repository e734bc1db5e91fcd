import { visitXml } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import type { Parts } from "../office/open-parts.ts";
import { startBackground } from "./slide-background.ts";

/** Whether slide, layout and master are painted with anything but white. */
export async function isPainted(parts: Parts, slide: string): Promise<boolean> {
  const background = startBackground();
  for (const part of await partsBehind(parts, slide)) {
    await visitXml(parts.read(part), (event) => background.take(event));
  }
  return background.isPainted();
}

async function partsBehind(parts: Parts, slide: string): Promise<string[]> {
  const layout = findPart(parts, await readRelationships(parts, slide), "slideLayout");
  if (layout === undefined) return [slide];
  const master = findPart(parts, await readRelationships(parts, layout), "slideMaster");
  return master === undefined ? [slide, layout] : [slide, layout, master];
}
