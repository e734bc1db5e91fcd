import { formatRange, parseCell } from "@footnote/contracts/cell-range";
import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { DrawingAnchor } from "./drawing-anchor.ts";

export type DrawingSheet = { name: string; hidden: boolean };

/** The paragraphs of one drawing's shapes, and the blocks of its charts. */
export type Drawing = { position: DrawingAnchor; texts: Block[]; charts: Block[] };

/** A drawing that is not over cells, or beyond those of any sheet, is anchored at the sheet's first cell. */
export function anchorOf({ cells }: DrawingAnchor, sheet: string) {
  const range = cells && formatRange(cells);
  const valid = range?.split(":").every((cell) => parseCell(cell) !== undefined)
    ? range
    : undefined;
  const anchor: Anchor = { kind: "cells", sheet, range: valid ?? "A1" };
  return { anchor, location: valid ?? "this sheet" };
}

/** One block for the texts of a drawing, and its charts as tables. Each names the cells that it covers. */
export function formatDrawing(
  { position, texts, charts }: Drawing,
  { name, hidden: hiddenSheet }: DrawingSheet,
): Block[] {
  const { anchor, location } = anchorOf(position, name);
  const tiny = position.tooSmall ? "tiny" : undefined;
  const reason: HiddenReason | undefined = hiddenSheet ? "switched_off" : tiny;
  const shown = texts.filter(({ hidden }) => hidden === undefined);
  const text = shown.map((one) => one.text.trim()).join("\n");
  const blocks: Block[] = [
    ...(text === ""
      ? []
      : [{ kind: "paragraph" as const, text: `Text box on ${location}: ${text}`, anchor }]),
    ...texts.filter(({ hidden }) => hidden !== undefined),
    ...formatCharts(charts, location),
  ];
  return blocks.map((block) => ({ ...(reason && { hidden: reason }), ...block, annotation: true }));
}

/** A chart's title and column names precede its rows in each chunk: they are not those of the sheet's rows. */
function formatCharts(charts: readonly Block[], location: string): Block[] {
  const groups = Map.groupBy(charts, ({ hidden }) => hidden);
  return [...groups.values()].flatMap((blocks) => {
    const titles = blocks.filter(({ kind }) => kind !== "table-row");
    const [names, ...rows] = blocks.filter(({ kind }) => kind === "table-row");
    const [first] = blocks;
    if (first === undefined) return [];
    const title = titles.map(({ text }) => text).join("\n");
    const top = title === "" ? `Chart on ${location}` : `Chart on ${location}: ${title}`;
    if (names === undefined) return [{ ...first, text: top }];
    const header = `${top}\n${names.text}`;
    return [{ ...names, text: header }, ...rows.map((row) => ({ ...row, header }))];
  });
}
