import { addHidden } from "../../hidden/hidden-text.ts";
import { formatChart } from "../../office/format-chart.ts";
import type { Note, Notes } from "./notes.ts";
import type { startRunVisibility } from "./run-visibility.ts";
import type { Definitions, Paragraph, DocumentPart } from "./paragraph.ts";

type Attributes = Readonly<Record<string, string>>;

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Attaches to a paragraph the notes and charts that its elements refer to. Notes are numbered through the whole text.
 */
export function startAttachments(
  definitions: Definitions,
  anchor: DocumentPart["anchor"],
  visibility: Pick<ReturnType<typeof startRunVisibility>, "page" | "reasonOfDrawing">,
) {
  const notes: Readonly<Record<string, Notes>> = {
    "w:footnoteReference": definitions.footnotes,
    "w:endnoteReference": definitions.endnotes,
    "w:commentReference": definitions.comments,
  };
  let count = 0;
  const attachNote = (paragraph: Paragraph, note: Note) => {
    for (const [reason, text] of note.hidden) addHidden(paragraph.hidden, reason, ` ${text}`);
    const text = note.text.trim();
    if (text === "") return;
    count += 1;
    const mark = String(count).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)));
    paragraph.text += mark;
    const by = note.author === undefined ? "" : `${note.author}: `;
    paragraph.notes.push(`${mark} ${by}${text}`);
  };
  const attachChart = (paragraph: Paragraph, attributes: Attributes) => {
    const chart = definitions.charts.get(attributes["r:id"] ?? "");
    if (chart === undefined) return;
    const at = anchor(paragraph.number, paragraph.number);
    const [pageBackground, hidden] = [visibility.page(), visibility.reasonOfDrawing()];
    paragraph.charts.push(...formatChart(chart, { anchor: at, pageBackground, hidden }));
  };
  return (paragraph: Paragraph, name: string, attributes: Attributes) => {
    const note = notes[name]?.get(attributes["id"] ?? "");
    if (note !== undefined) attachNote(paragraph, note);
    if (name === "c:chart") attachChart(paragraph, attributes);
  };
}
