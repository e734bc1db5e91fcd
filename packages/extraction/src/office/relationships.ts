import { posix } from "node:path";
import { visitXml } from "./read-xml.ts";
import type { Parts } from "./open-parts.ts";

export type Relationship = {
  id: string;
  /** The last word of the type's address: "styles", "footnotes", "officeDocument". */
  type: string;
  /** The name of the target part. */
  part: string;
};

/** The relationships of a part within the package; "" for the package itself. */
export async function readRelationships(parts: Parts, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part === "" ? "x" : part);
  const name = posix.join(folder, "_rels", `${posix.basename(part)}.rels`);
  if (!parts.has(name)) return [];
  const found: Relationship[] = [];
  await visitXml(parts.read(name), (event) => {
    if (event.type !== "open" || event.name !== "rel:Relationship") return;
    const {
      Id: id = "",
      Type: type = "",
      Target: target = "",
      TargetMode: mode,
    } = event.attributes;
    if (mode === "External") return;
    const to = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
    found.push({ id, type: type.slice(type.lastIndexOf("/") + 1), part: to });
  });
  return found;
}

/** The target of the first relationship of this type, if it is in the package. */
export function findPart(
  parts: Parts,
  relationships: Relationship[],
  type: string,
): string | undefined {
  return relationships.find((one) => one.type === type && parts.has(one.part))?.part;
}
