import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { ExtractionError } from "../located-text.ts";
import type { SaxesAttributeNS } from "saxes";

export type XmlEvent =
  | { type: "open"; name: string; attributes: Record<string, string> }
  | { type: "close"; name: string }
  | { type: "text"; text: string };

/** Real documents stay far below. It protects parsers that recurse or walk their ancestors. */
const deepest = 1_000;

/** Prefixes for the vocabularies of Office files, in their transitional and strict editions. */
const vocabularies: [prefix: string, namespace: RegExp][] = [
  ["w", /wordprocessingml(?:\/2006)?\/main$/],
  ["p", /presentationml(?:\/2006)?\/main$/],
  ["s", /spreadsheetml(?:\/2006)?\/main$/],
  ["a", /drawingml(?:\/2006)?\/main$/],
  ["c", /drawingml(?:\/2006)?\/chart$/],
  // The shapes of a sheet have the elements of a slide's.
  ["p", /drawingml(?:\/2006)?\/spreadsheetDrawing$/],
  ["m", /officeDocument(?:\/2006)?\/math$/],
  ["mc", /markup-compatibility\/2006$/],
  ["rel", /package\/2006\/relationships$/],
  ["office", /opendocument:xmlns:office:1\.0$/],
  ["style", /opendocument:xmlns:style:1\.0$/],
  ["text", /opendocument:xmlns:text:1\.0$/],
  ["table", /opendocument:xmlns:table:1\.0$/],
  ["draw", /opendocument:xmlns:drawing:1\.0$/],
  ["presentation", /opendocument:xmlns:presentation:1\.0$/],
  ["manifest", /opendocument:xmlns:manifest:1\.0$/],
  ["opf", /idpf\.org\/2007\/opf$/],
  ["dc", /purl\.org\/dc\/elements\/1\.1\/$/],
];

const referring = /officeDocument(?:\/2006)?\/relationships$/;

/**
 * The part's elements and text, in batches as the bytes come. Element names are "w:p" and the like, whatever prefixes
 * the file uses. Attributes have their local names; a reference to another part is "r:id". The content of mc:Fallback
 * repeats other content in an older vocabulary and is left out. A document type declaration is refused, so no entity is
 * ever expanded. Throws ExtractionError "corrupt".
 */
export async function* readXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<XmlEvent[]> {
  const batch: XmlEvent[] = [];
  const parser = startParser(batch);
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (batch.length > 0) yield batch.splice(0);
  }
  parser.close();
  yield batch;
}

/** Calls `visit` for every element and text of a part. */
export async function visitXml(
  bytes: AsyncIterable<Buffer>,
  visit: (event: XmlEvent) => void,
): Promise<void> {
  for await (const batch of readXml(bytes)) batch.forEach(visit);
}

function startParser(batch: XmlEvent[]): SaxesParser<{ xmlns: true; position: false }> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const names = new Map<string, string>();
  let depth = 0;
  /** The depth of the mc:Fallback element that is open; 0 for none. */
  let fallback = 0;
  const push = (event: XmlEvent) => {
    if (fallback === 0) batch.push(event);
  };
  parser.on("error", (error) => {
    throw new ExtractionError("corrupt", error.message);
  });
  parser.on("doctype", () => {
    throw new ExtractionError("corrupt", "a document type declaration");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > deepest) throw new ExtractionError("corrupt", "nested too deep");
    const name = `${prefixOf(tag.uri, names)}:${tag.local}`;
    if (fallback === 0 && name === "mc:Fallback") fallback = depth;
    push({ type: "open", name, attributes: attributesOf(tag.attributes) });
  });
  parser.on("closetag", (tag) => {
    push({ type: "close", name: `${prefixOf(tag.uri, names)}:${tag.local}` });
    if (fallback === depth) fallback = 0;
    depth -= 1;
  });
  const onText = (text: string) => push({ type: "text", text });
  parser.on("text", onText);
  parser.on("cdata", onText);
  return parser;
}

function prefixOf(namespace: string, known: Map<string, string>): string {
  const prefix = known.get(namespace);
  if (prefix !== undefined) return prefix;
  const found = vocabularies.find(([, pattern]) => pattern.test(namespace))?.[0] ?? "";
  known.set(namespace, found);
  return found;
}

function attributesOf(attributes: Record<string, SaxesAttributeNS>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { local, value, uri } of Object.values(attributes)) {
    // A presentation's slide has both an "id" and an "r:id".
    values[referring.test(uri) && local === "id" ? "r:id" : local] = value;
  }
  return values;
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return "utf-8";
}
