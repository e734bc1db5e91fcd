import { withBrackets } from "../../office/equations.ts";
import { headingLevelOf, levelOfOutline, listOf } from "./styles.ts";
import type { Colour } from "../../hidden/colours.ts";
import type { HiddenText } from "../../hidden/hidden-text.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../../located-text.ts";
import type { Chart } from "../../office/read-chart.ts";
import type { NextLabel } from "../list-labels.ts";
import type { Notes } from "./notes.ts";
import type { Styles } from "./styles.ts";

/** A document part: the anchor of a range of its paragraphs, and its background. */
export type DocumentPart = {
  anchor: (from: number, to: number) => Anchor;
  /** Undefined where it is not one colour. */
  page: Colour | undefined;
};

export type Definitions = {
  styles: Styles;
  nextLabel: NextLabel;
  footnotes: Notes;
  endnotes: Notes;
  comments: Notes;
  /** By relationship id. */
  charts: ReadonlyMap<string, Chart>;
};

export type Paragraph = {
  number: number;
  text: string;
  style: string | undefined;
  outline: number | undefined;
  list: { id?: string; level?: number };
  notes: string[];
  hidden: HiddenText;
  /** The blocks of its charts. */
  charts: Block[];
};

const spaces: Record<string, string> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};

export function startParagraph(number: number): Paragraph {
  return {
    number,
    text: "",
    style: undefined,
    outline: undefined,
    list: {},
    notes: [],
    hidden: new Map(),
    charts: [],
  };
}

/** Processes an element of the paragraph other than text. */
export function readProperty(
  paragraph: Paragraph,
  name: string,
  attributes: Record<string, string>,
): void {
  const value = attributes["val"] ?? "";
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:outlineLvl") paragraph.outline = Number(value);
  else if (name === "w:numId") paragraph.list.id = value;
  else if (name === "w:ilvl") paragraph.list.level = Number(value);
  // Letters that are drawn as a picture, such as "Draft" across the pages.
  else if (name === ":textpath") paragraph.text += ` ${attributes["string"] ?? ""} `;
  else if (name === "w:sym") paragraph.text += symbolOf(attributes["char"]);
  // Inside w:tabs a w:tab defines a tab stop; the one in a run is a character.
  else if (name !== "w:tab" || attributes["pos"] === undefined)
    paragraph.text += spaces[name] ?? "";
}

/** Symbol fonts use private characters, which show nothing in another font. */
function symbolOf(code: string | undefined): string {
  const point = Number.parseInt(code ?? "", 16);
  return Number.isNaN(point) || point >= 0xf000 ? "•" : String.fromCodePoint(point);
}

/** The blocks of a complete paragraph: a heading, a list item or plain text, then its notes. */
export function formatParagraph(
  paragraph: Paragraph,
  { styles, nextLabel }: Definitions,
  anchor: Anchor,
): Block[] {
  const text = withBrackets(paragraph.text).trim();
  // A list item that contains only a picture is numbered, too.
  if (text === "" && paragraph.hidden.size > 0) return [];
  const level =
    paragraph.outline === undefined
      ? headingLevelOf(styles, paragraph.style)
      : levelOfOutline(paragraph.outline);
  const inherited = listOf(styles, paragraph.style);
  const id = paragraph.list.id ?? inherited?.id ?? "";
  const label = nextLabel({ id, level: paragraph.list.level ?? inherited?.level ?? 0 });
  if (text === "") return [];
  const labelled = label === "" ? text : `${label} ${text}`;
  const notes = paragraph.notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor }));
  if (level !== undefined) return [{ kind: "heading", level, text: labelled, anchor }, ...notes];
  return [{ kind: label === "" ? "paragraph" : "list", text: labelled, anchor }, ...notes];
}
