import { hidesByStyle } from "../hidden/hidden-styles.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { type DocumentCell, writeDocumentRows } from "../tables/document-table.ts";
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
  hidden: HiddenPart[];
  blocks: Block[];
  /** How many of the blocks a reader sees. */
  shown: number;
  table: Table | undefined;
};

type HiddenPart = { reason: HiddenReason; text: string };
type Row = { cells: DocumentCell[]; isHeader: boolean; hidden: HiddenPart[] };

/** The open table, its open row and whether a cell of it is open. A table within a cell is text of the cell. */
type Table = {
  rows: Row[];
  row: Row | undefined;
  inCell: boolean;
  spans: ReturnType<typeof startSpans>;
};

/** Elements that begin and end a block of text. */
const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hr html legend li main nav ol option p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);

/** The text below an element as blocks in reading order, numbered from 1 as paragraphs; hidden text has no number of its own. */
export function* readElements(root: PageElement, scope: Scope): Generator<ExtractionEvent> {
  const kind = { kind: "paragraph" } as const;
  const empty = { kind, text: "", hidden: [], blocks: [], shown: 0 };
  const reader: Reader = { ...empty, scope, table: undefined };
  readElement(root, reader);
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

function readElement(element: PageElement, reader: Reader): void {
  const { scope, kind: outer } = reader;
  const name = element.localName;
  if (scope.skipped.has(name)) return;
  if (scope.isHidden(element)) {
    keepHidden(reader, "switched_off", textOf(element, scope));
    return;
  }
  if (name === "br") reader.text += "\n";
  const isBlock = blockElements.has(name);
  if (isBlock) beginBlock(reader, kindOf(name, outer));
  if (name === "table" && !reader.table) readTable(element, reader);
  else if (name === "tr" && reader.table && !reader.table.row) readRow(element, reader);
  else if (isCell(element)) readCell(element, reader);
  else readChildren(element, reader);
  if (isBlock) beginBlock(reader, outer);
}

const isCell = ({ localName: name }: PageElement) => name === "td" || name === "th";

/** Each row is a block. */
function readTable(element: PageElement, reader: Reader): void {
  const table: Table = { rows: [], row: undefined, inCell: false, spans: startSpans() };
  reader.table = table;
  readChildren(element, reader);
  closeBlock(reader);
  reader.table = undefined;
  const texts = writeDocumentRows(table.rows);
  for (const [at, { hidden }] of table.rows.entries()) {
    Object.assign(reader, { kind: { kind: "table-row" }, text: texts[at], hidden });
    closeBlock(reader);
  }
}

/** The blocks in a row are parts of its cells. */
function readRow(element: PageElement, reader: Reader): void {
  const { table } = reader;
  if (!table) return;
  closeBlock(reader);
  const row: Row = { cells: [], isHeader: isHeaderRow(element), hidden: [] };
  table.row = row;
  table.spans.beginRow();
  readChildren(element, reader);
  row.cells.push(...table.spans.endRow());
  table.rows.push({ ...row, hidden: reader.hidden });
  table.row = undefined;
  Object.assign(reader, { text: "", hidden: [] });
}

function isHeaderRow(row: PageElement): boolean {
  const cells = [...row.childNodes].filter((node) => isElement(node) && isCell(node));
  return cells.length > 0 && cells.every((cell) => isElement(cell) && cell.localName === "th");
}

/** A cell that spans rows is repeated in each. */
function readCell(cell: PageElement, reader: Reader): void {
  const { table } = reader;
  if (!table?.row || table.inCell) {
    readChildren(cell, reader);
    reader.text += " ";
    return;
  }
  table.row.cells.push(...table.spans.beginCell());
  Object.assign(reader, { text: "" });
  table.inCell = true;
  readChildren(cell, reader);
  table.inCell = false;
  table.row.cells.push(table.spans.endCell(cell, reader.text));
  reader.text = "";
}

function readChildren(element: PageElement, reader: Reader): void {
  for (const node of element.childNodes) {
    if (isText(node)) reader.text += node.textContent ?? "";
    else if (isElement(node)) readElement(node, reader);
    else if (isComment(node)) keepHidden(reader, "comment", withoutTags(node.textContent ?? ""));
  }
}

function textOf(element: PageElement, scope: Scope): string {
  let text = "";
  for (const node of element.childNodes) {
    if (isText(node)) text += node.textContent ?? "";
    else if (isElement(node) && !scope.skipped.has(node.localName)) {
      text += ` ${textOf(node, scope)} `;
    }
  }
  return text;
}

const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;
const isText = (node: PageNode) => node.nodeType === 3;
const isComment = (node: PageNode) => node.nodeType === 8;

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
  return text.replace(/\s+/g, " ").trim();
}
