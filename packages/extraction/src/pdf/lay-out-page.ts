import { joinSegments } from "./lines.ts";
import { readLayers } from "./page-runs.ts";
import { splitIntoRegions } from "./reading-order.ts";
import { joinRuns } from "./segments.ts";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line } from "./lines.ts";
import type { Layer } from "./page-runs.ts";

export type LaidOutRegion = { lines: Line[]; layer: Omit<Layer, "runs"> };

/** A page's lines, in regions of one column each, in reading order. */
export type PageLayout = {
  page: number;
  /** Points, of the page's main writing direction. */
  height: number;
  regions: LaidOutRegion[];
};

export async function layOutPage(page: PDFPageProxy, number: number): Promise<PageLayout> {
  const layers = await readLayers(page);
  const regions = layers.flatMap(({ runs, ...layer }) =>
    splitIntoRegions(joinRuns(runs)).map((region) => ({ lines: joinSegments(region), layer })),
  );
  return { page: number, height: layers[0]?.height ?? 1, regions };
}
