import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { type CitedWords, locateCited, splitRanges, type TextRange } from "./locate-cited.ts";

/** The lines of the source that a passage comes from, and its words. */
export type CitedLines = { lines: readonly { from: number; to: number }[]; words: CitedWords };

/**
 * A rehype plugin that marks what is cited, in the blocks of the cited lines: its words, or all text of these blocks
 * where they are written otherwise, such as a link with its target.
 */
export function rehypeMarkCited({ lines, words }: CitedLines) {
  return (tree: Root) => {
    const texts = listTexts(tree, lines);
    const pieces = texts.map(({ node }) => node.value);
    const joined = pieces.join("");
    const found = locateCited(joined, {
      passage: dropTargets(words.passage),
      parts: words.parts.map(dropTargets),
    });
    const ranges: TextRange[] = found.length > 0 ? found : [{ start: 0, end: joined.length }];
    const covered = splitRanges(pieces, ranges);
    for (const [at, { parent, node }] of texts.entries()) {
      const parts = covered.get(at);
      if (parts && node.value.trim() !== "") replace(parent, node, split(node.value, parts));
    }
  };
}

/** Markdown without what is not shown of it: the targets of links and pictures, and tags. */
function dropTargets(markdown: string): string {
  return markdown.replaceAll(/\]\([^()\n]*\)/g, "]").replaceAll(/<[^<>\n]*>/g, " ");
}

type Parent = Root | Element;
type Located = { parent: Parent; node: Text };

/** The text nodes of the lines, in order. */
function listTexts(parent: Parent, lines: CitedLines["lines"]): Located[] {
  return parent.children.flatMap((node: RootContent): Located[] => {
    if (!isWithin(node, lines)) return [];
    if (node.type === "text") return [{ parent, node }];
    return node.type === "element" ? listTexts(node, lines) : [];
  });
}

function isWithin({ position }: RootContent, lines: CitedLines["lines"]): boolean {
  if (!position) return true; // made by the renderer, inside an element that has one
  return lines.some(({ from, to }) => position.start.line <= to && from <= position.end.line);
}

function split(text: string, parts: readonly TextRange[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  let at = 0;
  for (const { start, end } of parts) {
    if (start > at) nodes.push({ type: "text", value: text.slice(at, start) });
    nodes.push(mark(text.slice(start, end)));
    at = end;
  }
  if (at < text.length) nodes.push({ type: "text", value: text.slice(at) });
  return nodes;
}

function mark(value: string): Element {
  const children = [{ type: "text" as const, value }];
  return { type: "element", tagName: "mark", properties: { dataSentence: true }, children };
}

function replace(parent: Parent, node: Text, nodes: ElementContent[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
}
