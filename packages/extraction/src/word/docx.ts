import { openMainPart } from "../office/open-main-part.ts";
import { findPart } from "../office/relationships.ts";
import { readXml } from "../office/read-xml.ts";
import { readNotes } from "./notes.ts";
import { readNumbering } from "./numbering.ts";
import { readStyles } from "./styles.ts";
import { startBody } from "./tell-body.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";
import type { Definitions } from "./tell-body.ts";

/** Bytes of the unpacked document. */
const progressEvery = 500_000;

/** .docx: headings, paragraphs, list items, table rows and notes, each with its paragraph numbers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "w:document");
  const { parts, main, title } = opened;
  const body = startBody(await readDefinitions(opened));
  const total = parts.sizeOf(main);
  let [done, reported] = [0, 0];
  const bytes = async function* () {
    for await (const chunk of parts.read(main)) {
      done += chunk.length;
      yield chunk;
    }
  };
  for await (const batch of readXml(bytes())) {
    for (const block of batch.flatMap((event) => body.take(event))) yield { type: "block", block };
    if (done - reported < progressEvery) continue;
    reported = done;
    yield { type: "progress", done, total, unit: "byte" };
  }
  yield { type: "done", title: title ?? body.title(), pages: null };
}

async function readDefinitions({ parts, relationships }: Package): Promise<Definitions> {
  const part = (type: string) => findPart(parts, relationships, type);
  return {
    styles: await readStyles(parts, part("styles")),
    nextLabel: await readNumbering(parts, part("numbering")),
    footnotes: await readNotes(parts, part("footnotes")),
    endnotes: await readNotes(parts, part("endnotes")),
    comments: await readNotes(parts, part("comments")),
  };
}
