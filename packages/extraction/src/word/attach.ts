import { addHidden } from "../hidden/hidden-text.ts";
import { showsChart } from "../office/read-chart.ts";
import { tellChart } from "../office/tell-chart.ts";
import type { Notes } from "./notes.ts";
import type { startRunVisibility } from "./run-visibility.ts";
import type { Definitions, Paragraph, Story } from "./told-paragraph.ts";

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Attaches the notes and charts that a paragraph refers to, element by element. Notes are numbered on through the text. */
export function startAttaching(
  definitions: Definitions,
  anchor: Story["anchor"],
  visibility: Pick<ReturnType<typeof startRunVisibility>, "page" | "reasonOfDrawing">,
) {
  const notes: Readonly<Record<string, Notes>> = {
    "w:footnoteReference": definitions.footnotes,
    "w:endnoteReference": definitions.endnotes,
    "w:commentReference": definitions.comments,
  };
  let count = 0;
  return (paragraph: Paragraph, name: string, attributes: Readonly<Record<string, string>>) => {
    const note = notes[name]?.get(attributes["id"] ?? "");
    for (const [reason, text] of note?.hidden ?? []) {
      addHidden(paragraph.hidden, reason, ` ${text}`);
    }
    const said = note?.text.trim() ?? "";
    if (said !== "") {
      count += 1;
      const mark = String(count).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)));
      paragraph.text += mark;
      const by = note?.author === undefined ? "" : `${note.author}: `;
      paragraph.notes.push(`${mark} ${by}${said}`);
    }
    const chart = showsChart(name) && definitions.charts.get(attributes["r:id"] ?? "");
    if (!chart) return;
    const [background, hidden] = [visibility.page(), visibility.reasonOfDrawing()];
    const at = anchor(paragraph.number, paragraph.number);
    paragraph.charts.push(...tellChart(chart, { anchor: at, background, hidden }));
  };
}
