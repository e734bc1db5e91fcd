import { describe, expect, it } from "vitest";
import { makeDoc } from "../fixtures/make-doc.ts";
import { outline, readAll } from "../fixtures/read-all.ts";

const inTable: [number, number] = [0x2416, 1];
const endsRow: [number, number] = [0x2417, 1];

describe("an older Word document", () => {
  it("gives headings, paragraphs and fields as they are shown, with paragraph numbers", async () => {
    const told = await readAll(
      makeDoc([
        { text: "Lease\r", style: 1 },
        { text: "\r" },
        { text: "Rent\r", properties: [[0x2640, 1]] },
        { text: "See \u0013 HYPERLINK x \u0014the annex\u0015, page\u000btwo; Gebühr 900 €.\r" },
      ]),
      ".doc",
    );
    expect(outline(told)).toEqual([
      "heading1: Lease",
      "heading2: Rent",
      "paragraph: See the annex, page\ntwo; Gebühr 900 €.",
    ]);
    expect(told.blocks[2]?.anchor).toEqual({ kind: "paragraph", from: 4, to: 4 });
    expect(told.title).toBe("Lease");
  });

  it("gives tables by rows and footnotes behind their paragraphs", async () => {
    const told = await readAll(
      makeDoc(
        [
          { text: "The rent\u0002 is due.\r" },
          { text: "Berth\u0007", properties: [inTable] },
          { text: "Ship\u0007", properties: [inTable] },
          { text: "\u0007", properties: [inTable, endsRow] },
          { text: "1\u0007", properties: [inTable] },
          { text: "Ada\u0007", properties: [inTable] },
          { text: "\u0007", properties: [inTable, endsRow] },
          { text: "After.\r" },
        ],
        { footnotes: ["See annex 3."] },
      ),
      ".doc",
    );
    expect(outline(told)).toEqual([
      "paragraph: The rent is due.",
      "paragraph: Note: See annex 3.",
      "table-row: Berth | Ship",
      "table-row: 1 | Ada",
      "paragraph: After.",
    ]);
    expect(told.blocks[3]).toMatchObject({
      header: "Berth | Ship",
      anchor: { kind: "paragraph", from: 5, to: 7 },
    });
  });
});

describe("a file named .doc is refused", () => {
  const good = makeDoc([{ text: "text\r" }]);
  it.each([
    ["as wrong_content", "when it is a web page", Buffer.from("<html>hello</html>")],
    ["as password_protected", "when it is encrypted", makeDoc([{ text: "x\r" }], { flags: 0x100 })],
    ["as unsupported", "when it is older still", makeDoc([{ text: "x\r" }], { version: 0x68 })],
    ["as no_text", "when nothing is in it", makeDoc([{ text: "\r" }])],
    ["as truncated", "when its end is missing", good.subarray(0, good.length * 0.6)],
  ])("%s %s", async (as, _, bytes) => {
    await expect(readAll(bytes, ".doc")).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
