import type { Anchor } from "@footnote/contracts/anchors";
import { formatComment } from "../format-comment.ts";
import type { Colour } from "../hidden/colours.ts";
import { addHidden, formatHidden, type HiddenText } from "../hidden/hidden-text.ts";
import type { Block } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import { pageMark } from "../word/page-numbers.ts";
import type { startListStyles } from "./list-styles.ts";
import { startOpenLists } from "./open-lists.ts";
import type { Styles } from "./styles.ts";
import { startTableCells } from "./table-cells.ts";

type Paragraph = {
  text: string;
  hidden: HiddenText;
  style: string | undefined;
  spans: string[];
  /** Of a heading. */
  level: number | undefined;
  /** Of a list item. */
  label: string | undefined;
  /** Its notes and comments. */
  notes: string[];
};

/** A note of a paragraph, or a comment on it. */
type Annotation = { kind: "note" | "comment"; label: string; author: string; texts: string[] };

export type TextContext = {
  styles: Styles;
  lists: ReturnType<typeof startListStyles>;
  anchor: (from: number, to: number) => Anchor;
  /** The background of the page; undefined where it is not one colour. */
  page: Colour | undefined;
};

/** Elements whose content is not text of the document. */
const ignored = new Set(
  "text:tracked-changes text:ruby-text text:sequence-decls text:variable-decls office:forms office:scripts".split(
    " ",
  ),
);
const paragraphElements = new Set(["text:p", "text:h"]);
/** The characters of elements within a paragraph. */
const inline: Readonly<Record<string, string>> = {
  "text:tab": "\t",
  "text:line-break": "\n",
  "text:page-number": pageMark,
  "text:page-count": pageMark,
};
/** Characters that one element may represent. */
const spacesMax = 100;

type Reader = TextContext & {
  tables: ReturnType<typeof startTableCells>;
  openLists: ReturnType<typeof startOpenLists>;
  /** What is open, the innermost last. */
  elements: string[];
  paragraphs: Paragraph[];
  annotations: Annotation[];
  /** How many paragraphs there are so far. */
  numbered: number;
  /** How many elements are open whose content is not read, is not shown, or is in a box. */
  skipping: number;
  switchedOff: number;
  boxes: number;
};

/** Parses the elements of a text or a slide one by one and returns the blocks that each completes. */
export function startTextBlocks(context: TextContext) {
  const reader: Reader = {
    ...context,
    tables: startTableCells(context.anchor),
    openLists: startOpenLists(context.lists),
    elements: [],
    paragraphs: [],
    annotations: [],
    numbered: 0,
    skipping: 0,
    switchedOff: 0,
    boxes: 0,
  };
  return {
    take(event: XmlEvent): Block[] {
      if (event.type === "text") readText(reader, event.text);
      else if (event.type === "open") open(reader, event);
      else return close(reader, event.name);
      return [];
    },
  };
}

function readText(reader: Reader, text: string): void {
  const inside = reader.elements.at(-1) ?? "";
  const annotation = reader.annotations.at(-1);
  if (reader.skipping > 0) return;
  if (annotation && inside === "text:note-citation") annotation.label += text;
  else if (annotation && inside === "dc:creator") annotation.author += text;
  else if (isText(inside)) addText(reader, text.replace(/\s+/g, " "));
}

function open(reader: Reader, event: XmlEvent & { type: "open" }): void {
  const off = isSwitchedOff(event);
  if (off) reader.switchedOff += 1;
  if (ignored.has(event.name)) reader.skipping += 1;
  reader.elements.push(off ? `${event.name} off` : event.name);
  if (reader.skipping === 0) begin(reader, event.name, event.attributes);
}

function close(reader: Reader, name: string): Block[] {
  if (ignored.has(name)) reader.skipping -= 1;
  if (reader.elements.pop()?.endsWith(" off")) reader.switchedOff -= 1;
  return reader.skipping === 0 ? end(reader, name) : [];
}

function begin(reader: Reader, name: string, attributes: Record<string, string>): void {
  const { paragraphs, annotations, openLists, tables } = reader;
  const paragraph = paragraphs.at(-1);
  openLists.begin(name, attributes, reader.numbered);
  if (paragraphElements.has(name)) beginParagraph(reader, name, attributes);
  else if (name === "text:note") annotations.push(startAnnotation("note"));
  else if (name === "office:annotation") annotations.push(startAnnotation("comment"));
  else if (name === "draw:text-box") reader.boxes += 1;
  else if (name === "text:span") paragraph?.spans.push(attributes["style-name"] ?? "");
  else if (name === "text:s")
    addText(reader, " ".repeat(Math.min(spacesMax, Number(attributes["c"] ?? 1))));
  else addText(reader, inline[name] ?? "");
  tables.begin(name, attributes, reader.numbered);
}

