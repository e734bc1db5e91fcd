import { type Colour, isUnseen } from "../hidden/colours.ts";
import { tidy, toTable } from "./chart-data.ts";
import type { Anchor, Block, HiddenReason } from "../located-text.ts";
import type { Chart, TitleRun } from "./read-chart.ts";

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

/** A chart's title, and its data as the rows of a table. */
export function tellChart(chart: Chart, { anchor, background, hidden }: Place): Block[] {
  const behind = chart.ground === "page" ? background : chart.ground;
  const titles = chart.title.flatMap((run): Block[] => {
    const reason = hidden ?? reasonOf(run, behind);
    const text = tidy(run.text);
    if (text === "") return [];
    return [{ kind: "paragraph", text, anchor, ...(reason && { hidden: reason }) }];
  });
  const [names, ...rows] = toTable(chart.series, tidy(chart.axis)).map((cells) =>
    cells.join(" | ").trim(),
  );
  if (names === undefined) return joinSeen(titles);
  const row = (text: string): Block => ({
    kind: "table-row",
    text,
    anchor,
    ...(text !== names && { header: names }),
    ...(hidden && { hidden }),
  });
  return [...joinSeen(titles), ...[names, ...rows].map(row)];
}

/** A title's runs are one text, but for those that are not seen. */
function joinSeen(titles: readonly Block[]): Block[] {
  const seen = titles.filter((block) => block.hidden === undefined);
  const [first] = seen;
  const unseen = titles.filter((block) => block.hidden !== undefined);
  if (first === undefined) return unseen;
  return [{ ...first, text: seen.map(({ text }) => text).join(" ") }, ...unseen];
}

function reasonOf({ points, colour }: TitleRun, behind: Colour | undefined) {
  if (points !== undefined && points < tiny) return "tiny";
  return colour && behind && isUnseen(colour, behind) ? "colour" : undefined;
}
