import { posix } from "node:path";
import { startNumbering } from "../number-paragraphs.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { type Block, ExtractionError } from "../located-text.ts";
import { openParts, type Parts } from "../office/open-parts.ts";
import { visitXml } from "../office/read-xml.ts";
import type { SourceFile } from "../parser.ts";
import { openHtml } from "../web/page-document.ts";
import { elementsMax, readShownText } from "../web/read-shown-text.ts";

const container = "META-INF/container.xml";
const encryption = "META-INF/encryption.xml";
/** Bytes of one chapter. A browser would not open a larger one either. */
const longestChapter = 20_000_000;

type Book = { title: string | null; chapters: string[] };

/** .epub: the chapters in the order in which they are read, as HTML. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const parts = await openParts(file.path);
  const { title, chapters } = await readBook(parts);
  const encrypted = await listEncrypted(parts);
  if (chapters.some((part) => encrypted.has(part))) throw new ExtractionError("password_protected");
  const add = startNumbering();
  for (const [at, part] of chapters.entries()) {
    for (const block of add(await readChapter(parts, part))) yield { type: "block", block };
    yield { type: "progress", done: at + 1, total: chapters.length, unit: "page" };
  }
  yield { type: "done", title, pages: null };
}

async function readBook(parts: Parts): Promise<Book> {
  const part = await findPackage(parts);
  const targets = new Map<string, string>();
  const order: string[] = [];
  let [title, inTitle] = ["", false];
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") title += inTitle ? event.text : "";
    else if (event.name === "dc:title") inTitle = event.type === "open" && title === "";
    else if (event.type === "open") {
      const { id = "", href = "", idref = "" } = event.attributes;
      if (event.name === "opf:item") targets.set(id, locate(part, href));
      if (event.name === "opf:itemref") order.push(idref);
    }
  });
  const named = order.flatMap((id) => targets.get(id) ?? []).filter((one) => parts.has(one));
  // A list that names a chapter over and over would make a small file endless.
  return { title: title.trim() || null, chapters: [...new Set(named)] };
}

async function findPackage(parts: Parts): Promise<string> {
  if (!parts.has(container)) throw new ExtractionError("wrong_content", "no container");
  let found = "";
  await visitXml(parts.read(container), (event) => {
    if (event.type === "open" && found === "") found = event.attributes["full-path"] ?? "";
  });
  if (!parts.has(found)) throw new ExtractionError("corrupt", `no package ${found}`);
  return found;
}

/** The name of a part that another one refers to. */
function locate(from: string, href: string): string {
  const [path = ""] = href.split("#");
  try {
    return posix.join(posix.dirname(from), decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return posix.join(posix.dirname(from), path);
    throw error;
  }
}

/** The parts that only the programs of a shop can decrypt. Fonts may be, too. */
async function listEncrypted(parts: Parts): Promise<ReadonlySet<string>> {
  const encrypted = new Set<string>();
  if (!parts.has(encryption)) return encrypted;
  await visitXml(parts.read(encryption), (event) => {
    if (event.type !== "open" || !event.name.endsWith(":CipherReference")) return;
    encrypted.add(locate("", event.attributes["URI"] ?? ""));
  });
  return encrypted;
}

async function readChapter(parts: Parts, part: string): Promise<Block[]> {
  if (parts.sizeOf(part) > longestChapter) throw new ExtractionError("too_large_unpacked", part);
  const bytes = Buffer.concat(await Array.fromAsync(parts.read(part)));
  const blocks: Block[] = [];
  for (const event of readShownText(openHtml(bytes.toString("utf8"), elementsMax))) {
    if (event.type === "block") blocks.push(event.block);
  }
  return blocks;
}
