import { stripVTControlCharacters } from "node:util";
import { readTextLines } from "./read-text-lines.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import type { TextLine } from "./read-text-lines.ts";

/** Characters. A log has no paragraphs, so its lines are grouped to about this length. */
const groupedLog = 600;
/** Characters. A longer text without blank lines is cut at the end of a line. */
const groupedText = 4_000;
const progressEvery = 1_000_000;

/** .txt: a block is a paragraph between blank lines. .log: a block is a group of whole lines. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const log = file.extension === ".log";
  const longest = log ? groupedLog : groupedText;
  let group: TextLine[] = [];
  let length = 0;
  let reported = 0;
  for await (const line of readTextLines(file.path)) {
    const text = stripVTControlCharacters(line.text).trimEnd();
    if (text === "" || length + text.length > longest) {
      yield* toBlock(group, log);
      [group, length] = [[], 0];
    }
    if (text !== "") group.push({ ...line, text });
    length += text.length;
    if (line.bytes - reported < progressEvery) continue;
    reported = line.bytes;
    yield { type: "progress", done: line.bytes, total: file.size, unit: "byte" };
  }
  yield* toBlock(group, log);
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: null, pages: null };
}

function* toBlock(lines: TextLine[], log: boolean): Generator<ExtractionEvent> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return;
  const block = {
    kind: log ? ("code" as const) : ("paragraph" as const),
    text: lines.map((line) => line.text).join("\n"),
    anchor: { kind: "lines" as const, from: first.number, to: last.number },
  };
  yield { type: "block", block };
}
