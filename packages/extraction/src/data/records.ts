import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import type { Span } from "../spans.ts";

/** Named values that belong together: those of one object, or of one element. */
type DataRecord = { path: string; line: number; values: { text: string; line: number }[] };

/** Characters of the values of one block. */
const longest = 2_000;

/** Collects named values into blocks by the object or element that has them, in the order in which these begin. */
export function startRecords() {
  const records: DataRecord[] = [];
  return {
    /** A record for the values of what begins. */
    begin(path: string, line: number): DataRecord {
      const record = { path, line, values: [] };
      records.push(record);
      return record;
    },
    *blocks(): Generator<Block> {
      for (const record of records) yield* formatRecord(record);
    },
  };
}

export function addValue({ values }: DataRecord, text: string, line: number): void {
  values.push({ text, line });
}

/** A value with its name, as "name: value"; the value alone where it has no name. */
export function formatValue(name: string, value: string): string {
  const shown = value.replace(/\s+/g, " ").trim();
  return name === "" ? shown : `${name}: ${shown}`;
}

function* formatRecord({ path, values }: DataRecord): Generator<Block> {
  let [text, spans] = [path, [] as Span[]];
  for (const { text: value, line } of values) {
    if (spans.length > 0 && text.length > longest) {
      yield formatBlock(text, spans);
      [text, spans] = [path, []];
    }
    if (text !== "") text += "\n";
    spans.push({ start: spans.length === 0 ? 0 : text.length, anchor: anchorOf(line, line) });
    text += value;
  }
  if (spans.length > 0) yield formatBlock(text, spans);
}

function formatBlock(text: string, spans: Span[]): Block {
  const lines = spans.flatMap(({ anchor }) => (anchor.kind === "lines" ? [anchor.from] : []));
  return { kind: "paragraph", text, anchor: anchorOf(lines[0] ?? 1, lines.at(-1) ?? 1), spans };
}

function anchorOf(from: number, to: number): Anchor {
  return { kind: "lines", from, to: Math.max(from, to) };
}