function startAnnotation(kind: Annotation["kind"]): Annotation {
  return { kind, label: "", author: "", texts: [] };
}

function beginParagraph(reader: Reader, name: string, attributes: Record<string, string>): void {
  const isAnnotation = reader.annotations.length > 0;
  if (!isAnnotation) reader.numbered += 1;
  const level = name === "text:h" ? Number(attributes["outline-level"] ?? 1) : undefined;
  reader.paragraphs.push({
    text: "",
    hidden: new Map(),
    style: attributes["style-name"],
    spans: [],
    level,
    label: isAnnotation ? undefined : reader.openLists.nextLabel(level),
    notes: [],
  });
}

function addText(reader: Reader, text: string): void {
  const paragraph = reader.paragraphs.at(-1);
  if (paragraph === undefined || text === "") return;
  const { style, spans, hidden } = paragraph;
  const reason =
    reader.switchedOff > 0
      ? "switched_off"
      : reader.styles.reasonOf(style, spans, backgroundOf(reader));
  if (reason === undefined) paragraph.text += text;
  else addHidden(hidden, reason, text);
}

/** The background of the open paragraph; undefined where a shape or a picture may be behind it. */
function backgroundOf({ tables, styles, boxes, page }: Reader): Colour | undefined {
  const cell = tables.isOpen() && styles.backgroundOf("table-cell", tables.cellStyle());
  if (cell) return cell;
  return boxes > 0 ? undefined : page;
}

function end(reader: Reader, name: string): Block[] {
  reader.openLists.end(name);
  if (name === "text:span") reader.paragraphs.at(-1)?.spans.pop();
  if (name === "draw:text-box") reader.boxes -= 1;
  if (name === "text:note" || name === "office:annotation") endAnnotation(reader);
  return paragraphElements.has(name)
    ? endParagraph(reader)
    : reader.tables.end(name, reader.numbered);
}

function endAnnotation({ annotations, paragraphs }: Reader): void {
  const annotation = annotations.pop();
  if (annotation === undefined) return;
  const { kind, label, author, texts } = annotation;
  const text = texts.join(" ");
  const shown = kind === "comment" ? formatComment(text, { author }) : `${label} ${text}`.trim();
  if (shown !== "") paragraphs.at(-1)?.notes.push(shown);
}

function endParagraph({ paragraphs, annotations, tables, anchor, numbered }: Reader): Block[] {
  const paragraph = paragraphs.pop();
  if (paragraph === undefined) return [];
  const annotation = annotations.at(-1);
  const at = anchor(Math.max(1, numbered), Math.max(1, numbered));
  const repeats = at.kind === "header" || at.kind === "footer";
  const text = (repeats ? paragraph.text : paragraph.text.replaceAll(pageMark, "")).trim();
  const hidden = formatHidden(paragraph.hidden, at);
  if (annotation !== undefined) {
    if (text !== "") annotation.texts.push(text);
    return hidden;
  }
  if (tables.isOpen()) {
    for (const one of [text, ...paragraph.notes]) if (one !== "") tables.add(one);
    return hidden;
  }
  return [...formatParagraph({ ...paragraph, text }, at), ...hidden];
}

/** Whether the characters directly within an element are text of a paragraph. Those of page numbers change. */
function isText(element: string): boolean {
  return (
    element.startsWith("text:") && !/^text:(?:note-citation|page-number|page-count)$/.test(element)
  );
}

/** A hidden section, or a shape that is not on the screen. */
function isSwitchedOff({ name, attributes }: XmlEvent & { type: "open" }): boolean {
  const { display } = attributes;
  return (
    (name === "text:section" || name.startsWith("draw:")) &&
    (display === "none" || display === "printer")
  );
}

function formatParagraph({ text, level, label, notes }: Paragraph, anchor: Anchor): Block[] {
  const after = notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor }));
  if (text === "") return after;
  const labelled = label ? `${label} ${text}` : text;
  if (level !== undefined) {
    return [
      { kind: "heading", level: Math.min(6, Math.max(1, level)), text: labelled, anchor },
      ...after,
    ];
  }
  return [{ kind: label === undefined ? "paragraph" : "list", text: labelled, anchor }, ...after];
}
