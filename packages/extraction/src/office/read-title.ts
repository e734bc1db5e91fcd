import { unlessDamaged } from "./unless-damaged.ts";
import { visitXml } from "./read-xml.ts";
import { findPart } from "./relationships.ts";
import type { Parts } from "./open-parts.ts";
import type { Relationship } from "./relationships.ts";

/** The title in the package's properties; null when there is none or the properties are damaged. */
export async function readTitle(
  parts: Parts,
  relationships: Relationship[],
): Promise<string | null> {
  const part = findPart(parts, relationships, "core-properties");
  if (part === undefined) return null;
  return unlessDamaged(() => readTitleOf(parts, part), null);
}

/** The title in a part of properties; null when there is none. */
export async function readTitleOf(parts: Parts, part: string): Promise<string | null> {
  let title = "";
  let inside = false;
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") title += inside ? event.text : "";
    else if (event.name === "dc:title") inside = event.type === "open";
  });
  return title.trim() || null;
}
