import { white } from "../hidden/colours.ts";
import { unlessDamaged } from "../office/unless-damaged.ts";
import { readCharts } from "../office/read-chart.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { isPainted } from "../slides/slide-background.ts";
import { startShapeParser } from "../slides/parse-shapes.ts";
import { type DrawingAnchor, startAnchorParser } from "./drawing-anchor.ts";
import { anchorOf, type Drawing, type DrawingSheet, formatDrawing } from "./format-drawing.ts";
import type { Block } from "../located-text.ts";
import type { Parts } from "../office/open-parts.ts";
import type { Relationship } from "../office/relationships.ts";
import type { Canvas } from "../slides/shape-visibility.ts";

/** Drawings of a sheet beyond this number are left out. */
const mostDrawings = 5_000;

const anchorElement = /^p:(?:twoCell|oneCell|absolute)Anchor$/;
const objectElement = /^p:(?:sp|grpSp|graphicFrame|cxnSp|pic)$/;

/** Charts and text boxes over a sheet's cells. A damaged drawing yields nothing. `painted`: cells may be coloured. */
export async function readDrawings(
  parts: Parts,
  relationships: Relationship[],
  sheet: DrawingSheet & { painted: boolean },
): Promise<Block[]> {
  const part = findPart(parts, relationships, "drawing");
  if (part === undefined) return [];
  return unlessDamaged(async () => {
    const onWhite = await readDrawing(parts, part, sheet, white);
    const doubtful = onWhite.some(({ hidden }) => hidden === "colour");
    if (!doubtful || !(sheet.painted || (await isPainted(parts, [part])))) return onWhite;
    return readDrawing(parts, part, sheet, undefined);
  }, []);
}

async function readDrawing(
  parts: Parts,
  part: string,
  sheet: DrawingSheet,
  background: Canvas["background"],
): Promise<Block[]> {
  const relationships = await readRelationships(parts, part);
  const charts = await readCharts(parts, relationships);
  const surroundings = { canvas: { size: null, background }, charts };
  const startShape = (position: DrawingAnchor) =>
    startShapeParser(anchorOf(position, sheet.name).anchor, "slide", surroundings);
  const blocks: Block[] = [];
  const take = startDrawings(startShape, (drawing) =>
    blocks.push(...formatDrawing(drawing, sheet)),
  );
  await visitXml(parts.read(part), take);
  return blocks;
}

/** Parses a drawing part's elements and emits the drawing of each anchor. */
function startDrawings(
  startShape: (position: DrawingAnchor) => (event: XmlEvent) => Block[],
  emit: (drawing: Drawing) => void,
) {
  let anchor: ReturnType<typeof startAnchorParser> | undefined;
  let drawing: (Drawing & { take: (event: XmlEvent) => Block[] }) | undefined;
  let count = 0;
  return (event: XmlEvent): void => {
    if (event.type !== "text" && anchorElement.test(event.name)) {
      if (drawing !== undefined) emit(drawing);
      [anchor, drawing] = [undefined, undefined];
      if (event.type === "open" && count < mostDrawings) anchor = startAnchorParser();
      count += 1;
    }
    anchor?.take(event);
    if (anchor && !drawing && event.type === "open" && objectElement.test(event.name)) {
      const position = anchor.end();
      drawing = { position, texts: [], charts: [], take: startShape(position) };
    }
    if (drawing === undefined) return;
    const blocks = drawing.take(event);
    const isChart = event.type === "open" && event.name === "c:chart";
    (isChart ? drawing.charts : drawing.texts).push(...blocks);
  };
}
