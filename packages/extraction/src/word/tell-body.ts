import { addHidden, type HiddenText, tellHidden } from "../hidden/hidden-text.ts";
import { startRunVisibility } from "./run-visibility.ts";
import { startTables } from "./tables.ts";
import { headingLevelOf, levelOfOutline, listOf } from "./styles.ts";
import type { Block } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import type { Notes } from "./notes.ts";
import type { NextLabel } from "./list-labels.ts";
import type { Styles } from "./styles.ts";

export type Definitions = {
  styles: Styles;
  nextLabel: NextLabel;
  footnotes: Notes;
  endnotes: Notes;
  comments: Notes;
};

type Paragraph = {
  number: number;
  text: string;
  style: string | undefined;
  outline: number | undefined;
  list: { id?: string; level?: number };
  notes: string[];
  hidden: HiddenText;
};

/** What is not the document's text as a reader sees it: the older twin of a drawing, moved or ruby text. */
const ignored = new Set(["mc:Fallback", "w:moveFrom", "w:rt", "w:sdtPr", "w:tblPr", "w:sectPr"]);
const spaces: Record<string, string> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Takes the main part's elements one by one and gives the blocks that each completes. */
export function startBody(definitions: Definitions) {
  const tables = startTables();
  const open: Paragraph[] = [];
  const visibility = startRunVisibility(definitions.styles);
  let [paragraphs, notes, skipping, inText] = [0, 0, 0, false];
  let title: string | null = null;

  const note = (list: Notes, id: string | undefined) => {
    const found = list.get(id ?? "");
    const paragraph = open.at(-1);
    if (found === undefined || paragraph === undefined) return;
    notes += 1;
    const mark = String(notes).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)));
    paragraph.text += mark;
    const by = found.author === undefined ? "" : `${found.author}: `;
    paragraph.notes.push(`${mark} ${by}${found.text.trim()}`);
  };

  const begin = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    const paragraph = open.at(-1);
    if (name === "w:p") {
      paragraphs += 1;
      open.push(startParagraph(paragraphs));
    } else if (name === "w:t" || name === "m:t") inText = true;
    else if (name === "w:footnoteReference") note(definitions.footnotes, attributes["id"]);
    else if (name === "w:endnoteReference") note(definitions.endnotes, attributes["id"]);
    else if (name === "w:commentReference") note(definitions.comments, attributes["id"]);
    else if (paragraph !== undefined) readProperty(paragraph, name, attributes);
    tables.begin(name, paragraphs);
  };

  const end = (name: string): Block[] => {
    if (name === "w:t" || name === "m:t") inText = false;
    if (name !== "w:p") return tables.end(name, paragraphs);
    const paragraph = open.pop();
    if (paragraph === undefined) return [];
    const blocks = tellParagraph(paragraph, definitions);
    const heading = blocks.find((block) => block.level === 1);
    title ??= heading?.text ?? null;
    const hidden = tellHidden(paragraph.hidden, anchorOf(paragraph));
    return [...(tables.isOpen() ? tables.keep(blocks) : blocks), ...hidden];
  };

  return {
    take(event: XmlEvent): Block[] {
      if (event.type === "text") {
        const paragraph = open.at(-1);
        if (!inText || skipping > 0 || paragraph === undefined) return [];
        const reason = visibility.reason();
        if (reason === undefined) paragraph.text += event.text;
        else addHidden(paragraph.hidden, reason, event.text);
        return [];
      }
      if (ignored.has(event.name)) skipping += event.type === "open" ? 1 : -1;
      if (skipping > 0) return [];
      visibility.take(event);
      if (event.type === "close") return end(event.name);
      begin(event);
      return [];
    },
    /** The text of the first heading of the highest level, once it has passed. */
    title: () => title,
  };
}

function startParagraph(number: number): Paragraph {
  return {
    number,
    text: "",
    style: undefined,
    outline: undefined,
    list: {},
    notes: [],
    hidden: new Map(),
  };
}

function readProperty(
  paragraph: Paragraph,
  name: string,
  attributes: Record<string, string>,
): void {
  const value = attributes["val"] ?? "";
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:outlineLvl") paragraph.outline = Number(value);
  else if (name === "w:numId") paragraph.list.id = value;
  else if (name === "w:ilvl") paragraph.list.level = Number(value);
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

function anchorOf({ number }: Paragraph) {
  return { kind: "paragraph" as const, from: number, to: number };
}

function tellParagraph(paragraph: Paragraph, { styles, nextLabel }: Definitions): Block[] {
  const text = paragraph.text.trim();
  if (text === "") return [];
  const anchor = anchorOf(paragraph);
  const level =
    paragraph.outline === undefined
      ? headingLevelOf(styles, paragraph.style)
      : levelOfOutline(paragraph.outline);
  const inherited = listOf(styles, paragraph.style);
  const id = paragraph.list.id ?? inherited?.id ?? "";
  const label = nextLabel({ id, level: paragraph.list.level ?? inherited?.level ?? 0 });
  const labelled = label === "" ? text : `${label} ${text}`;
  const notes = paragraph.notes.map((its) => ({ kind: "paragraph" as const, text: its, anchor }));
  if (level !== undefined) return [{ kind: "heading", level, text: labelled, anchor }, ...notes];
  return [{ kind: label === "" ? "paragraph" : "list", text: labelled, anchor }, ...notes];
}
