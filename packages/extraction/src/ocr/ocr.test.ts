import { beforeAll, describe, expect, it } from "vitest";
import { column, makePdf } from "../fixtures/make-pdf.ts";
import { makeScan } from "../fixtures/make-scan.ts";
import { readAll } from "../fixtures/read-all.ts";
import type { Extracted } from "../fixtures/read-all.ts";

const left = [
  "The harbour master opens the",
  "gates at seven in the morning.",
  "Ships of more than forty metres",
  "must report two days before.",
  "The fee is paid at the office.",
];
const right = [
  "Nobody may moor at the northern",
  "quay during the winter storms.",
  "The crane lifts twenty tonnes.",
  "Fuel is sold on weekdays only.",
  "Fresh water is free of charge.",
];
const page = [
  { text: "Rules of the Old Harbour", x: 60, y: 80, size: 24 },
  ...column(left, 60, 160, 13),
  ...column(right, 330, 160, 13),
];

describe("a scanned PDF", () => {
  let result: Extracted;
  beforeAll(async () => {
    result = await readAll(await makeScan(makePdf([page, []])), ".pdf");
  });

  it("is recognised page by page, its columns and headings included", () => {
    const [heading, ...rest] = result.blocks;
    expect(heading).toMatchObject({ kind: "heading", text: "Rules of the Old Harbour" });
    expect(rest.map(({ text }) => text).join(" ")).toBe([...left, ...right].join(" "));
    expect(result.pages).toBe(2);
  });

  it("anchors the recognised words on the page", () => {
    const { anchor } = result.blocks.find(({ text }) => text.startsWith("Nobody")) ?? {};
    expect(anchor).toMatchObject({ kind: "page", page: 1 });
    const [x = 0, y = 0, width = 0, height = 0] =
      (anchor?.kind === "page" && anchor.boxes[0]) || [];
    expect(x).toBeCloseTo(330 / 600, 1);
    expect(y).toBeCloseTo(149 / 800, 1);
    expect(x + width).toBeLessThan(1);
    expect(y + height).toBeLessThan(220 / 800);
  });
});

describe("pictures of pages", () => {
  it("keep their order among pages of text", async () => {
    const scan = await makeScan(
      makePdf([page, page]),
      "A page that was never printed and is all text.",
    );
    const { blocks } = await readAll(scan, ".pdf");
    const pages = blocks.map(({ anchor }) => (anchor.kind === "page" ? anchor.page : 0));
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(new Set(pages)).toEqual(new Set([1, 2, 3, 4]));
  });

  it("that lie on their side are rotated", async () => {
    const sideways = left.map((text, at) => ({
      text,
      x: 100 + at * 16,
      y: 700,
      size: 13,
      upwards: true,
    }));
    const { blocks } = await readAll(await makeScan(makePdf([sideways])), ".pdf");
    expect(blocks.map(({ text }) => text).join(" ")).toBe(left.join(" "));
  });

  it("that are longer than the engine reads are drawn smaller", async () => {
    const text = "Rules of the Old Harbour";
    const scan = await makeScan(makePdf([[{ text, x: 60, y: 150, size: 24 }]]));
    const strip = scan.toString("latin1").replace(/(?<=\/MediaBox )\[.*?\]/, "[0 600 12000 700]");
    const { blocks } = await readAll(Buffer.from(strip, "latin1"), ".pdf");
    expect(blocks.map((block) => block.text)).toEqual([text]);
  });

  it("without writing have no text", async () => {
    await expect(readAll(await makeScan(makePdf([[]])), ".pdf")).rejects.toMatchObject({
      reason: "no_text",
    });
  });
});

describe("recognised pages", () => {
  const line = (text: string) => [{ text, x: 60, y: 80, size: 24 }];
  const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

  it("are saved in ranges of eight, and those that are saved are not recognised again", async () => {
    const scan = await makeScan(makePdf(numbers.map((number) => line(`This is page ${number}`))));
    const saved: unknown[] = [];
    const first = await readAll(scan, ".pdf", {
      recognisedPages: {
        find: async () => undefined,
        save: async (pages, blocks) => void saved.push({ pages, count: blocks.length }),
      },
    });
    expect(first.blocks.map(({ text }) => text)).toEqual(
      numbers.map((number) => `This is page ${number}`),
    );
    expect(saved).toEqual([
      { pages: { from: 1, to: 8 }, count: 8 },
      { pages: { from: 9, to: 9 }, count: 1 },
    ]);
    const second = await readAll(scan, ".pdf", {
      recognisedPages: {
        find: async ({ from }) => (from === 1 ? [{ ...first.blocks[0], text: "As saved" }] : [{}]),
        save: async () => undefined,
      },
    });
    // The second range was saved in a form that this version does not know.
    expect(second.blocks.map(({ text }) => text)).toEqual(["As saved", "This is page nine"]);
  });

  it("end the reading when they cannot be saved", async () => {
    const scan = await makeScan(makePdf([line("This is page one")]));
    const recognisedPages = {
      find: async () => undefined,
      save: () => Promise.reject(new Error("The disk is full")),
    };
    await expect(readAll(scan, ".pdf", { recognisedPages })).rejects.toThrow("The disk is full");
  });
});
