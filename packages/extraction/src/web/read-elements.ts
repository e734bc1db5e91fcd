import { hidesByStyle } from "../hidden/hidden-styles.ts";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { startSpans } from "./spanning-cells.ts";
import type { PageElement } from "./page-document.ts";

type Kind = Pick<Block, "kind" | "level">;
type Telling = {
  kind: Kind;
  text: string;
  told: Block[];
  /** Of the open table. */
  spans: ReturnType<typeof startSpans>;
};

/** Elements that begin and end a block of text. */
const blocks: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);
const unread: ReadonlySet<string> = new Set(
  "head script style template noscript svg iframe select button textarea nav dialog".split(" "),
);
const nestingMax = 400;

/** The text below an element as blocks, in reading order. */
export function* readElements(root: PageElement): Generator<ExtractionEvent> {
  const telling: Telling = { kind: { kind: "paragraph" }, text: "", told: [], spans: startSpans() };
  tell(root, telling, 0);
  close(telling);
  for (const block of telling.told) yield { type: "block", block };
}

function tell(element: PageElement, telling: Telling, depth: number): void {
  const name = element.localName;
  if (depth > nestingMax || unread.has(name) || isHidden(element)) return;
  if (name === "br") telling.text += "\n";
  const block = blocks.has(name);
  const outer = telling.kind;
  if (block) begin(telling, kindOf(name, outer));
  const { spans } = telling;
  if (name === "table") telling.spans = startSpans();
  if (name === "tr") spans.beginRow();
  if (name === "td" || name === "th") formatCell(element, telling, depth);
  else formatChildren(element, telling, depth);
  if (name === "tr") telling.text += spans.endRow().map(asCell).join("");
  telling.spans = spans;
  if (block) begin(telling, outer);
}

function formatChildren(element: PageElement, telling: Telling, depth: number): void {
  for (const node of element.childNodes) {
    if (node.nodeType === 3) telling.text += node.textContent ?? "";
    else if (node.nodeType === 1) tell(node as PageElement, telling, depth + 1);
  }
}

/** A row is one block of separate cells. A cell that spans rows is repeated in each. */
function formatCell(cell: PageElement, telling: Telling, depth: number): void {
  telling.text += telling.spans.beginCell().map(asCell).join("");
  const from = telling.text.length;
  formatChildren(cell, telling, depth);
  telling.spans.endCell(cell, telling.text.slice(from));
  telling.text += "\t";
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

function begin(telling: Telling, kind: Kind): void {
  // Within a row, blocks are parts of its cells.
  if (telling.kind.kind === "table-row" && kind.kind === "table-row") {
    telling.text += " ";
    return;
  }
  close(telling);
  telling.kind = kind;
}

function close(telling: Telling): void {
  const text = tidy(telling.text, telling.kind);
  telling.text = "";
  if (text === "") return;
  const number = telling.told.length + 1;
  telling.told.push({
    ...telling.kind,
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
