import { openMainPart } from "../office/open-main-part.ts";
import { startHeaderFooterBlocks } from "../word/header-footer-blocks.ts";
import { unlessDamaged } from "../office/unless-damaged.ts";
import { readCharts } from "../office/read-chart.ts";
import { readXml, visitXml } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { white } from "../hidden/colours.ts";
import { type Authors, readAuthors, readSlideComments } from "./comments.ts";
import { isPainted } from "./slide-background.ts";
import { startShapeParser } from "./parse-shapes.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { Parts } from "../office/open-parts.ts";
import type { Canvas } from "./shape-visibility.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";

/** .pptx: each slide's title, text, tables, charts, notes and comments, in the order the slides are shown; then their footers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "p:presentation");
  const { slides, size } = await readSlideParts(opened);
  const authors = await unlessDamaged(() => readAuthors(opened.parts, opened.relationships), none);
  const takeFooter = startHeaderFooterBlocks();
  const footers: Block[] = [];
  let title = opened.title;
  for (const [at, part] of slides.entries()) {
    for (const block of await readSlide(opened, { part, size, number: at + 1, authors })) {
      if (block.kind === "heading" && block.hidden === undefined) title ??= block.text;
      if (block.anchor.kind === "footer") footers.push(block);
      else yield { type: "block", block };
    }
    yield { type: "progress", done: at + 1, total: slides.length, unit: "page" };
  }
  const seenFirst = footers.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const block of seenFirst.flatMap((one) => takeFooter(one, true))) {
    yield { type: "block", block };
  }
  yield { type: "done", title, pages: slides.length };
}

function rankOf({ hidden }: Block): number {
  return hidden === undefined ? 0 : 1;
}

const none: Authors = new Map();

type Slides = { slides: string[]; size: Canvas["size"] };

async function readSlideParts({ parts, main, relationships }: Package): Promise<Slides> {
  const order: string[] = [];
  let size: Canvas["size"] = null;
  await visitXml(parts.read(main), (event) => {
    if (event.type !== "open") return;
    const { cx, cy } = event.attributes;
    if (event.name === "p:sldSz") size = { width: Number(cx), height: Number(cy) };
    if (event.name !== "p:sldId") return;
    // The attribute "id" is the slide's own; "r:id" is that of the relationship.
    const target = relationships.find(({ id }) => id === event.attributes["r:id"]);
    if (target !== undefined && parts.has(target.part)) order.push(target.part);
  });
  return { slides: order, size };
}

type SlidePart = { part: string; size: Canvas["size"]; number: number; authors: Authors };

async function readSlide({ parts }: Package, slide: SlidePart): Promise<Block[]> {
  const onWhite = await formatSlide(parts, slide, white);
  const doubtful = onWhite.some(({ hidden }) => hidden === "colour");
  if (!doubtful || !(await isPainted(parts, await partsBehind(parts, slide.part)))) return onWhite;
  return formatSlide(parts, slide, undefined);
}

async function partsBehind(parts: Parts, slide: string): Promise<string[]> {
  const layout = findPart(parts, await readRelationships(parts, slide), "slideLayout");
  if (layout === undefined) return [slide];
  const master = findPart(parts, await readRelationships(parts, layout), "slideMaster");
  return master === undefined ? [slide, layout] : [slide, layout, master];
}

async function formatSlide(
  parts: Parts,
  { part, size, number, authors }: SlidePart,
  background: Canvas["background"],
): Promise<Block[]> {
  const relationships = await readRelationships(parts, part);
  const anchor = { kind: "slide" as const, slide: number };
  const blocks: Block[] = [];
  let shown = true;
  const charts = await readCharts(parts, relationships);
  const read = async (name: string, from: "slide" | "notes") => {
    const canvas = from === "slide" ? { size, background } : nowhere;
    const take = startShapeParser(anchor, from, { canvas, charts });
    for await (const batch of readXml(parts.read(name))) {
      for (const event of batch) {
        if (event.type === "open" && event.name === "p:sld") shown = isShown(event.attributes);
        blocks.push(...take(event));
      }
    }
  };
  await read(part, "slide");
  for (const diagram of relationships.filter(({ type }) => type === "diagramData")) {
    if (parts.has(diagram.part)) await unlessDamaged(() => read(diagram.part, "slide"), undefined);
  }
  const notes = findPart(parts, relationships, "notesSlide");
  if (notes !== undefined) await read(notes, "notes");
  const comments = findPart(parts, relationships, "comments");
  if (comments !== undefined) {
    const context = { authors, anchor };
    blocks.push(...(await unlessDamaged(() => readSlideComments(parts, comments, context), [])));
  }
  const ordered = titleFirst(blocks);
  // A hidden slide is skipped when the presentation is shown.
  return shown ? ordered : ordered.map((block) => ({ hidden: "switched_off", ...block }));
}

/** Notes are shown beside the slide, on a page of their own. */
const nowhere: Canvas = { size: null, background: undefined };

function isShown({ show }: Record<string, string>): boolean {
  return show === undefined || /^(?:1|true)$/.test(show);
}

/** The title comes first, wherever in the file its shape is. */
function titleFirst(blocks: Block[]): Block[] {
  const title = blocks.filter(({ kind }) => kind === "heading");
  return [...title, ...blocks.filter(({ kind }) => kind !== "heading")];
}
