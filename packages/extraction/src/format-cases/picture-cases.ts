import { createCanvas, loadImage, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { column, makePdf, type Placed } from "../fixtures/make-pdf.ts";
import { encodeTiff, makePicture } from "../fixtures/make-picture.ts";
import { cut, errorPage, type FormatCases, foreign, type GoodCase } from "./case.ts";

type Encode = (canvases: readonly Canvas[]) => Buffer;
type Draw = (context: SKRSContext2D, page: Canvas) => void;

const rules = ["The harbour master opens the", "gates at seven in the morning."];
const [line, text] = [{ text: "The rent is 900 crowns.", x: 60, y: 80, size: 24 }, rules.join(" ")];
const pageOne = { kind: "page", page: 1 } as NonNullable<GoodCase["shown"]>[string];

/** The upper part of a page with these texts at 150 dots an inch. */
async function drawText(texts: readonly Placed[], scale = 1): Promise<Canvas> {
  const drawn = await loadImage(await makePicture(makePdf([[...texts]]), "png"));
  const canvas = createCanvas(drawn.width * scale, (drawn.height / 3) * scale);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0, drawn.width * scale, drawn.height * scale);
  return canvas;
}

/** The page drawn anew on a canvas of its size, or with its sides swapped. */
function redraw(page: Canvas, draw: Draw, isTurned = false): Canvas {
  const [width, height] = isTurned ? [page.height, page.width] : [page.width, page.height];
  const canvas = createCanvas(width, height);
  draw(canvas.getContext("2d"), page);
  return canvas;
}

const turn =
  (quarters: number): Draw =>
  (context, page) => {
    context.translate(context.canvas.width / 2, context.canvas.height / 2);
    context.rotate((quarters * Math.PI) / 2);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  };
const paint =
  (colour: string, alpha: number): Draw =>
  (context, page) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, page.width, page.height);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = "multiply";
    context.drawImage(page, 0, 0);
  };
const invert: Draw = (context, page) => {
  context.drawImage(page, 0, 0);
  context.globalCompositeOperation = "difference";
  context.fillStyle = "white";
  context.fillRect(0, 0, page.width, page.height);
};
/** The line of text on a strip: at twice its size it would be longer than the engine reads. */
const cutStrip = (page: Canvas): Canvas => {
  const strip = createCanvas(17_000, 110);
  const context = strip.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, strip.width, strip.height);
  context.drawImage(page, 0, -110);
  return strip;
};
const speckle: Draw = (context, page) => {
  context.drawImage(page, 0, 0);
  context.fillStyle = "#888";
  for (let at = 0; at < 400; at += 1) {
    context.fillRect((at * 7_919) % page.width, (at * 104_729) % page.height, 1, 1);
  }
};

function makeGood(encode: Encode): FormatCases["good"] {
  const make = (
    texts: readonly Placed[],
    shown: readonly string[],
    change: (page: Canvas) => Canvas = (page) => page,
    scale = 1,
  ): GoodCase => ({
    bytes: async () => encode([change(await drawText(texts, scale))]),
    shown: Object.fromEntries(shown.map((one) => [one, pageOne])),
  });
  const drawn = (draw: Draw, isTurned = false) =>
    make([line], [line.text], (page) => redraw(page, draw, isTurned));
  const paragraph = column(rules, 60, 80, 13);
  const table = ["Ship", "Ada", "Grace"].flatMap((ship, at) => [
    { text: ship, x: 60, y: 80 + at * 20, size: 13 },
    { text: ["Fee", "12", "14"][at] ?? "", x: 300, y: 80 + at * 20, size: 13 },
  ]);
  return {
    "one line": make([line], [line.text]),
    "a paragraph": make(paragraph, [text]),
    "a heading above it": make(
      [{ ...line, text: "Rules of the Harbour" }, ...column(rules, 60, 140, 13)],
      ["Rules of the Harbour", text],
    ),
    "a table": make(table, ["Grace", "14"]),
    "twice the size": make([line], [line.text], undefined, 2),
    "the size of a screen": make([{ ...line, size: 30 }], [line.text], undefined, 0.5),
    "light letters on a dark ground": drawn(invert),
    "coloured paper": drawn(paint("#ffe8b0", 1)),
    "pale letters": drawn(paint("white", 0.6)),
    speckles: drawn(speckle),
    "its head to the left": drawn(turn(-1), true),
    "its head to the right": drawn(turn(1), true),
  };
}

