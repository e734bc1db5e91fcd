import { cleanText } from "../computable/sheet-cell.ts";
import { startTableCollector } from "../computable/collect-tables.ts";
import { readText } from "../text/read-text-lines.ts";
import { detectDelimiter } from "./delimiter.ts";
import { readRows } from "./read-rows.ts";
import { startRowFormatter } from "./format-row.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

const progressEvery = 5_000;

/** .csv and .tsv: a block per row with the names of the header; the header row is a block itself. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const sample = await readSample(file.path);
  const delimiter = detectDelimiter(sample, file.extension);
  // Excel does not show a "sep=;" line, so it does not count as a row.
  const separatorLines = /^sep=.\r?\n/.test(sample) ? 1 : 0;
  const formatRow = startRowFormatter("");
  const tables = startTableCollector(delimiter === ";" ? undefined : "point");
  let rows = 0;
  for await (const row of readRows(file.path, delimiter)) {
    rows = row.number - separatorLines;
    const block = rows > 0 ? formatRow({ ...row, number: rows }) : undefined;
    if (rows > 0)
      tables.push({ number: rows, cells: row.cells.map((text) => ({ text: cleanText(text) })) });
    if (block !== undefined) yield { type: "block", block };
    if (rows % progressEvery === 0) {
      yield { type: "progress", done: rows, total: rows, unit: "row" };
    }
  }
  yield { type: "progress", done: rows, total: rows, unit: "row" };
  yield* tables.endSheet("", []);
  yield { type: "done", title: null, pages: null };
}

async function readSample(path: string): Promise<string> {
  for await (const { text } of readText(path)) if (text !== "") return text;
  return "";
}
