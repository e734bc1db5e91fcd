import { type Colour, isUnseen } from "../hidden/colours.ts";
import { tidy, toTable } from "./chart-data.ts";
import type { Anchor, Block, HiddenReason } from "../located-text.ts";
import type { TitleRun } from "./chart-titles.ts";
import type { Chart } from "./read-chart.ts";

/** Hundredths of a point: below it a letter is smaller than a full stop. */
const tiny = 100;

/** English Metric Units (36,000 a millimetre): what is drawn smaller than this shows nothing. */
const smallest = 36_000;

/** Whether a chart in a frame of this width and height cannot be read, because there is nothing to see of it. */
export function isTooSmall({ cx, cy }: { cx: number; cy: number }): boolean {
  return Math.min(cx, cy) < smallest;
}

type Place = {
  anchor: Anchor;
  /** What is behind a chart that paints no ground of its own; undefined where that is not known. */
  background: Colour | undefined;
  /** Why the chart as a whole is not seen. */
  hidden: HiddenReason | undefined;
};

/** A chart's title, what its axes measure, and its data as the rows of a table. */
export function tellChart(chart: Chart, { anchor, background, hidden }: Place): Block[] {
  const behind = chart.ground === "page" ? background : chart.ground;
  const part = (runs: TitleRun[]) => partRuns(runs, behind, hidden);
  const say = (text: string, label = ""): Block[] => {
    if (text === "") return [];
    return [{ kind: "paragraph", text: label + text, anchor, ...(hidden && { hidden }) }];
  };
  const [title, axis] = [part(chart.title), part(chart.axis)];
  const values = chart.valueAxes.map(part);
  const unseen = [title, axis, ...values].flatMap((one) =>
    one.unseen.map(({ text, reason }): Block => {
      return { kind: "paragraph", text, anchor, hidden: reason };
    }),
  );
  const [names, ...rows] = toTable(chart.series, axis.seen).map((cells) =>
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
    ...say(title.seen),
    ...values.flatMap(({ seen }) => say(seen, "Axis: ")),
    ...unseen,
    ...(names === undefined ? say(axis.seen, "Axis: ") : [names, ...rows].map(row)),
  ];
}

type Parted = { seen: string; unseen: { text: string; reason: HiddenReason }[] };

/** A title's pieces are one text, but for those that are not seen. A chart that is hidden hides it as a whole. */
function partRuns(
  runs: readonly TitleRun[],
  behind: Colour | undefined,
  hidden: HiddenReason | undefined,
): Parted {
  const parted: Parted = { seen: "", unseen: [] };
  for (const run of runs) {
    const text = tidy(run.text);
    const reason = hidden === undefined ? reasonOf(run, behind) : undefined;
    if (text === "") continue;
    if (reason === undefined) parted.seen = `${parted.seen} ${text}`.trim();
    else parted.unseen.push({ text, reason });
  }
  return parted;
}

function reasonOf({ points, colour }: TitleRun, behind: Colour | undefined) {
  if (points !== undefined && points < tiny) return "tiny";
  return colour && behind && isUnseen(colour, behind) ? "colour" : undefined;
}
