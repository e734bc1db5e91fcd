import { describe, expect, it } from "vitest";
import { makePpt } from "../fixtures/make-ppt.ts";
import { makePptx, shape, slideTable } from "../fixtures/make-pptx.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import type { Told } from "../fixtures/read-all.ts";

const slidesOf = ({ blocks }: Told) =>
  blocks.map(({ anchor }) => (anchor.kind === "slide" ? anchor.slide : 0));

describe("a presentation", () => {
  it("gives its slides in the order they are shown: title first, then text, tables and notes", async () => {
    const told = await readAll(
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
    expect(outline(told)).toEqual([
      "heading1: Rules",
      "paragraph: Ships report",
      "paragraph: two days before",
      "paragraph: Notes: Say this slowly.",
      "table-row: Berth | Ship",
      "table-row: 1 | Ada",
    ]);
    expect(slidesOf(told)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(told.blocks[5]?.header).toBe("Berth | Ship");
    expect(told).toMatchObject({ title: "Rules", pages: 2 });
  });

  it("of the older format gives the same", async () => {
    const told = await readAll(
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
    expect(outline(told)).toEqual([
      "heading1: Rules",
      "list: Ships report",
      "list: two days before",
      "paragraph: Notes: Say this slowly.",
      "heading1: Über die Gebühren",
    ]);
    expect(slidesOf(told)).toEqual([1, 1, 1, 1, 2]);
  });
});

describe("a presentation is refused", () => {
  const encrypted = makePpt([], 0xf3d1c4df);
  it.each([
    ["as no_text", ".pptx", makePptx([{ shapes: shape("body", " ") }])],
    ["as no_text", ".ppt", makePpt([{ shapes: [] }])],
    ["as password_protected", ".ppt", encrypted],
    ["as wrong_content", ".ppt", makePptx([])],
  ])("%s (%s)", async (as, extension, bytes) => {
    await expect(readAll(bytes, extension)).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
