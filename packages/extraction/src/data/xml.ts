import { SaxesParser } from "saxes";
import type { ExtractionEvent } from "../extraction-event.ts";
import { type Block, ExtractionError } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import { readHtml } from "../web/read-html.ts";
import { addValue, formatValue, startRecords } from "./records.ts";

type Element = {
  name: string;
  /** With their names. */
  attributes: readonly string[];
  line: number;
  record: ReturnType<ReturnType<typeof startRecords>["begin"]>;
  text: string;
  /** It has other elements in it; its text goes on between them. */
  hasElements: boolean;
  isMixed: boolean;
  /** How many elements of each name it has so far. */
  counts: Map<string, number>;
};

/** Real documents stay far below. */
const deepest = 1_000;

/** .xml: a block for the values of each element, with their names and lines; text with elements in it is a paragraph. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const source = (await readHtml(file.path)).replace(/^\ufeff/, "");
  if (!/^\s*</.test(source)) throw new ExtractionError("wrong_content", "no element");
  for (const block of readElements(source)) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: null, pages: null };
}

/** Entities that the document itself defines are not expanded: an error. */
function readElements(source: string): Block[] {
  const parser = new SaxesParser({ position: true });
  const records = startRecords();
  const open: Element[] = [];
  const comments: Block[] = [];
  let hasEnded = false;

  parser.on("error", (error) => {
    const isCut = parser.position >= source.length && !hasEnded;
    throw new ExtractionError(isCut ? "truncated" : "corrupt", error.message);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const named = Object.entries(attributes).filter(
      ([attribute]) => !attribute.startsWith("xmlns"),
    );
    const values = named.map(([attribute, value]) => formatValue(attribute, String(value)));
    const beginning = { name, attributes: values, line: parser.line, records, path: open };
    open.push(beginElement(open.at(-1), beginning));
    if (open.length > deepest) throw new ExtractionError("corrupt", "nested too deep");
  });
  const onText = (text: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.text += text;
    if (element.hasElements && text.trim() !== "") element.isMixed = true;
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element !== undefined) endElement(element, open.at(-1), parser.line);
    hasEnded = open.length === 0;
  });
  parser.on("comment", (text) => {
    const shown = text
      .replace(/<[^<>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const anchor = { kind: "lines" as const, from: parser.line, to: parser.line };
    if (shown !== "") comments.push({ kind: "paragraph", text: shown, anchor, hidden: "comment" });
  });
  parser.write(source).close();
  return [...records.blocks(), ...comments];
}

type Beginning = {
  name: string;
  attributes: readonly string[];
  line: number;
  records: ReturnType<typeof startRecords>;
  path: readonly Element[];
};

function beginElement(
  outer: Element | undefined,
  { name, attributes, line, records, path }: Beginning,
): Element {
  const count = (outer?.counts.get(name) ?? 0) + 1;
  outer?.counts.set(name, count);
  if (outer) {
    if (!outer.hasElements) addAttributes(outer);
    outer.isMixed ||= outer.text.trim() !== "";
    outer.hasElements = true;
  }
  const label = count > 1 ? `${name} ${count}` : name;
  const names = [...path.slice(1).map((one) => one.name), ...(path.length > 0 ? [label] : [])];
  const record = records.begin(names.join(" › "), line);
  return {
    name: label,
    attributes,
    line,
    record,
    text: "",
    hasElements: false,
    isMixed: false,
    counts: new Map(),
  };
}

function addAttributes({ record, attributes, line }: Element): void {
  for (const attribute of attributes) addValue(record, attribute, line);
}

/** The text of an element without others is a value of the element around it, and so is what is within a text. */
function endElement(element: Element, outer: Element | undefined, line: number): void {
  const { name, attributes, record, hasElements } = element;
  const text = element.text.replace(/\s+/g, " ").trim();
  const details = attributes.length > 0 ? ` (${attributes.join("; ")})` : "";
  const isInline = outer !== undefined && (outer.isMixed || outer.text.trim() !== "");
  if (isInline) outer.text += ` ${text} `;
  else if (text === "" && !hasElements) addAttributes(element);
  else if (text !== "" && outer && !hasElements) {
    addValue(outer.record, `${formatValue(name, text)}${details}`, line);
  } else if (text !== "") addValue(record, text, element.line);
}
