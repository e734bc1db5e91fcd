import type { PhrasingContent, Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";

/** Which bracketed ids of a text are citations: `known` become marks, `dropped` disappear, others stay text. */
export type MarkerIds = { known: ReadonlySet<string>; dropped: ReadonlySet<string> };

type MarkdownProcessor = { data: () => object };

/**
 * A remark plugin that turns `[1]` into a superscript mark wherever it stands in running text: not in code,
 * not within a link. Link definitions are switched off, or a line that begins with `[1]: ` would vanish.
 */
export function remarkCitations(this: MarkdownProcessor, { known, dropped }: MarkerIds) {
  const data = this.data() as Record<string, unknown>;
  const extensions = (data["micromarkExtensions"] ??= []) as unknown[];
  extensions.push({ disable: { null: ["definition"] } });
  return (tree: Root) => {
    findAndReplace(
      tree,
      [
        / ?\[([^[\]\s]{1,40})\]/g,
        (_whole: string, id: string) => {
          if (dropped.has(id)) return [];
          return known.has(id) && markFor(id);
        },
      ],
      { ignore: ["link", "linkReference"] },
    );
  };
}

function markFor(id: string): PhrasingContent {
  return {
    type: "emphasis",
    children: [{ type: "text", value: id }],
    data: { hName: "sup", hProperties: { id } },
  };
}
