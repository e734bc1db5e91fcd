import { white } from "../hidden/colours.ts";
import { unlessDamaged } from "../office/pass-over.ts";
import { readCharts } from "../office/read-chart.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { startBackground } from "../slides/slide-background.ts";
import { startShapes } from "../slides/tell-shapes.ts";
import { type Frame, isFrame, startFrame } from "./drawing-frame.ts";
import { placeOf, tellDrawing, type Drawn, type SheetPlace } from "./tell-drawing.ts";
import type { Block } from "../located-text.ts";
import type { Parts } from "../office/open-parts.ts";
import type { Relationship } from "../office/relationships.ts";
import type { Canvas } from "../slides/shape-visibility.ts";

/** More than any that a person can look at. */
const mostDrawings = 5_000;

/** What lies over a sheet's cells: charts, text boxes, diagrams. Of a drawing that is damaged nothing is told. */
export async function readDrawings(
  parts: Parts,
  sheet: Relationship[],
  place: SheetPlace,
): Promise<Block[]> {
  const part = findPart(parts, sheet, "drawing");
  return part === undefined ? [] : unlessDamaged(() => readOnSheet(parts, part, place), []);
}

async function readOnSheet(parts: Parts, part: string, place: SheetPlace): Promise<Block[]> {
  const onWhite = await readDrawing(parts, part, { ...place, background: white });
  const doubtful = onWhite.some(({ hidden }) => hidden === "colour");
  if (!doubtful || !(place.painted || (await isPainted(parts, part)))) return onWhite;
  return readDrawing(parts, part, { ...place, background: undefined });
}

async function readDrawing(
  parts: Parts,
  part: string,
  place: SheetPlace & Pick<Canvas, "background">,
): Promise<Block[]> {
  const relationships = await readRelationships(parts, part);
  const surroundings = {
    canvas: { size: null, background: place.background },
    charts: await readCharts(parts, relationships),
  };
  const blocks: Block[] = [];
  const diagrams: { id: string; frame: Frame }[] = [];
  const take = startDrawing((drawn) => blocks.push(...tellDrawing(drawn, place)), {
    start: (frame) => startShapes(placeOf(frame, place).anchor, "slide", surroundings),
    diagram: (id, frame) => diagrams.push({ id, frame }),
  });
  await visitXml(parts.read(part), take);
  for (const { id, frame } of diagrams) {
    const data = relationships.find((one) => one.id === id && parts.has(one.part));
    if (data === undefined) continue;
    const { anchor } = placeOf(frame, place);
    const tell = startShapes(anchor, "slide", { ...surroundings, canvas: nowhere });
    const texts: Block[] = [];
    await visitXml(parts.read(data.part), (event) => texts.push(...tell(event)));
    blocks.push(...tellDrawing({ frame, texts, charts: [], noun: "Diagram" }, place));
  }
  return blocks;
}

/** A diagram's texts stand on shapes that are drawn when it is shown. */
const nowhere: Canvas = { size: null, background: undefined };

type Follow = {
  start: (frame: Frame) => (event: XmlEvent) => Block[];
  diagram: (id: string, frame: Frame) => void;
};

/** Takes a drawing part's elements and hands over what lies in one frame after the other. */
function startDrawing(done: (drawn: Drawn) => void, { start, diagram }: Follow) {
  let place: ReturnType<typeof startFrame> | undefined;
  let open: (Drawn & { take: (event: XmlEvent) => Block[] }) | undefined;
  let frames = 0;
  const skips = startSkipping();

  const follow = (event: XmlEvent) => {
    if (event.type === "text" || !isFrame(event.name)) return;
    if (open !== undefined) done(open);
    [place, open] = [undefined, undefined];
    if (event.type === "close") return;
    frames += 1;
    if (frames <= mostDrawings) place = startFrame(event.attributes);
  };
  const enter = (event: XmlEvent) => {
    place?.take(event);
    if (place === undefined || !isObject(event)) return undefined;
    const frame = place.end();
    return { frame, texts: [], charts: [], noun: "Text box", take: start(frame) };
  };

  return (event: XmlEvent): void => {
    if (skips(event)) return;
    follow(event);
    open ??= enter(event);
    if (open === undefined) return;
    const told = open.take(asSlide(event));
    if (event.type !== "open") return void open.texts.push(...told);
    (event.name === "c:chart" ? open.charts : open.texts).push(...told);
    if (event.name === ":relIds") diagram(event.attributes["dm"] ?? "", open.frame);
  };
}

/** Of a drawing in two vocabularies the older twin is left out. */
function startSkipping(): (event: XmlEvent) => boolean {
  let depth = 0;
  return (event) => {
    const isTwin = event.type !== "text" && event.name === "mc:Fallback";
    if (isTwin) depth += event.type === "open" ? 1 : -1;
    return depth > 0;
  };
}

/** What is drawn begins: its place has been told. */
function isObject(event: XmlEvent): boolean {
  return event.type === "open" && /^xdr:(?:sp|grpSp|graphicFrame|cxnSp|pic)$/.test(event.name);
}

/** A sheet's shapes are written as a slide's are, in a vocabulary of their own. */
function asSlide(event: XmlEvent): XmlEvent {
  return event.type === "text" ? event : { ...event, name: event.name.replace(/^xdr:/, "p:") };
}

async function isPainted(parts: Parts, part: string): Promise<boolean> {
  const background = startBackground();
  await visitXml(parts.read(part), (event) => background.take(asSlide(event)));
  return background.isPainted();
}
