import { type Colour, parseColour } from "../hidden/colours.ts";
import { visitXml, type XmlEvent } from "./read-xml.ts";
import { addPoint, joinTexts, type Points, type Series, startPoints } from "./chart-data.ts";
import type { Parts } from "./open-parts.ts";
import type { Relationship } from "./relationships.ts";

/** A piece of a title. Hundredths of a point; undefined where the chart leaves it to the theme. */
export type TitleRun = { text: string; points: number | undefined; colour: Colour | undefined };

export type Chart = {
  title: TitleRun[];
  /** The name of the axis with the categories; "" where it has none. */
  axis: string;
  series: Series[];
  /** What its title is painted on: "page" where that is what is behind the chart, undefined where it is not known. */
  ground: Colour | "page" | undefined;
};

/** The charts that a part shows, by the id that it refers to them with. */
export async function readCharts(
  parts: Parts,
  relationships: readonly Relationship[],
): Promise<ReadonlyMap<string, Chart>> {
  const charts = new Map<string, Chart>();
  for (const { id, type, part } of relationships) {
    if (type === "chart" && parts.has(part)) charts.set(id, await readChart(parts, part));
  }
  return charts;
}

type Attributes = Readonly<Record<string, string>>;
type Reading = { chart: Chart; path: string[]; at: number; target: Points; heading: Points };

async function readChart(parts: Parts, part: string): Promise<Chart> {
  const chart: Chart = { title: [], axis: "", series: [], ground: "page" };
  const reading: Reading = {
    chart,
    path: [],
    at: 0,
    target: startPoints(),
    heading: startPoints(),
  };
  let skipping = 0;
  await visitXml(parts.read(part), (event) => {
    // Series that are filtered out are kept in the extensions, and other drawings of the same in fallbacks.
    const ignored = event.type !== "text" && /^(?:c:extLst|mc:Fallback)$/.test(event.name);
    if (ignored) skipping += event.type === "open" ? 1 : -1;
    else if (skipping === 0) take(reading, event);
  });
  // A title may be the text of a cell.
  const text = joinTexts(reading.heading);
  if (text !== "") chart.title.push({ text, points: undefined, colour: undefined });
  return chart;
}

function take(reading: Reading, event: XmlEvent): void {
  if (event.type === "text") return takeText(reading, event.text);
  if (event.type === "close") {
    reading.path.pop();
    // What follows in the series is of error bars, labels and the like.
    if (event.name in parts || event.name === "c:title") reading.target = startPoints();
    return;
  }
  reading.path.push(event.name);
  begin(reading, event.name, event.attributes);
  readGround(reading, event.name, event.attributes);
}

const otherFills = /^a:(?:gradFill|blipFill|pattFill)$/;

/** The chart's own fill is written behind all that stands on it; a fill of the title alone is taken as not known. */
function readGround({ chart, path }: Reading, name: string, attributes: Attributes): void {
  const within = path.slice(0, -1).join(" ");
  if (chart.ground === undefined) return;
  const titleFill = isMain(path) && path[3] === "c:spPr" && path.length === 5;
  if (titleFill && (name === "a:solidFill" || otherFills.test(name))) chart.ground = undefined;
  if (within === "c:chartSpace c:spPr" && otherFills.test(name)) chart.ground = undefined;
  if (within !== "c:chartSpace c:spPr a:solidFill") return;
  if (name === "a:srgbClr") chart.ground = parseColour(attributes["val"]);
  else if (attributes["val"] !== "bg1") chart.ground = undefined;
}

const parts: Readonly<Record<string, keyof Series>> = {
  "c:tx": "name",
  "c:cat": "categories",
  "c:xVal": "categories",
  "c:val": "values",
  "c:yVal": "values",
};

function begin(reading: Reading, name: string, attributes: Attributes) {
  const { chart, path, target } = reading;
  const series = chart.series.at(-1);
  const part = path.at(-2) === "c:ser" ? parts[name] : undefined;
  if (name === "c:ser") {
    const fresh = { name: startPoints(), categories: startPoints(), values: startPoints() };
    chart.series.push(fresh);
  } else if (part !== undefined && series !== undefined) reading.target = series[part];
  else if (name === "c:title") reading.target = isMain(path) ? reading.heading : startPoints();
  else if (name === "c:numCache" || name === "c:numLit") target.isNumber = true;
  else if (name === "c:lvl") target.texts.push(new Map());
  else if (name === "c:pt") reading.at = Number(attributes["idx"]);
  else if (isMain(path)) readTitleRun(chart.title, path, attributes);
}

/** Whether this is within the title of the chart and not of one of its axes. */
function isMain(path: readonly string[]): boolean {
  return path[1] === "c:chart" && path[2] === "c:title";
}

function readTitleRun(title: TitleRun[], path: readonly string[], attributes: Attributes): void {
  const [outer, within, name] = path.slice(-3);
  if (name === "a:r" || name === "a:fld") {
    title.push({ text: "", points: undefined, colour: undefined });
  }
  const run = title.at(-1);
  if (run === undefined) return;
  if (name === "a:rPr" && attributes["sz"] !== undefined) run.points = Number(attributes["sz"]);
  if (name === "a:srgbClr" && within === "a:solidFill" && outer === "a:rPr") {
    run.colour = parseColour(attributes["val"]);
  }
}

const categoryAxes = /^c:(?:cat|date)Ax$/;

function takeText({ chart, path, at, target }: Reading, text: string): void {
  const name = path.at(-1);
  const run = chart.title.at(-1);
  if (name === "a:t" && isMain(path) && run !== undefined) run.text += text;
  else if (name === "a:t" && categoryAxes.test(path[3] ?? "")) chart.axis += text;
  else if (name === "c:formatCode") target.format = text;
  else if (name === "c:v") addPoint(target, path.at(-2) === "c:pt" ? at : 0, text);
}
