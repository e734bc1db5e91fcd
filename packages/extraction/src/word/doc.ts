import { addHidden } from "../hidden/hidden-text.ts";
import { openCompound } from "../office/open-compound.ts";
import { type DocParagraph, startBodyFormatter } from "./doc/body.ts";
import { readDocLists } from "./doc/lists.ts";
import { type DocHeaderFooter, findHeadersFooters } from "./doc/headers-footers.ts";
import { readDocNotes } from "./doc/notes.ts";
import { startDocParagraphs } from "./doc/paragraphs.ts";
import { readHeadingStyles } from "./doc/styles.ts";
import { type DocFile, readHeader } from "./doc/fib.ts";
import { markPageNumbers } from "./page-numbers.ts";
import { startHeaderFooterBlocks } from "./header-footer-blocks.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";

type Reader = ReturnType<typeof startDocParagraphs>;
type BodyFormatter = ReturnType<typeof startBodyFormatter>;

/**
 * .doc (Word 97 to 2003): headings, paragraphs, table rows and notes, with their paragraph numbers; then headers and
 * footers.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const doc = readHeader(await openCompound(file.path));
  const reader = startDocParagraphs(doc);
  const [headingOf, nextLabel] = [readHeadingStyles(doc), readDocLists(doc)];
  const body = startBodyFormatter(headingOf, nextLabel);
  let title: string | null = null;
  for (const paragraph of readBody(doc, reader)) {
    const blocks = body.take(paragraph);
    title ??=
      blocks.find((one) => one.kind === "heading" && one.hidden === undefined)?.text ?? null;
    for (const block of blocks) yield { type: "block", block };
  }
  for (const block of body.end()) yield { type: "block", block };
  const startFormatter = () => startBodyFormatter(headingOf, nextLabel);
  for (const block of readHeadersFooters(doc, reader, startFormatter))
    yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title, pages: null };
}

/** The paragraphs of the body with their notes, then those of the text boxes. */
function* readBody(doc: DocFile, reader: Reader): Generator<DocParagraph> {
  const notes = readDocNotes(doc, reader.readText);
  let before = 0;
  for (const part of ["main", "boxes"] as const) {
    let last = before;
    for (const { from, to, ...paragraph } of reader.paragraphs(doc.part(part))) {
      const ownNotes = part === "main" ? notes.filter(({ at }) => at >= from && at < to) : [];
      for (const [reason, text] of ownNotes.flatMap(({ hidden }) => [...hidden])) {
        addHidden(paragraph.hidden, reason, ` ${text}`);
      }
      const texts = ownNotes.map(({ text }) => text).filter((text) => text !== "");
      last = before + paragraph.number;
      yield { ...paragraph, number: last, notes: texts };
    }
    before = last;
  }
}

/** Visible headers come first, so that repeated text is emitted as visible. */
function* readHeadersFooters(
  doc: DocFile,
  reader: Reader,
  start: () => BodyFormatter,
): Generator<Block> {
  const toBlocks = startHeaderFooterBlocks();
  const all = findHeadersFooters(doc);
  const isShown = ({ shown }: DocHeaderFooter) => shown;
  for (const headerFooter of [...all.filter(isShown), ...all.filter((one) => !isShown(one))]) {
    const { kind, shown } = headerFooter;
    const { from, to } = doc.part("headers");
    const range = { from: from + headerFooter.from, to: Math.min(from + headerFooter.to, to) };
    const body = start();
    const show = (blocks: Block[]) =>
      blocks.flatMap((block) => toBlocks({ ...block, anchor: { kind } }, shown));
    for (const paragraph of reader.paragraphs(range, markPageNumbers)) {
      yield* show(body.take(paragraph));
    }
    yield* show(body.end());
  }
}
