import { ExtractionError } from "../located-text.ts";
import { openParts, type Parts } from "../office/open-parts.ts";
import { readTitleOf } from "../office/read-title.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import { unlessDamaged } from "../office/unless-damaged.ts";

export type OpenPackage = { parts: Parts; title: string | null };

export const contentPart = "content.xml";
const manifestPart = "META-INF/manifest.xml";
const propertiesPart = "meta.xml";
const stylesPart = "styles.xml";

/** Bytes. */
const longestType = 200;

/** Opens an OpenDocument package of this type, such as "text". Throws "wrong_content" for others. */
export async function openPackage(path: string, type: string): Promise<OpenPackage> {
  const parts = await openParts(path);
  const stated = await readType(parts);
  const name = `application/vnd.oasis.opendocument.${type}`;
  if (stated !== name && stated !== `${name}-template`) {
    throw new ExtractionError("wrong_content", stated);
  }
  await requireReadable(parts);
  const title = parts.has(propertiesPart)
    ? await unlessDamaged(() => readTitleOf(parts, propertiesPart), null)
    : null;
  return { parts, title };
}

/** Visits the part with the named styles and what is on every page, as far as it can be read. */
export async function readNamedStyles(
  { parts }: OpenPackage,
  visit: (event: XmlEvent) => void,
): Promise<void> {
  if (!parts.has(stylesPart)) return;
  await unlessDamaged(() => visitXml(parts.read(stylesPart), visit), undefined);
}

async function readType(parts: Parts): Promise<string> {
  if (!parts.has("mimetype")) throw new ExtractionError("wrong_content", "no mimetype");
  let type = "";
  for await (const bytes of parts.read("mimetype")) {
    type += bytes.toString("latin1");
    if (type.length > longestType) break;
  }
  return type.trim();
}

/** The manifest names the parts that are encrypted with the document's password. */
async function requireReadable(parts: Parts): Promise<void> {
  if (!parts.has(manifestPart)) return;
  let encrypted = false;
  const read = async () =>
    visitXml(parts.read(manifestPart), ({ type, ...event }) => {
      if (type === "open" && "name" in event) {
        encrypted ||= /:encryption-data$|:encrypted-key$/.test(event.name);
      }
    });
  await unlessDamaged(read, undefined);
  if (encrypted) throw new ExtractionError("password_protected");
}
