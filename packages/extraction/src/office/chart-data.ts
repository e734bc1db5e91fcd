import { readNumber } from "../sheets/number-formats.ts";

/** Points of one chart beyond this number are left out. */
const mostPoints = 100_000;

/** Texts or numbers of a series by their index, from the copy of the data in the chart part. */
export type Points = { texts: Map<number, string>[]; format: string; isNumber: boolean };

export type Series = { name: Points; categories: Points; values: Points };

export function startSeries(): Series {
  return { name: startPoints(), categories: startPoints(), values: startPoints() };
}

export function startPoints(): Points {
  return { texts: [], format: "General", isNumber: false };
}

/** Appends to a point's text. Points beyond the limit are left out. */
export function addPoint(points: Points, at: number, text: string): void {
  const level = points.texts.at(-1) ?? new Map<number, string>();
  if (points.texts.length === 0) points.texts.push(level);
  if (level.size < mostPoints) level.set(at, (level.get(at) ?? "") + text);
}

/** The chart's data as a table: a row of names, then a row for each category; [] for no data. */
export function toTable(all: readonly Series[], axis: string): string[][] {
  const series = all.filter(({ values }) => values.texts.length > 0);
  const [first] = series;
  if (first === undefined) return [];
  const categories = series.map((one) => one.categories).find(({ texts }) => texts.length > 0);
  const columns = series.map(({ values }) => values);
  const indexes = new Set(columns.flatMap(({ texts }) => [...(texts.at(-1)?.keys() ?? [])]));
  const names = series.map(({ name }, at) => joinTexts(name) || `${at + 1}`);
  return [
    [axis, ...names],
    ...[...indexes]
      .toSorted((one, other) => one - other)
      .map((at) => [
        categories ? showPoint(categories, at) : `${at + 1}`,
        ...columns.map((column) => showPoint(column, at)),
      ]),
  ];
}

export function joinTexts({ texts }: Points): string {
  return tidy([...(texts.at(-1)?.values() ?? [])].join(" "));
}

/** Categories of several levels are stored innermost first; an outer one holds until the next. */
function showPoint({ texts, format, isNumber }: Points, at: number): string {
  const parts = texts.toReversed().map((level, from) => {
    const isInnermost = from === texts.length - 1;
    return isInnermost ? (level.get(at) ?? "") : lastUpTo(level, at);
  });
  const text = tidy(parts.join(" "));
  const number = Number(text);
  if (!isNumber || text === "" || !Number.isFinite(number)) return text;
  return readNumber(number, format, false).text;
}

function lastUpTo(level: ReadonlyMap<number, string>, at: number): string {
  const before = [...level.keys()].filter((index) => index <= at);
  return before.length === 0 ? "" : (level.get(Math.max(...before)) ?? "");
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
