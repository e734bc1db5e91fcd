import { openParts } from "../office/open-parts.ts";
import { readTitle } from "../office/read-title.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { readXml } from "../office/read-xml.ts";
import { ExtractionError } from "../located-text.ts";
import { readNotes } from "./notes.ts";
import { readNumbering } from "./numbering.ts";
import { readStyles } from "./styles.ts";
import { startBody } from "./tell-body.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";
import type { SourceFile } from "../parser.ts";
import type { Definitions } from "./tell-body.ts";

/** Bytes of the unpacked document. */
const progressEvery = 500_000;

/** .docx: headings, paragraphs, list items, table rows and notes, each with its paragraph numbers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const parts = await openParts(file.path);
  const relationships = await readRelationships(parts, "");
  const main = findPart(parts, relationships, "officeDocument");
  if (main === undefined) throw new ExtractionError("wrong_content", "no main part");
  const title = await readTitle(parts, relationships);
  const body = startBody(await readDefinitions(parts, main));
  const total = parts.sizeOf(main);
  let [done, reported] = [0, 0];
  const bytes = async function* () {
    for await (const chunk of parts.read(main)) {
      done += chunk.length;
      yield chunk;
    }
  };
  for await (const batch of readXml(bytes())) {
    if (reported === 0) requireDocument(batch);
    for (const block of batch.flatMap((event) => body.take(event))) yield { type: "block", block };
    if (reported > 0 && done - reported < progressEvery) continue;
    reported = done;
    yield { type: "progress", done, total, unit: "byte" };
  }
  yield { type: "done", title: title ?? body.title(), pages: null };
}

/** A workbook or a presentation is a package with a main part, too. */
function requireDocument(batch: XmlEvent[]): void {
  const root = batch.find((event) => event.type === "open");
  if (root?.name !== "w:document") throw new ExtractionError("wrong_content", root?.name ?? "");
}

async function readDefinitions(parts: Parts, main: string): Promise<Definitions> {
  const relationships = await readRelationships(parts, main);
  const part = (type: string) => findPart(parts, relationships, type);
  return {
    styles: await readStyles(parts, part("styles")),
    nextLabel: await readNumbering(parts, part("numbering")),
    footnotes: await readNotes(parts, part("footnotes")),
    endnotes: await readNotes(parts, part("endnotes")),
    comments: await readNotes(parts, part("comments")),
  };
}
