import { openCompound } from "../office/open-compound.ts";
import { readObjects } from "./persist-directory.ts";
import { isHiddenSlide, readOldComments, readOldFooter } from "./ppt-extras.ts";
import { childrenOf, recordType } from "./records.ts";
import { readShapes, readTexts } from "./shape-texts.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import type { Objects } from "./persist-directory.ts";
import type { Record } from "./records.ts";
import type { ShapeText } from "./shape-texts.ts";

/** A slide as the presentation lists it, with the texts of its outline view. */
type Listed = { object: number; id: number; outline: ShapeText[] };

const lists = { slides: 0, notes: 2 };
const roles = { titles: [0, 6], bodies: [1, 5, 7, 8] };
/** Placeholders for the slide's number, the date and the like. */
const placeholders = /^[*\s]*$/;

/** .ppt (97 to 2003): each slide's title, text, notes and comments, in the order the slides are shown; then their footer. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const objects = readObjects(await openCompound(file.path));
  const slides = readList(objects, lists.slides);
  const notes = readList(objects, lists.notes);
  let title: string | null = null;
  for (const [at, slide] of slides.entries()) {
    const blocks = formatSlide(objects, slide, at + 1, notes);
    title ??= blocks.find((one) => one.kind === "heading" && !one.hidden)?.text ?? null;
    for (const block of blocks) yield { type: "block", block };
    yield { type: "progress", done: at + 1, total: slides.length, unit: "page" };
  }
  for (const block of readOldFooter(objects.document)) yield { type: "block", block };
  yield { type: "done", title, pages: slides.length };
}

function readList({ document }: Objects, instance: number): Listed[] {
  const listed: Listed[] = [];
  let texts: Record[] = [];
  const list = [...childrenOf(document)].find(
    (record) => record.type === recordType.slideListWithText && record.instance === instance,
  );
  for (const record of list === undefined ? [] : childrenOf(list)) {
    if (record.type !== recordType.slidePersistAtom) {
      texts.push(record);
      continue;
    }
    addOutline(listed, texts);
    texts = [];
    if (record.body.length < 16) continue;
    const [object, id] = [record.body.readUInt32LE(0), record.body.readUInt32LE(12)];
    listed.push({ object, id, outline: [] });
  }
  addOutline(listed, texts);
  return listed;
}

function addOutline(listed: Listed[], texts: Record[]): void {
  listed.at(-1)?.outline.push(...readTexts(texts));
}

function formatSlide(objects: Objects, listed: Listed, slide: number, notes: Listed[]): Block[] {
  const page = objects.find(listed.object);
  const shapes = page?.type === recordType.slide ? [...readShapes(page, listed.outline)] : [];
  // Some shapes do not refer to their text in the outline.
  const texts = [...listed.outline.filter((text) => !shapes.includes(text)), ...shapes];
  const formatted = texts.flatMap((text) => formatText(text, slide));
  const isTitle = ({ kind }: Block) => kind === "heading";
  const all = [
    ...formatted.filter(isTitle),
    ...formatted.filter((block) => !isTitle(block)),
    ...formatNotes(objects, page, slide, notes),
    ...(page === undefined ? [] : readOldComments(page, { kind: "slide", slide })),
  ];
  const hidden = page !== undefined && isHiddenSlide(page);
  return hidden ? all.map((block) => ({ ...block, hidden: "switched_off" })) : all;
}

function formatText({ role, text }: ShapeText, slide: number): Block[] {
  const anchor = { kind: "slide" as const, slide };
  const shown = text.replaceAll("\u000b", "\n");
  if (placeholders.test(shown)) return [];
  if (roles.titles.includes(role)) {
    return [{ kind: "heading", level: 1, text: shown.replace(/\s+/g, " ").trim(), anchor }];
  }
  const kind = roles.bodies.includes(role) ? "list" : "paragraph";
  const paragraphs = shown.split("\r").filter((one) => one.trim() !== "");
  return paragraphs.map((one) => ({ kind, text: one.trim(), anchor }));
}

/** A slide refers to its notes page by the id in the list of notes. */
function formatNotes(
  objects: Objects,
  page: Record | undefined,
  slide: number,
  notes: Listed[],
): Block[] {
  const atom = page && [...childrenOf(page)].find(({ type }) => type === recordType.slideAtom);
  const id = atom !== undefined && atom.body.length >= 20 ? atom.body.readUInt32LE(16) : 0;
  const listed = id === 0 ? undefined : notes.find((one) => one.id === id);
  const found = listed && objects.find(listed.object);
  if (listed === undefined || found?.type !== recordType.notes) return [];
  const texts = [...readShapes(found, listed.outline)];
  const blocks = texts.flatMap(({ text }) => formatText({ role: -1, text }, slide));
  return blocks.map((block, at) => (at === 0 ? { ...block, text: `Notes: ${block.text}` } : block));
}
