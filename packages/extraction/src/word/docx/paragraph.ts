import { withBrackets } from "../../office/equations.ts";
import { headingLevelOf, levelOfOutline, listOf } from "./styles.ts";
import type { Colour } from "../../hidden/colours.ts";
import type { HiddenText } from "../../hidden/hidden-text.ts";
import type { Anchor, Block } from "../../located-text.ts";
import type { Chart } from "../../office/read-chart.ts";
import type { NextLabel } from "../list-labels.ts";
import type { Notes } from "./notes.ts";
import type { Styles } from "./styles.ts";

/** Where the text of a part stands: the anchor of the paragraphs from one to another, and what is behind them. */
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
  /** By the relationship that leads to them. */
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
  /** What the charts in it say. */
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

/** Takes what stands in a paragraph beside its text. */
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
  // Letters drawn as a picture, such as "Draft" across the pages.
  else if (name === ":textpath") paragraph.text += ` ${attributes["string"] ?? ""} `;
  else if (name === "w:sym") paragraph.text += symbolOf(attributes["char"]);
  // Inside w:tabs a w:tab defines a stop; only the one in a run is a character.
  else if (name !== "w:tab" || attributes["pos"] === undefined)
    paragraph.text += spaces[name] ?? "";
}

/** Symbol fonts keep their characters in a private area that shows nothing in another font. */
function symbolOf(code: string | undefined): string {
  const point = Number.parseInt(code ?? "", 16);
  return Number.isNaN(point) || point >= 0xf000 ? "•" : String.fromCodePoint(point);
}

/** Tells the finished paragraph: a heading, an item of a list or plain text, and its notes behind it. */
export function formatParagraph(
  paragraph: Paragraph,
  { styles, nextLabel }: Definitions,
  anchor: Anchor,
): Block[] {
  const text = withBrackets(paragraph.text).trim();
  // One that holds nothing but a picture is counted, too.
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
  const notes = paragraph.notes.map((its) => ({ kind: "paragraph" as const, text: its, anchor }));
  if (level !== undefined) return [{ kind: "heading", level, text: labelled, anchor }, ...notes];
  return [{ kind: label === "" ? "paragraph" : "list", text: labelled, anchor }, ...notes];
}
