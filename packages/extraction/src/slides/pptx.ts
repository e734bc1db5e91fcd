import { openMainPart } from "../office/open-main-part.ts";
import { readXml, visitXml } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { startShapes } from "./tell-shapes.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";

/** .pptx: each slide's title, text, tables and notes, in the order the slides are shown. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "p:presentation");
  const slides = await readSlideParts(opened);
  let title = opened.title;
  for (const [at, part] of slides.entries()) {
    for (const block of await readSlide(opened, part, at + 1)) {
      if (block.kind === "heading") title ??= block.text;
      yield { type: "block", block };
    }
    yield { type: "progress", done: at + 1, total: slides.length, unit: "page" };
  }
  yield { type: "done", title, pages: slides.length };
}

async function readSlideParts({ parts, main, relationships }: Package): Promise<string[]> {
  const order: string[] = [];
  await visitXml(parts.read(main), (event) => {
    if (event.type !== "open" || event.name !== "p:sldId") return;
    // Both its own id and the relationship's are called "id": the latter comes with a namespace.
    const target = relationships.find(({ id }) => id === event.attributes["r:id"]);
    if (target !== undefined && parts.has(target.part)) order.push(target.part);
  });
  return order;
}

async function readSlide({ parts }: Package, part: string, slide: number): Promise<Block[]> {
  const relationships = await readRelationships(parts, part);
  const blocks: Block[] = [];
  const read = async (name: string, from: "slide" | "notes") => {
    const take = startShapes(slide, from);
    for await (const batch of readXml(parts.read(name))) {
      for (const event of batch) blocks.push(...take(event));
    }
  };
  await read(part, "slide");
  for (const diagram of relationships.filter(({ type }) => type === "diagramData")) {
    if (parts.has(diagram.part)) await read(diagram.part, "slide");
  }
  const notes = findPart(parts, relationships, "notesSlide");
  if (notes !== undefined) await read(notes, "notes");
  return titleFirst(blocks);
}

/** The title is what the slide is about, wherever in the file its shape was put. */
function titleFirst(blocks: Block[]): Block[] {
  const title = blocks.filter(({ kind }) => kind === "heading");
  return [...title, ...blocks.filter(({ kind }) => kind !== "heading")];
}
