import { type Colour, isSameColour } from "../hidden/colours.ts";
import { tidy, toTable } from "./chart-data.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { TitleRun } from "./chart-titles.ts";
import type { Chart } from "./read-chart.ts";

/** Hundredths of a point. A smaller letter is smaller than a full stop. */
const tiny = 100;

/** English Metric Units (36,000 a millimetre). A smaller drawing shows nothing. */
const smallest = 36_000;

/** Whether a drawing of this width and height is too small to be read. */
export function isTooSmall({ cx, cy }: { cx: number; cy: number }): boolean {
  return Math.min(cx, cy) < smallest;
}

type ChartContext = {
  anchor: Anchor;
  /** The background of a chart without a fill of its own; undefined where it is not known. */
  pageBackground: Colour | undefined;
  /** Why the whole chart is not visible. */
  hidden: HiddenReason | undefined;
};

/** A chart's title, the titles of its value axes, and its data as table rows. */
export function formatChart(
  chart: Chart,
  { anchor, pageBackground, hidden }: ChartContext,
): Block[] {
  const chartBackground = chart.background === "page" ? pageBackground : chart.background;
  const part = (runs: TitleRun[]) => splitRuns(runs, chartBackground, hidden);
  const toParagraph = (text: string, label = ""): Block[] => {
    if (text === "") return [];
    return [{ kind: "paragraph", text: label + text, anchor, ...(hidden && { hidden }) }];
  };
  const [title, axis] = [part(chart.title), part(chart.axis)];
  const values = chart.valueAxes.map(part);
  const hiddenRuns = [title, axis, ...values].flatMap((one) =>
    one.hiddenRuns.map(({ text, reason }): Block => {
      return { kind: "paragraph", text, anchor, hidden: reason };
    }),
  );
  const [names, ...rows] = toTable(chart.series, axis.visible).map((cells) =>
    cells.join(" | ").trim(),
  );
  const row = (text: string): Block => ({
    kind: "table-row",
    text,
    anchor,
    ...(text !== names && names !== undefined && { header: names }),
    ...(hidden && { hidden }),
  });
  return [
    ...toParagraph(title.visible),
    ...values.flatMap(({ visible }) => toParagraph(visible, "Axis: ")),
    ...hiddenRuns,
    ...(names === undefined ? toParagraph(axis.visible, "Axis: ") : [names, ...rows].map(row)),
  ];
}

type SplitRuns = { visible: string; hiddenRuns: { text: string; reason: HiddenReason }[] };

/** Joins the visible pieces of a title and separates the hidden ones. A hidden chart hides its title as a whole. */
function splitRuns(
  runs: readonly TitleRun[],
  chartBackground: Colour | undefined,
  hidden: HiddenReason | undefined,
): SplitRuns {
  const split: SplitRuns = { visible: "", hiddenRuns: [] };
  for (const run of runs) {
    const text = tidy(run.text);
    const reason = hidden === undefined ? reasonOf(run, chartBackground) : undefined;
    if (text === "") continue;
    if (reason === undefined) split.visible = `${split.visible} ${text}`.trim();
    else split.hiddenRuns.push({ text, reason });
  }
  return split;
}

function reasonOf({ points, colour }: TitleRun, chartBackground: Colour | undefined) {
  if (points !== undefined && points < tiny) return "tiny";
  return colour && chartBackground && isSameColour(colour, chartBackground) ? "colour" : undefined;
}
