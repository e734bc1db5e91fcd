import { unlessDamaged } from "./pass-over.ts";
import { visitXml } from "./read-xml.ts";
import type { Parts } from "./open-parts.ts";
import type { Relationship } from "./relationships.ts";

/** The texts of the diagrams that a part shows, by the id that it refers to them with. One that is damaged is left out. */
export async function readDiagrams(
  parts: Parts,
  relationships: readonly Relationship[],
): Promise<ReadonlyMap<string, string[]>> {
  const diagrams = new Map<string, string[]>();
  for (const { id, type, part } of relationships) {
    if (type !== "diagramData" || !parts.has(part)) continue;
    diagrams.set(id, await unlessDamaged(() => readTexts(parts, part), []));
  }
  return diagrams;
}

async function readTexts(parts: Parts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let [text, inText] = ["", false];
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") {
      if (inText) text += event.text;
      return;
    }
    if (event.name === "a:t") inText = event.type === "open";
    if (event.name === "a:br") text += " ";
    if (event.name !== "a:p" || event.type === "open") return;
    const said = text.replace(/\s+/g, " ").trim();
    if (said !== "") texts.push(said);
    text = "";
  });
  return texts;
}
