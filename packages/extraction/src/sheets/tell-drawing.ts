import { rangeOf, type Frame } from "./drawing-frame.ts";
import type { Anchor, Block, HiddenReason } from "../located-text.ts";
import type { startCellVisibility } from "./cell-visibility.ts";

export type SheetPlace = {
  sheet: string;
  visibility: Pick<ReturnType<typeof startCellVisibility>, "reasonOfRange" | "hiddenSheet">;
  /** Cells may have a background that is not white. */
  painted: boolean;
};

/** What stands in one frame: paragraphs of shapes, and what charts say, each as it comes. */
export type Drawn = { frame: Frame; texts: Block[]; charts: Block[]; noun: string };

/** What has no place over cells opens at the sheet's beginning. */
export function placeOf({ cells }: Frame, { sheet }: Pick<SheetPlace, "sheet">) {
  const range = cells && rangeOf(cells);
  const anchor: Anchor = { kind: "cells", sheet, range: range ?? "A1" };
  return { anchor, name: range ?? "this sheet" };
}

/** The texts of a frame's shapes as one passage and its charts as tables, each naming the cells that it lies over. */
export function tellDrawing({ frame, texts, charts, noun }: Drawn, place: SheetPlace): Block[] {
  const { anchor, name } = placeOf(frame, place);
  const reason = reasonOf(frame, place);
  const seen = texts.filter(({ hidden }) => hidden === undefined);
  const said = seen.map(({ text }) => text.trim()).join("\n");
  const told: Block[] = [
    ...(said === "" ? [] : [paragraph(`${noun} on ${name}: ${said}`, anchor)]),
    ...texts.filter(({ hidden }) => hidden !== undefined),
    ...tellCharts(charts, name),
  ];
  return told.map((block) => ({ ...(reason && { hidden: reason }), ...block, aside: true }));
}

function reasonOf(frame: Frame, { visibility }: SheetPlace): HiddenReason | undefined {
  const { cells, shrinks, tooSmall } = frame;
  const gone = shrinks && cells !== undefined ? visibility.reasonOfRange(cells) : undefined;
  if (gone !== undefined || visibility.hiddenSheet) return "switched_off";
  return tooSmall ? "tiny" : undefined;
}

/** A chart's title and names stand above its rows in each passage that has some: beside the sheet's rows they must be told apart. */
function tellCharts(charts: readonly Block[], name: string): Block[] {
  const groups = Map.groupBy(charts, ({ hidden }) => hidden);
  return [...groups.values()].flatMap((blocks) => {
    const titles = blocks.filter(({ kind }) => kind !== "table-row");
    const [names, ...rows] = blocks.filter(({ kind }) => kind === "table-row");
    const [first] = blocks;
    if (first === undefined) return [];
    const title = titles.map(({ text }) => text).join("\n");
    const top = [title === "" ? `Chart on ${name}` : `Chart on ${name}: ${title}`];
    if (names === undefined) return [{ ...first, text: top.join("\n") }];
    const header = [...top, names.text].join("\n");
    return [{ ...names, text: header }, ...rows.map((row) => ({ ...row, header }))];
  });
}

function paragraph(text: string, anchor: Anchor): Block {
  return { kind: "paragraph", text, anchor };
}
