import { cleanText } from "../computable/sheet-cell.ts";
import { startTableCollector } from "../computable/collect-tables.ts";
import { readText } from "../text/read-text-lines.ts";
import { detectDelimiter } from "./delimiter.ts";
import { readRows } from "./read-rows.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

const progressEvery = 5_000;

/** .csv and .tsv: a block per row with the names of the header; the header row is a block itself. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const sample = await readSample(file.path);
  const delimiter = detectDelimiter(sample, file.extension);
  // Excel does not show a "sep=;" line, so it does not count as a row.
  const separatorLines = /^sep=.\r?\n/.test(sample) ? 1 : 0;
  const sheet = startTableCollector(delimiter === ";" ? undefined : "point").startSheet("");
  let rows = 0;
  for await (const row of readRows(file.path, delimiter)) {
    rows = row.number - separatorLines;
    if (rows > 0) {
      const cells = row.cells.map((text) => ({ text: cleanText(text) }));
      for (const block of sheet.push({ number: rows, cells }, row.cells))
        yield { type: "block", block };
    }
    if (rows % progressEvery === 0) {
      yield { type: "progress", done: rows, total: rows, unit: "row" };
    }
  }
  yield* sheet.end([]);
  yield { type: "progress", done: rows, total: rows, unit: "row" };
  yield { type: "done", title: null, pages: null };
}

async function readSample(path: string): Promise<string> {
  for await (const { text } of readText(path)) if (text !== "") return text;
  return "";
}
