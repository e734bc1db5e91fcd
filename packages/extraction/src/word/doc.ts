import { openCompound } from "../office/open-compound.ts";
import { startCells } from "../tables/tell-cells.ts";
import { readDocLists } from "./doc-lists.ts";
import { readHeader } from "./fib.ts";
import { readHeadingStyles } from "./doc-styles.ts";
import { findDocNotes } from "./doc-notes.ts";
import { readProperties } from "./paragraph-properties.ts";
import { readPieces } from "./piece-table.ts";
import { showText } from "./show-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import type { DocFile } from "./fib.ts";
import type { NextLabel } from "./list-labels.ts";
import type { Properties } from "./paragraph-properties.ts";

type HeadingOf = (style: number) => number | undefined;
type Paragraph = { number: number; text: string; notes: string[]; properties: Properties };

/** .doc (Word 97 to 2003): headings, paragraphs, table rows and notes, with their paragraph numbers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const doc = readHeader(await openCompound(file.path));
  const tell = startBody(readHeadingStyles(doc), readDocLists(doc));
  let title: string | null = null;
  for (const paragraph of readParagraphs(doc)) {
    const blocks = tell(paragraph);
    title ??= blocks.find(({ kind }) => kind === "heading")?.text ?? null;
    for (const block of blocks) yield { type: "block", block };
  }
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title, pages: null };
}

/** The main text's paragraphs, then those of the text boxes. */
function* readParagraphs(doc: DocFile): Generator<Paragraph> {
  const pieces = readPieces(doc);
  const propertiesAt = readProperties(doc);
  const notesIn = findDocNotes(doc, pieces);
  let number = 0;
  for (const story of ["main", "boxes"] as const) {
    const { from, to } = doc.story(story);
    const text = pieces.read(from, to);
    for (const { start, end } of splitParagraphs(text)) {
      number += 1;
      yield {
        number,
        text: showText(text.slice(start, end)),
        notes: story === "main" ? notesIn(from + start, from + end) : [],
        properties: propertiesAt(pieces.offsetOf(from + end - 1)),
      };
    }
  }
}

/** A paragraph ends with a carriage return, a cell with a bell, a section or page with a form feed. */
function* splitParagraphs(text: string): Generator<{ start: number; end: number }> {
  let start = 0;
  for (const { index } of text.matchAll(/[\r\u0007\f]/g)) {
    yield { start, end: index + 1 };
    start = index + 1;
  }
  if (start < text.length) yield { start, end: text.length };
}

function startBody(headingOf: HeadingOf, nextLabel: NextLabel) {
  let [cells, cell, from] = [[] as string[], "", 0];
  let tellRow = startCells();
  return ({ number, text, notes, properties }: Paragraph): Block[] => {
    const told = [text.trim(), ...notes].filter((part) => part !== "");
    if (properties.inTable) {
      from ||= number;
      if (properties.endsRow) {
        const row = tellRow(cells, { kind: "paragraph", from, to: number });
        [cells, cell, from] = [[], "", 0];
        return row;
      }
      cell = [cell, ...told].join(" ");
      if (text.endsWith("\u0007")) {
        cells.push(cell.replaceAll("\u0007", ""));
        cell = "";
      }
      return [];
    }
    if (from > 0) [cells, cell, from] = [[], "", 0];
    tellRow = startCells();
    return tellParagraph({ number, text, notes, properties }, headingOf, nextLabel);
  };
}

function tellParagraph(
  { number, text, notes, properties }: Paragraph,
  headingOf: HeadingOf,
  nextLabel: NextLabel,
): Block[] {
  const anchor = { kind: "paragraph" as const, from: number, to: number };
  const plain = text.replaceAll("\u0007", "").trim();
  const extra = notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor }));
  if (plain === "") return extra;
  const { outline, list, listLevel, style } = properties;
  const label = list === 0 ? "" : nextLabel({ id: String(list), level: listLevel });
  const own = label === "" ? plain : `${label} ${plain}`;
  const stated = outline !== undefined && outline < 9 ? Math.min(6, outline + 1) : undefined;
  const level = stated ?? headingOf(style);
  if (level !== undefined) return [{ kind: "heading", level, text: own, anchor }, ...extra];
  return [{ kind: label === "" ? "paragraph" : "list", text: own, anchor }, ...extra];
}
