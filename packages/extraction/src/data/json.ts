import { printParseErrorCode, visit } from "jsonc-parser";
import type { ExtractionEvent } from "../extraction-event.ts";
import { type Block, ExtractionError } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import { readText } from "../text/read-text-lines.ts";
import { addValue, formatValue, startRecords } from "./records.ts";

type Open = { record: ReturnType<Records["begin"]>; values: string[] | undefined; name: string };
type Records = ReturnType<typeof startRecords>;
type Failure = { error: string; offset: number };

/** .json: a block for the values of each object, with the names and the lines of the values. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  let source = "";
  for await (const { text } of readText(file.path)) source += text;
  source = source.replace(/^\ufeff/, "");
  if (!/^\s*[[{"\-\dtfn]/.test(source)) throw new ExtractionError("wrong_content", "no value");
  for (const block of readValues(source)) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: null, pages: null };
}

/** The values of a document, or of documents on a line each. */
function* readValues(source: string): Generator<Block> {
  const records = startRecords();
  const failure = readDocument(source, { records, firstLine: 1, path: [] });
  if (failure === undefined) {
    yield* records.blocks();
    return;
  }
  if (failure.error !== "EndOfFileExpected") throw explain(failure, source);
  const ofLines = startRecords();
  for (const [at, line] of source.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "") continue;
    const place = { records: ofLines, firstLine: at + 1, path: [at] };
    const wrong = readDocument(line, place);
    if (wrong !== undefined) throw explain(wrong, line);
  }
  yield* ofLines.blocks();
}

function explain({ error, offset }: Failure, source: string): ExtractionError {
  const isCut = source.slice(offset).trim() === "" || error === "UnexpectedEndOfString";
  return new ExtractionError(isCut ? "truncated" : "corrupt", `${error} at ${offset}`);
}

type Place = { records: Records; firstLine: number; path: readonly number[] };

/** Reads one document; returns the first error that is none of a comment or a comma too many. */
function readDocument(
  source: string,
  { records, firstLine, path: top }: Place,
): Failure | undefined {
  let failure: Failure | undefined;
  const open: Open[] = [{ record: records.begin("", firstLine), values: undefined, name: "" }];
  let name = "";
  const begin = (isArray: boolean, line: number, path: readonly (string | number)[]) => {
    const record = records.begin(formatPath([...top, ...path]), firstLine + line);
    open.push({ record, values: isArray ? [] : undefined, name });
    name = "";
  };
  visit(
    source,
    {
      onObjectProperty: (property) => void (name = property),
      onObjectBegin: (...[, , line, , path]) => begin(false, line, path()),
      onArrayBegin: (...[, , line, , path]) => begin(true, line, path()),
      onObjectEnd: () => void open.pop(),
      onArrayEnd(_offset, _length, line) {
        const { record, values = [], name: own } = open.pop() ?? {};
        // The values of a list without objects belong to what has the list.
        const outer = open.at(-1)?.record ?? record;
        if (outer && values.length > 0)
          addValue(outer, formatValue(own ?? "", values.join(", ")), firstLine + line);
      },
      onLiteralValue(value: unknown, _offset, _length, line) {
        const { record, values } = open.at(-1) ?? {};
        const text = String(value);
        if (values) values.push(text);
        else if (record) addValue(record, formatValue(name, text), firstLine + line);
      },
      onError(code, offset) {
        failure ??= { error: printParseErrorCode(code), offset };
      },
    },
    { disallowComments: false, allowTrailingComma: true },
  );
  return failure;
}

/** "customers 2 › address": members of lists by their number. */
function formatPath(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === "number" ? String(part + 1) : part))
    .join(" › ")
    .replace(/ › (\d+)(?= |$)/g, " $1");
}
