import { parseColour, type Colour } from "../hidden/colours.ts";
import { joinTexts, type Points, startPoints } from "./chart-data.ts";

type Attributes = Readonly<Record<string, string>>;

/** A piece of a title. Hundredths of a point; undefined where the theme decides. */
export type TitleRun = { text: string; points: number | undefined; colour: Colour | undefined };

/** The title of a chart or an axis, which may be the text of a cell. */
export type Title = { runs: TitleRun[]; cell: Points };

type Axis = { hasCategories: boolean; position: string; title: Title };

export type Titles = { main: Title; axes: Axis[] };

export function startTitle(): Title {
  return { runs: [], cell: startPoints() };
}

const axes = /^c:(?:cat|date|val|ser)Ax$/;
const categories = /^c:(?:cat|date)Ax$/;

/** Processes an open element. `path`: the names of its ancestors and, last, its own. */
export function readTitles(titles: Titles, path: readonly string[], attributes: Attributes): void {
  const name = path.at(-1) ?? "";
  const isAxis = path.length === 4 && axes.test(name);
  if (isAxis) titles.axes.push({ hasCategories: false, position: "", title: startTitle() });
  const axis = titles.axes.at(-1);
  if (axis !== undefined && categories.test(name)) axis.hasCategories = true;
  if (axis !== undefined && name === "c:axPos") axis.position = attributes["val"] ?? "";
  const title = titleAt(titles, path);
  if (title !== undefined) readRun(title.runs, path, attributes);
}

/** The title that is open: the chart's or that of an axis. */
export function titleAt({ main, axes: all }: Titles, path: readonly string[]): Title | undefined {
  if (path[1] !== "c:chart") return undefined;
  if (path[2] === "c:title") return main;
  return axes.test(path[3] ?? "") && path[4] === "c:title" ? all.at(-1)?.title : undefined;
}

function readRun(runs: TitleRun[], path: readonly string[], attributes: Attributes): void {
  const [outer, within, name] = path.slice(-3);
  if (name === "a:r" || name === "a:fld") {
    runs.push({ text: "", points: undefined, colour: undefined });
  }
  const run = runs.at(-1);
  if (run === undefined) return;
  if (name === "a:rPr" && attributes["sz"] !== undefined) run.points = Number(attributes["sz"]);
  if (name === "a:srgbClr" && within === "a:solidFill" && outer === "a:rPr") {
    run.colour = parseColour(attributes["val"]);
  }
}

/** The pieces of a title: written into the chart, or the text of a cell. */
export function runsOf({ runs, cell }: Title): TitleRun[] {
  const text = joinTexts(cell);
  return text === "" ? runs : [{ text, points: undefined, colour: undefined }];
}

/**
 * Separates the axis of the categories from the others. Where no axis is marked as such, it is the one at the bottom or
 * the top.
 */
export function splitAxes(all: readonly Axis[]): { category: TitleRun[]; values: TitleRun[][] } {
  const stated = all.some(({ hasCategories }) => hasCategories);
  const isCategory = ({ hasCategories, position }: Axis) =>
    stated ? hasCategories : /^[bt]$/.test(position);
  return {
    category: all.filter(isCategory).flatMap(({ title }) => runsOf(title)),
    values: all.filter((axis) => !isCategory(axis)).map(({ title }) => runsOf(title)),
  };
}
