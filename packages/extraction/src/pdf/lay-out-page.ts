import { joinSegments } from "./lines.ts";
import { readLayers } from "./page-runs.ts";
import { splitIntoRegions } from "./reading-order.ts";
import { joinRuns } from "./segments.ts";
import type { Block } from "../located-text.ts";
import type { HiddenRun } from "./find-hidden-text.ts";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line } from "./lines.ts";
import type { Layer } from "./page-runs.ts";

export type LaidOutRegion = { lines: Line[]; layer: Omit<Layer, "runs"> };

/** A page's lines, in regions of one column each, in reading order. */
export type PageLayout = {
  page: number;
  /** Points, in the page's main writing direction. */
  height: number;
  regions: LaidOutRegion[];
  /** The page is a picture: its text is yet to be recognised. */
  scanned: boolean;
  /** The hidden text of the page. */
  hidden: Block[];
  /** Comments about locations of the page. */
  comments: Block[];
};

export async function layOutPage(
  page: PDFPageProxy,
  number: number,
  findHiddenText: (page: PDFPageProxy) => Promise<HiddenRun[]>,
): Promise<PageLayout> {
  const { layers, hidden, comments } = await readLayers(page, findHiddenText);
  return { ...layOut(layers, number), hidden, comments };
}

export function layOut(layers: Layer[], page: number): PageLayout {
  const regions = layers.flatMap(({ runs, ...layer }) =>
    splitIntoRegions(joinRuns(runs)).map((region) => ({ lines: joinSegments(region), layer })),
  );
  const height = layers[0]?.height ?? 1;
  return { page, height, regions, scanned: false, hidden: [], comments: [] };
}
