import { joinSegments } from "./lines.ts";
import { readLayers } from "./page-runs.ts";
import { splitIntoRegions } from "./reading-order.ts";
import { joinRuns, type Segment } from "./segments.ts";
import { takeRuledTables } from "./ruled-tables.ts";
import type { Block } from "../located-text.ts";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line } from "./lines.ts";
import type { Layer, ReadDrawing } from "./page-runs.ts";
import type { Rule } from "./drawing/rules.ts";
import type { RuledTable } from "./run.ts";

export type LaidOutRegion = { lines: Line[]; layer: Omit<Layer, "runs"> };

/** A page's lines, in regions of one column each, in reading order. */
export type PageLayout = {
  page: number;
  /** Points, in the page's main writing direction. */
  height: number;
  regions: LaidOutRegion[];
  /** The page is a picture: its text is yet to be recognised. */
  scanned: boolean;
  /** The page is damaged, and nothing of it could be read. */
  unread?: true;
  /** The hidden text of the page. */
  hidden: Block[];
  /** Comments about locations of the page. */
  comments: Block[];
};

export async function layOutPage(
  page: PDFPageProxy,
  number: number,
  readDrawing: ReadDrawing,
): Promise<PageLayout> {
  const { layers, rules, hidden, comments } = await readLayers(page, readDrawing);
  return { ...layOut(layers, number, rules), hidden, comments };
}

/** `rules` are lines on the displayed page, in points from its top left corner. */
export function layOut(layers: Layer[], page: number, rules: readonly Rule[] = []): PageLayout {
  const regions = layers.flatMap(({ runs, ...layer }) => {
    const { tables, rest } = takeRuledTables(runs, layer.turns === 0 ? rules : []);
    const segments = [...joinRuns(rest), ...tables.map(toSegment)];
    return splitIntoRegions(segments).map((region) => ({ lines: joinSegments(region), layer }));
  });
  const height = layers[0]?.height ?? 1;
  return { page, height, regions, scanned: false, hidden: [], comments: [] };
}

/** A table takes its place among the texts as one of its height, which begins at its top. */
function toSegment(table: RuledTable): Segment {
  const { left, right, top, bottom } = table;
  const place = { left, right, top, bottom, base: top, size: bottom - top };
  return { ...place, text: "", words: [], rtl: false, spaced: true, table };
}
