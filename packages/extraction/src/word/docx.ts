import { white } from "../hidden/colours.ts";
import { openMainPart } from "../office/open-main-part.ts";
import { readCharts } from "../office/read-chart.ts";
import { findPart } from "../office/relationships.ts";
import { readXml } from "../office/read-xml.ts";
import { readHeadersFooters } from "./docx/headers-footers.ts";
import { readNotes } from "./docx/notes.ts";
import { readNumbering } from "./docx/numbering.ts";
import { readStyles } from "./docx/styles.ts";
import { startSections } from "./docx/sections.ts";
import { startBodyParser } from "./docx/body.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";
import type { Definitions, DocumentPart } from "./docx/paragraph.ts";

/** Bytes of the unpacked document. */
const progressEvery = 500_000;

const mainPart: DocumentPart = {
  anchor: (from, to) => ({ kind: "paragraph", from, to }),
  page: white,
};

/**
 * .docx: headings, paragraphs, list items, table rows, charts and notes, each with its paragraph numbers; then headers
 * and footers.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "w:document");
  const { parts, main, title } = opened;
  const definitions = await readDefinitions(opened);
  const body = startBodyParser(definitions, mainPart);
  const sections = startSections();
  const total = parts.sizeOf(main);
  let [done, reported] = [0, 0];
  const bytes = async function* () {
    for await (const chunk of parts.read(main)) {
      done += chunk.length;
      yield chunk;
    }
  };
  for await (const batch of readXml(bytes())) {
    for (const event of batch) {
      sections.take(event);
      for (const block of body.take(event)) yield { type: "block", block };
    }
    if (done - reported < progressEvery) continue;
    reported = done;
    yield { type: "progress", done, total, unit: "byte" };
  }
  const headersFooters = readHeadersFooters(opened, { definitions, sections, page: body.page() });
  for await (const block of headersFooters) yield { type: "block", block };
  yield { type: "done", title: title ?? body.title(), pages: null };
}

async function readDefinitions({ parts, relationships }: Package): Promise<Definitions> {
  const part = (type: string) => findPart(parts, relationships, type);
  const styles = await readStyles(parts, part("styles"));
  return {
    styles,
    nextLabel: await readNumbering(parts, part("numbering")),
    footnotes: await readNotes(parts, part("footnotes"), styles),
    endnotes: await readNotes(parts, part("endnotes"), styles),
    comments: await readNotes(parts, part("comments"), styles),
    charts: await readCharts(parts, relationships),
  };
}
