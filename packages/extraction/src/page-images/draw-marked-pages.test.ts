import { createCanvas, loadImage } from "@napi-rs/canvas";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePdf } from "../fixtures/make-pdf.ts";
import { ExtractionError } from "../located-text.ts";
import { drawMarkedPages, type PageToDraw } from "./draw-marked-pages.ts";

const limits = { timeoutMs: 30_000, memoryMb: 1_024 };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-images-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function draw(bytes: Buffer, pages: readonly PageToDraw[], options = limits) {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, bytes);
  return await Array.fromAsync(drawMarkedPages({ path, pages }, options));
}

/** The colour in the middle of a box whose edges are fractions of the picture. */
async function colourIn(jpeg: Buffer, [x, y, w, h]: PageToDraw["boxes"][number]) {
  const picture = await loadImage(jpeg);
  const context = createCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const at = [(x + w / 2) * picture.width, (y + h / 2) * picture.height] as const;
  return [...context.getImageData(...at, 1, 1).data];
}

it("marks the boxes and nothing else, on the pages that are asked for", async () => {
  const bytes = makePdf([["0 0 0 rg"], [{ text: "Fees", x: 50, y: 100 }]]);
  const marked = [0.25, 0.5, 0.5, 0.1] as const;
  const [drawn, ...others] = await draw(bytes, [{ page: 2, boxes: [marked] }]);
  if (drawn?.type !== "drawn") throw new Error("not drawn");
  expect(others).toEqual([]);
  expect([drawn.page, drawn.width, drawn.height]).toEqual([2, 1_200, 1_600]);
  const [red = 0, green = 0, blue = 255] = await colourIn(drawn.jpeg, marked);
  expect([red > 240, green > 220, blue < 200]).toEqual([true, true, true]);
  const [, , unmarked = 0] = await colourIn(drawn.jpeg, [0.25, 0.7, 0.5, 0.1]);
  expect(unmarked).toBeGreaterThan(250);
});

it("names a page that is not there and draws the others", async () => {
  const drawn = await draw(makePdf([[]]), [
    { page: 7, boxes: [] },
    { page: 1, boxes: [] },
  ]);
  expect(drawn.map(({ type, page }) => [type, page])).toEqual([
    ["failed", 7],
    ["drawn", 1],
  ]);
});

it.each<[what: string, bytes: Buffer, options: typeof limits]>([
  ["no PDF", Buffer.from("hello"), limits],
  ["too little time", makePdf([[]]), { ...limits, timeoutMs: 1 }],
  ["too little memory", makePdf([[]]), { ...limits, memoryMb: 20 }],
])("fails as a file does that cannot be read: %s", async (_, bytes, options) => {
  await expect(draw(bytes, [{ page: 1, boxes: [] }], options)).rejects.toBeInstanceOf(
    ExtractionError,
  );
});
