import type { PhrasingContent, Root, RootContent } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { marker, findSentence } from "./claims.ts";

/** Which bracketed ids of a text are citations: `known` become marks, `dropped` are removed, others stay text. */
export type MarkerIds = { known: ReadonlySet<string>; dropped: ReadonlySet<string> };

type MarkdownProcessor = { data: () => object };

/**
 * A remark plugin that turns `[1]` in running text into a superscript mark, except in code and links. Each mark carries
 * its sentence. Link definitions are disabled, because a line that starts with `[1]: ` would disappear.
 */
export function remarkCitations(this: MarkdownProcessor, { known, dropped }: MarkerIds) {
  const data = this.data() as Record<string, unknown>;
  const extensions = (data["micromarkExtensions"] ??= []) as unknown[];
  extensions.push({ disable: { null: ["definition"] } });
  return (tree: Root) => {
    const marks = new Map<object, Mark>();
    const counts = new Map<string, number>();
    findAndReplace(
      tree,
      [
        marker,
        (_whole: string, id: string) => {
          if (dropped.has(id)) return [];
          if (!known.has(id)) return false;
          const nth = counts.get(id) ?? 0;
          counts.set(id, nth + 1);
          const mark = createMark(id, nth);
          marks.set(mark, mark);
          return mark;
        },
      ],
      { ignore: ["link", "linkReference"] },
    );
    attachClaims(tree, marks);
  };
}

type Mark = PhrasingContent & {
  type: "emphasis";
  /** `dataNth` counts the marks of one id from 0. */
  data: { hName: "sup"; hProperties: { id: string; dataClaim: string; dataNth: number } };
};

function createMark(id: string, dataNth: number): Mark {
  return {
    type: "emphasis",
    children: [{ type: "text", value: id }],
    data: { hName: "sup", hProperties: { id, dataClaim: "", dataNth } },
  };
}

/** Assigns each citation mark its sentence, block by block (paragraph, heading or table cell). */
function attachClaims(block: Root | RootContent, marks: ReadonlyMap<object, Mark>): void {
  if (!("children" in block)) return;
  if (block.type !== "paragraph" && block.type !== "heading" && block.type !== "tableCell") {
    for (const child of block.children) attachClaims(child, marks);
    return;
  }
  const found: { mark: Mark; position: number }[] = [];
  let text = "";
  const read = (node: RootContent): void => {
    const mark = marks.get(node);
    if (mark) found.push({ mark, position: text.length });
    else if ("value" in node) text += node.value;
    else if ("children" in node) for (const child of node.children) read(child);
  };
  for (const child of block.children) read(child);
  for (const { mark, position } of found) {
    mark.data.hProperties.dataClaim = findSentence(text, position);
  }
}
