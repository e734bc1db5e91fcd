import { addHidden, formatHidden } from "../../hidden/hidden-text.ts";
import { startAttachments } from "./attachments.ts";
import { startEquations } from "../../office/equations.ts";
import { startRunVisibility } from "./run-visibility.ts";
import { startTableRows } from "./table-rows.ts";
import { type Definitions, readProperty, startParagraph, formatParagraph } from "./paragraph.ts";
import type { Block } from "../../located-text.ts";
import type { XmlEvent } from "../../office/read-xml.ts";
import type { Paragraph, DocumentPart } from "./paragraph.ts";

/** Elements whose content is not part of the text: deleted, moved and ruby text, and properties. */
const ignored = new Set(["w:moveFrom", "w:del", "w:rt", "w:sdtPr", "w:tblPr", "w:sectPr"]);

/** Processes a part's elements one by one and returns the blocks that each completes. */
export function startBodyParser(definitions: Definitions, { anchor, page }: DocumentPart) {
  const tables = startTableRows(anchor);
  const open: Paragraph[] = [];
  const visibility = startRunVisibility(definitions.styles, page);
  const attach = startAttachments(definitions, anchor, visibility);
  const readEquation = startEquations();
  let [paragraphs, skipping, inText] = [0, 0, false];
  let title: string | null = null;

  const begin = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    const paragraph = open.at(-1);
    if (name === "w:p") {
      paragraphs += 1;
      open.push(startParagraph(paragraphs));
    } else if (name === "w:t" || name === "m:t") inText = true;
    else if (paragraph !== undefined) {
      readProperty(paragraph, name, attributes);
      attach(paragraph, name, attributes);
    }
    tables.begin(name, attributes, paragraphs);
  };

  const end = (name: string): Block[] => {
    if (name === "w:t" || name === "m:t") inText = false;
    if (name !== "w:p") return tables.end(name, paragraphs);
    const paragraph = open.pop();
    if (paragraph === undefined) return [];
    const at = anchor(paragraph.number, paragraph.number);
    const blocks = formatParagraph(paragraph, definitions, at);
    const heading = blocks.find((block) => block.level === 1);
    title ??= heading?.text ?? null;
    const visible = tables.isOpen() ? tables.keep(blocks) : blocks;
    return [...visible, ...paragraph.charts, ...formatHidden(paragraph.hidden, at)];
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
      const paragraph = open.at(-1);
      if (paragraph !== undefined) paragraph.text += readEquation(event);
      if (event.type === "close") return end(event.name);
      begin(event);
      return [];
    },
    /** The text of the first level-1 heading so far. */
    title: () => title,
    /** The background of the pages. */
    page: visibility.page,
  };
}