const encodeAs =
  (type: "image/png" | "image/jpeg" | "image/webp"): Encode =>
  ([page]) =>
    page?.toBuffer(type as "image/png") ?? Buffer.of();
const encodePages: Encode = (pages) =>
  encodeTiff(
    pages.map((page) => {
      const { width, height } = page;
      const { data } = page.getContext("2d").getImageData(0, 0, width, height);
      return { width, height, data };
    }),
  );

const blank = createCanvas(400, 300);
const paper = blank.getContext("2d");
paper.fillStyle = "white";
paper.fillRect(0, 0, 400, 300);
const noisy = createCanvas(400, 300);
const dots = noisy.getContext("2d");
for (let at = 0; at < 120_000; at += 1) {
  dots.fillStyle = `#${((at * 2_654_435) % 0xff_ff_ff).toString(16).padStart(6, "0")}`;
  dots.fillRect(at % 400, Math.floor(at / 400), 1, 1);
}
const gif = Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000xxx", "latin1");

function makeBad(encode: Encode, own: FormatCases["bad"]): FormatCases["bad"] {
  return {
    ...foreign,
    "a page of the web under its name": errorPage,
    "an animation under its name": { bytes: () => gif, reason: "wrong_content" },
    "a drawing under its name": {
      bytes: () => '<svg xmlns="x"><text>Fees</text></svg>',
      reason: "wrong_content",
    },
    "an empty page": { bytes: () => encode([blank]), reason: "no_text" },
    ...own,
  };
}

const [png, jpeg, webp] = [encodeAs("image/png"), encodeAs("image/jpeg"), encodeAs("image/webp")];

export const pictures: readonly FormatCases[] = [
  {
    extension: ".png",
    good: {
      ...makeGood(png),
      "a long strip": {
        bytes: async () => png([cutStrip(await drawText([line]))]),
        shown: { [line.text]: pageOne },
      },
    },
    bad: makeBad(png, {
      "absurd dimensions": {
        bytes: () => {
          const bytes = png([blank]);
          bytes.writeUInt32BE(60_000, 16);
          bytes.writeUInt32BE(60_000, 20);
          return bytes;
        },
        reason: "too_large_unpacked",
      },
      "a side of many thousand pixels": {
        bytes: () => png([createCanvas(1, 40_000)]),
        reason: "too_large_unpacked",
      },
      "without its end": cut(png([noisy]), "truncated"),
    }),
  },
  {
    extension: ".jpg",
    good: makeGood(jpeg),
    bad: makeBad(jpeg, {
      "absurd dimensions": {
        bytes: () => {
          const bytes = jpeg([blank]);
          const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
          bytes.writeUInt16BE(60_000, frame + 5);
          bytes.writeUInt16BE(60_000, frame + 7);
          return bytes;
        },
        reason: "too_large_unpacked",
      },
      "only its beginning": { bytes: () => jpeg([noisy]).subarray(0, 100), reason: "corrupt" },
      "without its end": cut(jpeg([noisy]), "truncated"),
    }),
  },
  {
    extension: ".webp",
    good: makeGood(webp),
    bad: makeBad(webp, {
      "only its beginning": { bytes: () => webp([noisy]).subarray(0, 24), reason: "corrupt" },
      "without its end": cut(webp([noisy]), "truncated"),
    }),
  },
  {
    extension: ".tiff",
    good: makeGood(encodePages),
    bad: makeBad(encodePages, {
      "no pages": {
        bytes: () =>
          Buffer.concat([
            Buffer.from("II*\u0000\u0008\u0000\u0000\u0000", "latin1"),
            Buffer.alloc(40),
          ]),
        reason: "corrupt",
      },
      "a list of pages outside the file": {
        bytes: () => Buffer.from("II*\u0000\u00ff\u00ff\u00ff\u0000 more", "latin1"),
        reason: "corrupt",
      },
    }),
  },
];
