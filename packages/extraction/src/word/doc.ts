import { addHidden } from "../hidden/hidden-text.ts";
import { openCompound } from "../office/open-compound.ts";
import { type DocParagraph, startDocBody } from "./doc/body.ts";
import { readDocLists } from "./doc/lists.ts";
import { type DocMargin, findDocMargins } from "./doc/headers-footers.ts";
import { readDocNotes } from "./doc/notes.ts";
import { startDocParagraphs } from "./doc/paragraphs.ts";
import { readHeadingStyles } from "./doc/styles.ts";
import { type DocFile, readHeader } from "./doc/fib.ts";
import { markPageNumbers } from "./page-numbers.ts";
import { startMargins } from "./header-footer-blocks.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";

type Reader = ReturnType<typeof startDocParagraphs>;
type Tell = (paragraph: DocParagraph) => Block[];

/**
 * .doc (Word 97 to 2003): headings, paragraphs, table rows and notes, with their paragraph numbers; behind them what stands
 * above and below the pages.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const doc = readHeader(await openCompound(file.path));
  const reader = startDocParagraphs(doc);
  const [headingOf, nextLabel] = [readHeadingStyles(doc), readDocLists(doc)];
  const tell = startDocBody(headingOf, nextLabel);
  let title: string | null = null;
  for (const paragraph of readBody(doc, reader)) {
    const blocks = tell(paragraph);
    title ??=
      blocks.find((one) => one.kind === "heading" && one.hidden === undefined)?.text ?? null;
    for (const block of blocks) yield { type: "block", block };
  }
  const tellMargin = () => startDocBody(headingOf, nextLabel);
  for (const block of readMargins(doc, reader, tellMargin)) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title, pages: null };
}

/** The main text's paragraphs with their notes, then those of the text boxes. */
function* readBody(doc: DocFile, reader: Reader): Generator<DocParagraph> {
  const notes = readDocNotes(doc, reader.show);
  let before = 0;
  for (const story of ["main", "boxes"] as const) {
    let last = before;
    for (const { from, to, ...paragraph } of reader.paragraphs(doc.story(story))) {
      const its = story === "main" ? notes.filter(({ at }) => at >= from && at < to) : [];
      for (const [reason, text] of its.flatMap(({ hidden }) => [...hidden])) {
        addHidden(paragraph.hidden, reason, ` ${text}`);
      }
      const said = its.map(({ text }) => text).filter((text) => text !== "");
      last = before + paragraph.number;
      yield { ...paragraph, number: last, notes: said };
    }
    before = last;
  }
}

/** First those that pages show, so that a text which others repeat is told where it is seen. */
function* readMargins(doc: DocFile, reader: Reader, start: () => Tell): Generator<Block> {
  const take = startMargins();
  const margins = findDocMargins(doc);
  const isShown = ({ shown }: DocMargin) => shown;
  for (const margin of [...margins.filter(isShown), ...margins.filter((one) => !isShown(one))]) {
    const { kind, shown } = margin;
    const { from, to } = doc.story("headers");
    const range = { from: from + margin.from, to: Math.min(from + margin.to, to) };
    const tell = start();
    for (const paragraph of reader.paragraphs(range, markPageNumbers)) {
      yield* tell(paragraph).flatMap((block) => take({ ...block, anchor: { kind } }, shown));
    }
  }
}
