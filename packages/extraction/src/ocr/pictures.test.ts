import { describe, expect, it } from "vitest";
import { column, makePdf } from "../fixtures/make-pdf.ts";
import { makePicture, makeTiff } from "../fixtures/make-picture.ts";
import { readAll } from "../fixtures/read-all.ts";

const lines = ["The harbour master opens the", "gates at seven in the morning."];
const page = [
  { text: "Rules of the Old Harbour", x: 60, y: 80, size: 24 },
  ...column(lines, 60, 160, 13),
];

describe("a picture", () => {
  it("is recognised with its headings and the boxes of its words", async () => {
    const { blocks, pages } = await readAll(await makePicture(makePdf([page]), "png"), ".png");
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "Rules of the Old Harbour"],
      ["paragraph", lines.join(" ")],
    ]);
    expect(pages).toBe(1);
    const { anchor } = blocks[1] ?? {};
    const [x = 0, y = 0] = (anchor?.kind === "page" && anchor.boxes[0]) || [];
    expect([x * 600, y * 800]).toEqual([expect.closeTo(60, -1), expect.closeTo(150, -1)]);
  });

  it("is read by its content, whatever its name says", async () => {
    const { blocks } = await readAll(await makePicture(makePdf([page]), "jpeg"), ".png");
    expect(blocks).toHaveLength(2);
  });

  it("that lies on its side is rotated", async () => {
    const upwards = lines.map((text, at) => ({
      text,
      x: 100 + at * 16,
      y: 700,
      size: 13,
      upwards: true,
    }));
    const { blocks } = await readAll(await makePicture(makePdf([upwards]), "webp"), ".webp");
    expect(blocks.map(({ text }) => text).join(" ")).toBe(lines.join(" "));
  });

  it("of several pages keeps their order", async () => {
    const other = [{ text: "Fees of the harbour", x: 60, y: 80, size: 24 }];
    const { blocks, pages } = await readAll(await makeTiff(makePdf([page, other])), ".tiff");
    expect(pages).toBe(2);
    expect(blocks.at(-1)).toMatchObject({
      text: "Fees of the harbour",
      anchor: { kind: "page", page: 2 },
    });
  });

  const pngOf = (width: number, height: number) => {
    const header = Buffer.from("\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR", "latin1");
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([header, size, Buffer.from([8, 2, 0, 0, 0]), Buffer.alloc(100)]);
  };
  const endless = Buffer.alloc(64);
  endless.write("II*\u0000\u0008\u0000\u0000\u0000", "latin1");

  it.each([
    ["without writing", ".png", () => makePicture(makePdf([[]]), "png"), "no_text"],
    ["of more pixels than fit", ".png", () => pngOf(60_000, 60_000), "too_large_unpacked"],
    ["without a size", ".png", () => pngOf(0, 0), "corrupt"],
    ["without its pixels", ".png", () => pngOf(100, 100), "truncated"],
    ["that is a drawing", ".png", () => "<svg width='9' height='9'></svg>", "wrong_content"],
    [
      "that is an animation",
      ".png",
      () => Buffer.from("GIF89a\u0001\u0000\u0001\u0000xxxx", "latin1"),
      "wrong_content",
    ],
    ["without pages", ".tiff", () => endless, "corrupt"],
  ])("%s is refused with a reason (%s)", async (_, extension, make, reason) => {
    await expect(readAll(await make(), extension)).rejects.toMatchObject({ reason });
  });
});
