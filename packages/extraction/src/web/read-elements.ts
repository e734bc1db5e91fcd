import { hidesByStyle } from "../hidden/hidden-styles.ts";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { startSpans } from "./spanning-cells.ts";
import type { PageElement } from "./page-document.ts";

type Kind = Pick<Block, "kind" | "level">;
type Output = {
  kind: Kind;
  text: string;
  finished: Block[];
  /** Of the open table. */
  spans: ReturnType<typeof startSpans>;
};

/** Elements that begin and end a block of text. */
const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);
const ignoredElements: ReadonlySet<string> = new Set(
  "head script style template noscript svg iframe select button textarea nav dialog".split(" "),
);
const nestingMax = 400;

/** The text below an element as blocks, in reading order. */
export function* readElements(root: PageElement): Generator<ExtractionEvent> {
  const output: Output = {
    kind: { kind: "paragraph" },
    text: "",
    finished: [],
    spans: startSpans(),
  };
  readElement(root, output, 0);
  endBlock(output);
  for (const block of output.finished) yield { type: "block", block };
}

function readElement(element: PageElement, output: Output, depth: number): void {
  const name = element.localName;
  if (depth > nestingMax || ignoredElements.has(name) || isHidden(element)) return;
  if (name === "br") output.text += "\n";
  const block = blockElements.has(name);
  const outer = output.kind;
  if (block) startBlock(output, kindOf(name, outer));
  const { spans } = output;
  if (name === "table") output.spans = startSpans();
  if (name === "tr") spans.beginRow();
  if (name === "td" || name === "th") readCell(element, output, depth);
  else readChildren(element, output, depth);
  if (name === "tr") output.text += spans.endRow().map(asCell).join("");
  output.spans = spans;
  if (block) startBlock(output, outer);
}

function readChildren(element: PageElement, output: Output, depth: number): void {
  for (const node of element.childNodes) {
    if (node.nodeType === 3) output.text += node.textContent ?? "";
    else if (node.nodeType === 1) readElement(node as PageElement, output, depth + 1);
  }
}

/** A row is one block of separate cells. A cell that spans rows is repeated in each. */
function readCell(cell: PageElement, output: Output, depth: number): void {
  output.text += output.spans.beginCell().map(asCell).join("");
  const from = output.text.length;
  readChildren(cell, output, depth);
  output.spans.endCell(cell, output.text.slice(from));
  output.text += "\t";
}

const asCell = (text: string) => `${text}\t`;

function isHidden(element: PageElement): boolean {
  const style = element.getAttribute("style") ?? "";
  return (
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true" ||
    hidesByStyle(style)
  );
}

function kindOf(name: string, outer: Kind): Kind {
  if (/^h[1-6]$/.test(name)) return { kind: "heading", level: Number(name[1]) };
  if (name === "li" || name === "dd") return { kind: "list" };
  if (name === "tr") return { kind: "table-row" };
  if (name === "pre") return { kind: "code" };
  // A paragraph within an item or a row belongs to it.
  return outer.kind === "heading" ? { kind: "paragraph" } : outer;
}

function startBlock(output: Output, kind: Kind): void {
  // Within a row, blocks are parts of its cells.
  if (output.kind.kind === "table-row" && kind.kind === "table-row") {
    output.text += " ";
    return;
  }
  endBlock(output);
  output.kind = kind;
}

function endBlock(output: Output): void {
  const text = tidy(output.text, output.kind);
  output.text = "";
  if (text === "") return;
  const number = output.finished.length + 1;
  output.finished.push({
    ...output.kind,
    text,
    anchor: { kind: "paragraph", from: number, to: number },
  });
}

function tidy(text: string, { kind }: Kind): string {
  if (kind === "code") return text.replace(/^(?:[ \t]*\n)+|\s+$/g, "");
  const cells = kind === "table-row" ? text.split("\t") : [text];
  return cells
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "")
    .join(" | ");
}
