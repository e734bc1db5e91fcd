import { describe, expect, it } from "vitest";
import { makePpt } from "../fixtures/make-ppt.ts";
import { makePptx, shape, slideTable } from "../fixtures/make-pptx.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";
import type { Extracted } from "../fixtures/read-all.ts";

const slidesOf = ({ blocks }: Extracted) =>
  blocks.map(({ anchor }) => (anchor.kind === "slide" ? anchor.slide : 0));

describe("a presentation", () => {
  it("gives its slides in the order they are shown: title first, then text, tables and notes", async () => {
    const result = await readAll(
      makePptx([
        {
          shapes:
            shape("body", "Ships report", "two days before") +
            shape("title", "Rules") +
            shape("sldNum", "1"),
          notes: shape("body", "Say this slowly.") + shape("sldNum", "1"),
        },
        {
          shapes: slideTable([
            ["Berth", "Ship"],
            ["1", "Ada"],
          ]),
        },
      ]),
      ".pptx",
    );
    expect(outline(result)).toEqual([
      "heading1: Rules",
      "paragraph: Ships report",
      "paragraph: two days before",
      "paragraph: Notes: Say this slowly.",
      "table-row: Berth | Ship",
      "table-row: Berth: 1; Ship: Ada",
    ]);
    expect(slidesOf(result)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(result).toMatchObject({ title: "Rules", pages: 2 });
  });

  it("of the older format gives the same", async () => {
    const result = await readAll(
      makePpt([
        {
          shapes: [
            { role: 1, text: "Ships report\rtwo days before" },
            { role: 0, text: "Rules" },
          ],
          notes: "Say this slowly.",
        },
        { shapes: [], outline: [{ role: 0, text: "Über die\u000bGebühren" }] },
      ]),
      ".ppt",
    );
    expect(outline(result)).toEqual([
      "heading1: Rules",
      "list: Ships report",
      "list: two days before",
      "paragraph: Notes: Say this slowly.",
      "heading1: Über die Gebühren",
    ]);
    expect(slidesOf(result)).toEqual([1, 1, 1, 1, 2]);
  });
});

describe("footers and comments of a presentation", () => {
  it("a footer is emitted once, after the slides, as hidden text if only hidden slides show it", async () => {
    const bytes = makePptx([
      { shapes: shape("title", "Fees") + shape("ftr", "Port of Emden") },
      { shapes: shape("title", "Ships") + shape("ftr", "Port of Emden") },
      { shapes: shape("ftr", "Obey"), show: false },
    ]);
    const { blocks } = await readAll(bytes, ".pptx");
    const footer = { kind: "paragraph", anchor: { kind: "footer" }, annotation: true };
    expect(blocks.slice(2)).toEqual([
      { ...footer, text: "Port of Emden" },
      { ...footer, text: "Obey", hidden: "switched_off" },
    ]);
  });

  it("comments, footers and hidden slides of the older format are read", async () => {
    const title = (text: string) => [{ role: 0, text }];
    const bytes = makePpt(
      [
        { shapes: title("Fees"), comment: { author: "Ada", text: "Why so much?" } },
        { shapes: title("Obey"), hidden: true },
      ],
      { footer: "Port of Emden" },
    );
    expect(await splitHidden(bytes, ".ppt")).toEqual({
      visible: "Fees\nComment by Ada: Why so much?\nPort of Emden",
      hidden: ["switched_off: Obey"],
    });
    expect((await readAll(bytes, ".ppt")).blocks.slice(1)).toMatchObject([
      { anchor: { kind: "slide", slide: 1 }, annotation: true },
      { anchor: { kind: "slide", slide: 2 } },
      { anchor: { kind: "footer" }, annotation: true },
    ]);
  });
});

describe("a presentation is refused", () => {
  const encrypted = makePpt([], { token: 0xf3d1c4df });
  it.each([
    ["as no_text", ".pptx", makePptx([{ shapes: shape("body", " ") }])],
    ["as no_text", ".ppt", makePpt([{ shapes: [] }])],
    ["as password_protected", ".ppt", encrypted],
    ["as wrong_content", ".ppt", makePptx([])],
  ])("%s (%s)", async (as, extension, bytes) => {
    await expect(readAll(bytes, extension)).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
