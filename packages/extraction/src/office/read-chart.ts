import { type Colour, parseColour } from "../hidden/colours.ts";
import { unlessDamaged } from "./unless-damaged.ts";
import { visitXml, type XmlEvent } from "./read-xml.ts";
import { addPoint, type Points, type Series, startPoints, startSeries } from "./chart-data.ts";
import {
  splitAxes,
  readTitles,
  runsOf,
  startTitle,
  titleAt,
  type TitleRun,
  type Titles,
} from "./chart-titles.ts";
import type { Parts } from "./open-parts.ts";
import type { Relationship } from "./relationships.ts";

export type Chart = {
  title: TitleRun[];
  /** The title of the axis with the categories; none where it has no title. */
  axis: TitleRun[];
  /** The titles of the other axes. */
  valueAxes: TitleRun[][];
  series: Series[];
  /** The background of its title: "page" for the background of the chart, undefined where it is not known. */
  background: Colour | "page" | undefined;
};

/** The charts of a part by relationship id. A damaged chart is left out. */
export async function readCharts(
  parts: Parts,
  relationships: readonly Relationship[],
): Promise<ReadonlyMap<string, Chart>> {
  const charts = new Map<string, Chart>();
  for (const { id, type, part } of relationships) {
    if (type !== "chart" || !parts.has(part)) continue;
    const chart = await unlessDamaged(() => readChart(parts, part), undefined);
    if (chart !== undefined) charts.set(id, chart);
  }
  return charts;
}

type Attributes = Readonly<Record<string, string>>;
type ChartParser = {
  series: Series[];
  titles: Titles;
  background: Chart["background"];
  path: string[];
  /** The index of the open point, and where its text belongs. */
  at: number;
  target: Points;
};

async function readChart(parts: Parts, part: string): Promise<Chart> {
  const titles: Titles = { main: startTitle(), axes: [] };
  const parser: ChartParser = {
    series: [],
    titles,
    background: "page",
    path: [],
    at: 0,
    target: startPoints(),
  };
  let skipping = 0;
  await visitXml(parts.read(part), (event) => {
    // Series that a filter leaves out are in the extensions.
    const ignored = event.type !== "text" && event.name === "c:extLst";
    if (ignored) skipping += event.type === "open" ? 1 : -1;
    else if (skipping === 0) parseEvent(parser, event);
  });
  const { category, values } = splitAxes(titles.axes);
  const { series, background } = parser;
  return { title: runsOf(titles.main), axis: category, valueAxes: values, series, background };
}

function parseEvent(parser: ChartParser, event: XmlEvent): void {
  if (event.type === "text") return parseText(parser, event.text);
  const { name } = event;
  if (event.type === "close") {
    parser.path.pop();
    // The rest of the series are error bars, labels and the like.
    if (name in parts || name === "c:title") parser.target = startPoints();
    return;
  }
  parser.path.push(name);
  openElement(parser, name, event.attributes);
  readTitles(parser.titles, parser.path, event.attributes);
  readBackground(parser, name, event.attributes);
}

const otherFills = /^a:(?:gradFill|blipFill|pattFill)$/;

/**
 * Reads the chart's own fill, which is behind its title. Where the title has a fill of its own, the background is not
 * known.
 */
function readBackground(parser: ChartParser, name: string, attributes: Attributes): void {
  const { path } = parser;
  const within = path.slice(0, -1).join(" ");
  if (parser.background === undefined) return;
  const inTitle = path[1] === "c:chart" && path[2] === "c:title";
  const titleFill = inTitle && path[3] === "c:spPr" && path.length === 5;
  if (titleFill && (name === "a:solidFill" || otherFills.test(name))) parser.background = undefined;
  if (within === "c:chartSpace c:spPr" && otherFills.test(name)) parser.background = undefined;
  if (within !== "c:chartSpace c:spPr a:solidFill") return;
  if (name === "a:srgbClr") parser.background = parseColour(attributes["val"]);
  else if (attributes["val"] !== "bg1") parser.background = undefined;
}

const parts: Readonly<Record<string, keyof Series>> = {
  "c:tx": "name",
  "c:cat": "categories",
  "c:xVal": "categories",
  "c:val": "values",
  "c:yVal": "values",
};

function openElement(parser: ChartParser, name: string, attributes: Attributes): void {
  const part = parser.path.at(-2) === "c:ser" ? parts[name] : undefined;
  const series = parser.series.at(-1);
  if (part !== undefined && series !== undefined) parser.target = series[part];
  else openers[name]?.(parser, attributes);
}

const isNumber = ({ target }: ChartParser) => void (target.isNumber = true);

const openers: Readonly<Record<string, (parser: ChartParser, attributes: Attributes) => void>> = {
  "c:ser": ({ series }) => void series.push(startSeries()),
  "c:numCache": isNumber,
  "c:numLit": isNumber,
  "c:title": (parser) => {
    parser.target = titleAt(parser.titles, parser.path)?.cell ?? startPoints();
  },
  "c:lvl": ({ target }, { formatCode }) => {
    target.texts.push(new Map());
    target.format = formatCode ?? target.format;
  },
  "c:pt": (parser, { idx }) => void (parser.at = Number(idx)),
};

function parseText({ titles, path, at, target }: ChartParser, text: string): void {
  const name = path.at(-1);
  const run = titleAt(titles, path)?.runs.at(-1);
  if (name === "a:t" && run !== undefined) run.text += text;
  else if (name === "c:formatCode") target.format = text;
  else if (name === "c:v") addPoint(target, path.at(-2) === "c:pt" ? at : 0, text);
}
