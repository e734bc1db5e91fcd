import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type Note, splitAtNotes, type Turn } from "./exported-conversation.rules.ts";

/** Text in one style, or the mark of a note. */
export type Run = {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isCode?: boolean;
  readonly note?: Note;
};

export type Block =
  | { readonly kind: "paragraph" | "quote"; readonly runs: readonly Run[] }
  | { readonly kind: "heading"; readonly runs: readonly Run[] }
  /** `label` is "•" or "1."; continued paragraphs of an item have none. */
  | {
      readonly kind: "item";
      readonly label: string;
      readonly depth: number;
      readonly runs: readonly Run[];
    }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Run[])[])[] };

/** The Markdown of an answer as what documents are made of. Raw HTML stays text; pictures become their description. */
export function readBlocks({ content, notes }: Pick<Turn, "content" | "notes">): Block[] {
  const tree = fromMarkdown(content, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return readContents(tree.children, { notes, kind: "paragraph", depth: 0 });
}

/** Lists below are shown like this one: a page has room for no more. */
const deepest = 8;

type Place = { notes: Turn["notes"]; kind: "paragraph" | "quote"; depth: number };

function readContents(contents: readonly RootContent[], place: Place): Block[] {
  return contents.flatMap((content) => readContent(content, place));
}

function readContent(content: RootContent, place: Place): Block[] {
  const { notes, kind } = place;
  switch (content.type) {
    case "paragraph":
      return [{ kind, runs: readRuns(content.children, notes) }];
    case "heading":
      return [{ kind: "heading", runs: readRuns(content.children, notes) }];
    case "blockquote":
      return readContents(content.children, { ...place, kind: "quote" });
    case "code":
      return [{ kind: "code", text: content.value }];
    case "html":
      return [{ kind, runs: [{ text: content.value }] }];
    case "list":
      return content.children.flatMap((item, at) => {
        const label = content.ordered === true ? `${(content.start ?? 1) + at}.` : "•";
        const depth = Math.min(place.depth + 1, deepest);
        const contents = readContents(item.children, { ...place, depth });
        return readItem(contents, { label, depth: place.depth });
      });
    case "table":
      return [
        {
          kind: "table",
          rows: content.children.map((row) =>
            row.children.map((cell) => readRuns(cell.children, notes)),
          ),
        },
      ];
    default:
      return [];
  }
}

/** The first paragraph of an item gets its label; the others are indented like it. */
function readItem(blocks: Block[], { label, depth }: { label: string; depth: number }): Block[] {
  return blocks.map((block, at) => {
    if (block.kind !== "paragraph" && block.kind !== "quote") return block;
    return { kind: "item", label: at === 0 ? label : "", depth, runs: block.runs };
  });
}

type Style = Pick<Run, "isBold" | "isItalic">;

function readRuns(
  contents: readonly PhrasingContent[],
  notes: Turn["notes"],
  style: Style = {},
): Run[] {
  return contents.flatMap((content): Run[] => {
    switch (content.type) {
      case "text":
        return splitAtNotes(content.value, notes).map((piece) => ({ ...piece, ...style }));
      case "strong":
        return readRuns(content.children, notes, { ...style, isBold: true });
      case "emphasis":
        return readRuns(content.children, notes, { ...style, isItalic: true });
      case "inlineCode":
        return [{ text: content.value, isCode: true }];
      case "html":
        return [{ text: content.value, ...style }];
      case "break":
        return [{ text: "\n", ...style }];
      case "image":
      case "imageReference":
        return [{ text: content.alt ?? "", ...style }];
      case "delete":
      case "link":
      case "linkReference":
        return readRuns(content.children, notes, style);
      default:
        return [];
    }
  });
}
