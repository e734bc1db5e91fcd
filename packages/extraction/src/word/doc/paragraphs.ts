import { addHidden, type HiddenText } from "../../hidden/hidden-text.ts";
import { startTextSplitter } from "./hidden-runs.ts";
import { readProperties } from "./paragraph-properties.ts";
import { readPieces } from "./piece-table.ts";
import { visibleText } from "./visible-text.ts";
import type { DocParagraph } from "./body.ts";
import type { DocFile } from "./fib.ts";

type Range = { from: number; to: number };
export type SplitParagraph = Pick<DocParagraph, "text" | "hidden">;

const asItIs = (text: string) => text;

/** Reads the text between two characters of the whole file as paragraphs, numbered from 1, without their notes. */
export function startDocParagraphs(doc: DocFile) {
  const pieces = readPieces(doc);
  const propertiesAt = readProperties(doc);
  const split = startTextSplitter(doc, pieces);
  const readText = (text: string, from: number, prepare = asItIs): SplitParagraph => {
    const { visible, hidden } = split(text, from);
    const texts: HiddenText = new Map();
    if (hidden !== "") addHidden(texts, "switched_off", visibleText(hidden));
    return { text: visibleText(prepare(visible)), hidden: texts };
  };
  return {
    /** The text between two characters. */
    readText: ({ from, to }: Range) => readText(pieces.read(from, to), from),
    /** `prepare` receives a paragraph's characters before its fields are replaced by their results. */
    *paragraphs({ from, to }: Range, prepare = asItIs): Generator<DocParagraph & Range> {
      const text = pieces.read(from, to);
      let number = 0;
      for (const { start, end } of splitParagraphs(text)) {
        number += 1;
        yield {
          number,
          ...readText(text.slice(start, end), from + start, prepare),
          notes: [],
          properties: propertiesAt(pieces.offsetOf(from + end - 1)),
          from: from + start,
          to: from + end,
        };
      }
    },
  };
}

/** A paragraph ends with a carriage return, a cell with a bell, a section or page with a form feed. */
function* splitParagraphs(text: string): Generator<{ start: number; end: number }> {
  let start = 0;
  for (const { index } of text.matchAll(/[\r\u0007\f]/g)) {
    yield { start, end: index + 1 };
    start = index + 1;
  }
  if (start < text.length) yield { start, end: text.length };
}
