import { readFile } from "node:fs/promises";
import { type Canvas, createCanvas, type Image, ImageData, loadImage } from "@napi-rs/canvas";
import type { ParserEvent } from "../extraction-event.ts";
import { ExtractionError } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import { formatPages } from "../pdf/format-pages.ts";
import { layOut, type PageLayout } from "../pdf/lay-out-page.ts";
import { type DrawnPage, longestSide, mostPixels, toGreyscale } from "./draw-page.ts";
import { type Recognise, startEngine } from "./engine.ts";
import { decodeTiffPage, isTiff, measurePages } from "./picture-pages.ts";
import { recogniseUpright } from "./recognise-upright.ts";

/** Pixels. Letters of a smaller picture, such as one of a screen, are recognised better at twice their size. */
const small = 2_000_000;
/** Pixels a point, of a scan of 150 dots an inch. */
const usualScale = 150 / 72;

/** Recognises the pages of a picture one by one. They are formatted like those of a .pdf. */
export async function* parse(file: SourceFile): AsyncGenerator<ParserEvent> {
  const { recognition } = file;
  if (recognition === undefined) throw new Error("no pages are named");
  const bytes = await readFile(file.path);
  const recognise = await startEngine(recognition.languages);
  const { length: total } = measurePages(bytes);
  yield* formatPages(readPages(bytes, recognition, recognise), total);
  yield { type: "done", title: null, pages: total };
}

async function* readPages(
  bytes: Buffer,
  { from, to }: { from: number; to: number },
  recognise: Recognise,
): AsyncGenerator<PageLayout> {
  for (let number = from; number <= to; number += 1) {
    const picture = await openPicture(bytes, number);
    const draw = async (turns: number) => drawPicture(picture, turns);
    yield layOut(await recogniseUpright(draw, recognise), number);
  }
}

async function openPicture(bytes: Buffer, number: number): Promise<Image | Canvas> {
  if (isTiff(bytes)) {
    const { width, height, pixels } = decodeTiffPage(bytes, number);
    const canvas = createCanvas(width, height);
    const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
    canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
    return canvas;
  }
  try {
    return await loadImage(bytes);
  } catch (error) {
    throw new ExtractionError("corrupt", String(error));
  }
}

/** Draws the picture, rotated back by the clockwise quarter turns of its text. */
function drawPicture(picture: Image | Canvas, turns: number): DrawnPage {
  const pixels = picture.width * picture.height;
  const usual = pixels < small ? 2 : Math.min(1, Math.sqrt(mostPixels / pixels));
  const factor = Math.min(usual, longestSide / Math.max(picture.width, picture.height));
  const sides = [Math.ceil(picture.width * factor), Math.ceil(picture.height * factor)] as const;
  const [width, height] = turns % 2 === 0 ? sides : [sides[1], sides[0]];
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((-turns * Math.PI) / 2);
  context.drawImage(picture, -sides[0] / 2, -sides[1] / 2, sides[0], sides[1]);
  const { data } = context.getImageData(0, 0, width, height);
  return { image: toGreyscale(data, width, height), width, height, scale: usualScale * factor };
}
