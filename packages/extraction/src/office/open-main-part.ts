import { ExtractionError } from "../located-text.ts";
import { openParts } from "./open-parts.ts";
import { readTitle } from "./read-title.ts";
import { readXml } from "./read-xml.ts";
import { findPart, readRelationships } from "./relationships.ts";
import type { Parts } from "./open-parts.ts";
import type { Relationship } from "./relationships.ts";

export type Package = {
  parts: Parts;
  /** The name of the part that holds the document, the workbook or the presentation. */
  main: string;
  /** The relationships of the main part. */
  relationships: Relationship[];
  title: string | null;
};

/** Opens an Office package whose main part has this root element. Throws "wrong_content" for others. */
export async function openMainPart(path: string, root: string): Promise<Package> {
  const parts = await openParts(path);
  const top = await readRelationships(parts, "");
  const main = findPart(parts, top, "officeDocument");
  if (main === undefined) throw new ExtractionError("wrong_content", "no main part");
  const found = await findRoot(parts, main);
  if (found !== root) throw new ExtractionError("wrong_content", found);
  const title = await readTitle(parts, top);
  return { parts, main, relationships: await readRelationships(parts, main), title };
}

async function findRoot(parts: Parts, main: string): Promise<string> {
  for await (const batch of readXml(parts.read(main))) {
    for (const event of batch) if (event.type === "open") return event.name;
  }
  throw new ExtractionError("corrupt", "an empty main part");
}
