import MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import { writeRow } from "../tables/format-row.ts";
import { splitHiddenHtml } from "./split-hidden-html.ts";
import type { Block } from "../located-text.ts";

// Only the block structure is parsed. Inline syntax stays as written: it is readable, and its parsing is
// where hostile input costs time. Nesting is bounded by the library (maxNesting, 100 levels).
const syntax = new MarkdownIt("commonmark").enable("table");
syntax.core.ruler.disable(["inline", "text_join"]);

type Walk = {
  source: string[];
  /** The next line, counted from 0, that no block contains yet. */
  nextLine: number;
  list: { marker: string; depth: number };
  row: { lines: [number, number]; cells: string[] };
  /** The names of the open table's columns. */
  header: string[] | undefined;
  /** The open element that hides its content. */
  hiding: string | undefined;
};

/** The blocks of a Markdown text with line feeds as line ends, in order; no line of text is left out. */
export function* locateMarkdown(text: string): Generator<Block> {
  const source = text.split("\n");
  const walk: Walk = {
    source,
    nextLine: 0,
    list: { marker: "", depth: 0 },
    row: { lines: [0, 1], cells: [] },
    header: undefined,
    hiding: undefined,
  };
  const front = source[0] === "---" ? source.indexOf("---", 1) + 1 : 0;
  if (front > 0) yield toBlock("code", source.slice(0, front).join("\n"), [0, front]);
  walk.nextLine = front;
  // Blank lines in place of the front matter keep the line numbers right.
  const body = "\n".repeat(front) + source.slice(front).join("\n");
  const tokens = syntax.parse(body, {});
  for (const [at, token] of tokens.entries()) yield* visit(walk, token, tokens[at - 1]);
  yield* formatSkipped(walk, source.length);
}

function* visit(walk: Walk, token: Token, previous: Token | undefined): Generator<Block> {
  if (token.type.endsWith("list_open")) walk.list.depth += 1;
  if (token.type.endsWith("list_close")) walk.list.depth -= 1;
  if (token.type === "list_item_open") walk.list.marker = markerOf(token);
  if (token.type === "tr_open") walk.row = { lines: token.map ?? [0, 1], cells: [] };
  if (token.type === "tr_close") yield* formatRow(walk);
  if (previous?.type === "th_open" || previous?.type === "td_open") {
    if (token.type === "inline") walk.row.cells.push(token.content.trim());
    return;
  }
  const leaf = ["inline", "fence", "code_block", "html_block"].includes(token.type);
  if (!leaf || token.map === null) return;
  const [from, to] = token.map;
  yield* formatSkipped(walk, from);
  walk.nextLine = Math.max(walk.nextLine, to);
  // A block of HTML is shown without its tags; in prose a tag may be text.
  const tags = token.type === "html_block" ? /<[^<>]*>/g : undefined;
  yield* splitMarkup(walk, formatLeaf(walk, token, previous), tags);
}

function formatLeaf(walk: Walk, token: Token, previous: Token | undefined): Block {
  const lines = token.map ?? [0, 1];
  if (previous?.type === "heading_open") {
    const level = Number(previous.tag.slice(1));
    return { ...toBlock("heading", plainHeading(token.content), lines), level };
  }
  if (token.type === "html_block") {
    return toBlock("paragraph", token.content, lines);
  }
  if (token.type !== "inline") return toBlock("code", token.content, lines);
  if (walk.list.depth === 0) return toBlock("paragraph", token.content, lines);
  const text = walk.list.marker + token.content;
  walk.list.marker = "";
  return toBlock("list", text, lines);
}

function* formatRow(walk: Walk): Generator<Block> {
  const { lines, cells } = walk.row;
  yield* formatSkipped(walk, lines[0]);
  walk.nextLine = Math.max(walk.nextLine, lines[1]);
  // The line of dashes below it marks the header.
  const isHeader = /^[\s>]*[-:|][-:|\s]*$/.test(walk.source[lines[1]] ?? "");
  const names = isHeader ? undefined : walk.header;
  const written = writeRow(cells, [{ fromColumn: 1, toColumn: cells.length, names }], "plain");
  yield* splitMarkup(walk, toBlock("table-row", written?.text ?? "", lines));
  if (isHeader) walk.header = cells.map((cell) => splitHiddenHtml(cell).visible);
}

/** The block's visible text, and blocks of the text that its markup hides. Code is shown as it is. */
function* splitMarkup(walk: Walk, block: Block, tags?: RegExp): Generator<Block> {
  if (block.kind === "code") {
    yield block;
    return;
  }
  const { visible, hidden, hiding } = splitHiddenHtml(block.text, walk.hiding);
  walk.hiding = hiding;
  const text = tags === undefined ? visible : visible.replace(tags, " ");
  if (text.trim() !== "") yield { ...block, text };
  for (const { reason, text: hiddenText } of hidden) {
    yield { kind: "paragraph", text: hiddenText, anchor: block.anchor, hidden: reason };
  }
}

/** Lines for which the parser has no content: nesting that is too deep, link definitions. Ruling lines are left out. */
function* formatSkipped(walk: Walk, until: number): Generator<Block> {
  const start = walk.nextLine;
  if (start >= until) return;
  walk.nextLine = until;
  let from = start;
  for (let at = start; at <= until; at += 1) {
    const line = walk.source[at] ?? "";
    if (at < until && /[^\s\-=*_~`|:>+#]/.test(line)) continue;
    const text = walk.source.slice(from, at).join("\n");
    if (text !== "") yield* splitMarkup(walk, toBlock("paragraph", text, [from, at]));
    from = at + 1;
  }
}

function markerOf(item: Token): string {
  return item.markup === "." || item.markup === ")" ? `${item.info}${item.markup} ` : "- ";
}

/** Headings are shown alone, as a path: without emphasis marks and link targets. */
function plainHeading(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1").replace(/(\*\*|__|`)/g, "");
}

function toBlock(kind: Block["kind"], text: string, [from, to]: [number, number]): Block {
  return { kind, text, anchor: { kind: "lines", from: from + 1, to: Math.max(to, from + 1) } };
}
