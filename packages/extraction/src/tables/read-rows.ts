import { Readable, pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { readText, readTextLines } from "../text/read-text-lines.ts";
import type { Row } from "./format-row.ts";

/** Characters. A longer record has a quote that is never closed. */
const longestRecord = 200_000;

type Record = { record: string[]; info: { lines: number } };

/**
 * The rows of a delimited text, ragged ones included, numbered as in a spreadsheet program. Where a quote is never
 * closed, the rest is read line by line as if quotes had no meaning.
 */
export async function* readRows(path: string, delimiter: string): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  const source = Readable.from(texts(path));
  pipeline(source, parser, () => {}); // a failure of either reaches the loop below
  let number = 0;
  let linesRead = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Record>) {
      number += 1;
      linesRead = info.lines;
      yield { number, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* readUnquoted(path, delimiter, { rows: number, lines: linesRead });
  } finally {
    source.destroy();
  }
}

async function* texts(path: string): AsyncGenerator<string> {
  for await (const { text } of readText(path)) yield text;
}

async function* readUnquoted(
  path: string,
  delimiter: string,
  read: { rows: number; lines: number },
): AsyncGenerator<Row> {
  let number = read.rows;
  for await (const line of readTextLines(path)) {
    if (line.number <= read.lines) continue;
    number += 1;
    yield { number, cells: line.text.split(delimiter) };
  }
}
