import { startShapeTable } from "./shape-table.ts";
import { addHidden, type HiddenText, formatHidden } from "../hidden/hidden-text.ts";
import { startEquations, withBrackets } from "../office/equations.ts";
import { formatChart } from "../office/format-chart.ts";
import { type Canvas, startShapeVisibility } from "./shape-visibility.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import type { Chart } from "../office/read-chart.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** Placeholders that repeat on every slide. */
const furniture = new Set(["sldNum", "dt", "hdr", "sldImg"]);
const footer: Anchor = { kind: "footer" };
const titles = new Set(["title", "ctrTitle"]);

type Surroundings = {
  canvas: Canvas;
  /** By relationship id. */
  charts: ReadonlyMap<string, Chart>;
};
type Paragraph = { text: string; bulleted: boolean; hidden: HiddenText };

/**
 * Parses the elements of a slide, its notes or a sheet's drawing one by one and returns the blocks that each completes.
 */
export function startShapeParser(
  anchor: Anchor,
  from: "slide" | "notes",
  { canvas, charts }: Surroundings,
): (event: XmlEvent) => Block[] {
  const [visibility, readEquation] = [startShapeVisibility(canvas), startEquations()];
  const paragraph: Paragraph = { text: "", bulleted: false, hidden: new Map() };
  const table = startShapeTable(anchor);
  let [placeholder, inText, label] = ["", false, from === "notes" ? "Notes: " : ""];

  const begin = (name: string, attributes: Record<string, string>) => {
    if (name === "p:sp") placeholder = "";
    else if (name === "p:ph") placeholder = attributes["type"] ?? "body";
    else if (name === "a:t" || name === "m:t") inText = true;
    else readParagraph(paragraph, name, attributes);
    table.begin(name, attributes);
  };

  const formatParagraph = (): Block[] => {
    const text = withBrackets(paragraph.text).trim();
    const repeated = text === "" ? [] : formatRepeated(placeholder, text, from);
    if (repeated !== undefined) return repeated;
    if (table.isOpen()) {
      table.addText(text);
      return [];
    }
    if (titles.has(placeholder) && from === "slide") {
      return [{ kind: "heading", level: 1, text: text.replace(/\s+/g, " "), anchor }];
    }
    const labelled = label + text;
    label = "";
    return [{ kind: paragraph.bulleted ? "list" : "paragraph", text: labelled, anchor }];
  };

  const end = (name: string): Block[] => {
    if (name === "a:t" || name === "m:t") inText = false;
    if (name === "a:p") return [...formatParagraph(), ...formatHidden(paragraph.hidden, anchor)];
    return table.end(name);
  };

  return (event) => {
    if (event.type === "text") {
      if (!inText) return [];
      const reason = visibility.reason();
      if (reason === undefined) paragraph.text += event.text;
      else addHidden(paragraph.hidden, reason, event.text);
      return [];
    }
    visibility.take(event);
    paragraph.text += readEquation(event);
    if (event.type === "close") return end(event.name);
    begin(event.name, event.attributes);
    const chart = event.name === "c:chart" && charts.get(event.attributes["r:id"] ?? "");
    const context = { pageBackground: canvas.background, hidden: visibility.reasonOfFrame() };
    return chart ? formatChart(chart, { anchor, ...context }) : [];
  };
}

/** The blocks of a placeholder that repeats on every slide; undefined for one of this slide's own. */
function formatRepeated(
  placeholder: string,
  text: string,
  from: "slide" | "notes",
): Block[] | undefined {
  if (furniture.has(placeholder)) return [];
  if (placeholder !== "ftr") return undefined;
  return from === "notes" ? [] : [{ kind: "paragraph", text, anchor: footer }];
}

function readParagraph(
  paragraph: Paragraph,
  name: string,
  attributes: Record<string, string>,
): void {
  if (name === "a:p") Object.assign(paragraph, { text: "", bulleted: false, hidden: new Map() });
  else if (name === "a:br") paragraph.text += "\n";
  else if (name === "a:pPr") paragraph.bulleted = Number(attributes["lvl"] ?? 0) > 0;
  else if (name === "a:buChar" || name === "a:buAutoNum") paragraph.bulleted = true;
}
