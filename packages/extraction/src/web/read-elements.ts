import { hidesByStyle } from "../hidden/hidden-styles.ts";
import { ExtractionError } from "../located-text.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { startSpans } from "./spanning-cells.ts";
import type { PageElement, PageNode } from "./page-document.ts";

type Kind = Pick<Block, "kind" | "level">;

/** Which elements of a page are read. */
export type Scope = {
  /** Names of elements that hold no text of the page, as scripts do. */
  skipped: ReadonlySet<string>;
  /** Whether a browser would not show the element. */
  isHidden: (element: PageElement) => boolean;
};

type Reader = {
  scope: Scope;
  kind: Kind;
  text: string;
  /** Texts of the open block that a browser does not show. */
  hidden: { reason: HiddenReason; text: string }[];
  blocks: Block[];
  /** How many of the blocks a reader sees. */
  shown: number;
  /** Of the open table. */
  spans: ReturnType<typeof startSpans>;
};

/** Elements that begin and end a block of text. */
const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hr html legend li main nav ol option p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);

/** Elements within each other. A page whose author closes nothing nests by the hundred; more is made to overflow. */
const nestingMax = 2_000;

/** The text below an element as blocks in reading order, numbered from 1 as paragraphs; hidden text has no number of its own. */
export function* readElements(root: PageElement, scope: Scope): Generator<ExtractionEvent> {
  const kind = { kind: "paragraph" } as const;
  const empty = { kind, text: "", hidden: [], blocks: [], shown: 0 };
  const reader: Reader = { ...empty, scope, spans: startSpans() };
  readElement(root, reader, 0);
  closeBlock(reader);
  for (const block of reader.blocks) yield { type: "block", block };
}

/** Whether an element hides itself by its attributes. */
export function hidesByAttribute(element: PageElement): boolean {
  return (
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true" ||
    hidesByStyle(element.getAttribute("style") ?? "")
  );
}

function readElement(element: PageElement, reader: Reader, depth: number): void {
  const { scope, spans, kind: outer } = reader;
  const name = element.localName;
  if (scope.skipped.has(name)) return;
  if (scope.isHidden(element)) {
    keepHidden(reader, "switched_off", textOf(element, scope, depth));
    return;
  }
  if (name === "br") reader.text += "\n";
  const isBlock = blockElements.has(name);
  if (isBlock) beginBlock(reader, kindOf(name, outer));
  if (name === "table") reader.spans = startSpans();
  if (name === "tr") spans.beginRow();
  if (name === "td" || name === "th") readCell(element, reader, depth);
  else readChildren(element, reader, depth);
  if (name === "tr") reader.text += spans.endRow().map(asCell).join("");
  reader.spans = spans;
  if (isBlock) beginBlock(reader, outer);
}

function readChildren(element: PageElement, reader: Reader, depth: number): void {
  requireShallow(depth);
  for (const node of element.childNodes) {
    if (isText(node)) reader.text += node.textContent ?? "";
    else if (isElement(node)) readElement(node, reader, depth + 1);
    else if (isComment(node)) keepHidden(reader, "comment", withoutTags(node.textContent ?? ""));
  }
}

/** A row is one block of separate cells. A cell that spans rows is repeated in each. */
function readCell(cell: PageElement, reader: Reader, depth: number): void {
  reader.text += reader.spans.beginCell().map(asCell).join("");
  const from = reader.text.length;
  readChildren(cell, reader, depth);
  reader.spans.endCell(cell, reader.text.slice(from));
  reader.text += "\t";
}

const asCell = (text: string) => `${text}\t`;

function textOf(element: PageElement, scope: Scope, depth: number): string {
  requireShallow(depth);
  let text = "";
  for (const node of element.childNodes) {
    if (isText(node)) text += node.textContent ?? "";
    else if (isElement(node) && !scope.skipped.has(node.localName)) {
      text += ` ${textOf(node, scope, depth + 1)} `;
    }
  }
  return text;
}

const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;
const isText = (node: PageNode) => node.nodeType === 3;
const isComment = (node: PageNode) => node.nodeType === 8;

function requireShallow(depth: number): void {
  if (depth > nestingMax) throw new ExtractionError("corrupt", "elements nested too deep");
}

/** A comment may be markup that was switched off. */
const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, " ");

function keepHidden(reader: Reader, reason: HiddenReason, text: string): void {
  const shown = text.replace(/\s+/g, " ").trim();
  if (shown !== "") reader.hidden.push({ reason, text: shown });
}

function kindOf(name: string, outer: Kind): Kind {
  if (/^h[1-6]$/.test(name)) return { kind: "heading", level: Number(name[1]) };
  if (name === "li" || name === "dd" || name === "option") return { kind: "list" };
  if (name === "tr") return { kind: "table-row" };
  if (name === "pre") return { kind: "code" };
  // A paragraph within an item or a row belongs to it.
  return outer.kind === "heading" ? { kind: "paragraph" } : outer;
}

function beginBlock(reader: Reader, kind: Kind): void {
  // Within a row, blocks are parts of its cells.
  if (reader.kind.kind === "table-row" && kind.kind === "table-row") {
    reader.text += " ";
    return;
  }
  closeBlock(reader);
  reader.kind = kind;
}

function closeBlock(reader: Reader): void {
  const { blocks, kind, hidden } = reader;
  const text = tidy(reader.text, kind);
  if (text !== "") {
    reader.shown += 1;
    blocks.push({ ...kind, text, anchor: anchorOf(reader) });
  }
  for (const { reason, text: unseen } of hidden) {
    blocks.push({ kind: "paragraph", text: unseen, anchor: anchorOf(reader), hidden: reason });
  }
  Object.assign(reader, { text: "", hidden: [] });
}

/** The paragraph that was read last. Only those count that a reader sees and can count. */
function anchorOf({ shown }: Reader): Block["anchor"] {
  const number = Math.max(1, shown);
  return { kind: "paragraph", from: number, to: number };
}

function tidy(text: string, { kind }: Kind): string {
  if (kind === "code") return text.replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, "");
  const cells = kind === "table-row" ? text.split("\t") : [text];
  return cells
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "")
    .join(" | ");
}
