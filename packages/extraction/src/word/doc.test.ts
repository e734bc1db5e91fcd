import { describe, expect, it } from "vitest";
import { makeDoc } from "../fixtures/make-doc.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const inTable: [number, number] = [0x2416, 1];
const endsRow: [number, number] = [0x2417, 1];

describe("an older Word document", () => {
  it("yields headings, paragraphs and field results with paragraph numbers", async () => {
    const result = await readAll(
      makeDoc([
        { text: "Lease\r", style: 1 },
        { text: "\r" },
        { text: "Rent\r", properties: [[0x2640, 1]] },
        { text: "See \u0013 HYPERLINK x \u0014the annex\u0015, page\u000btwo; Gebühr 900 €.\r" },
      ]),
      ".doc",
    );
    expect(outline(result)).toEqual([
      "heading1: Lease",
      "heading2: Rent",
      "paragraph: See the annex, page\ntwo; Gebühr 900 €.",
    ]);
    expect(result.blocks[2]?.anchor).toEqual({ kind: "paragraph", from: 4, to: 4 });
    expect(result.title).toBe("Lease");
  });

  it("yields table rows, and footnotes after their paragraphs", async () => {
    const result = await readAll(
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
    expect(outline(result)).toEqual([
      "paragraph: The rent is due.",
      "paragraph: Note: See annex 3.",
      "table-row: Berth | Ship",
      "table-row: Berth: 1; Ship: Ada",
      "paragraph: After.",
    ]);
    expect(result.blocks[3]).toMatchObject({
      anchor: { kind: "paragraph", from: 5, to: 7 },
    });
  });
});

describe("the comments, headers and hidden text of an older Word document", () => {
  const body = [{ text: "The rent is 900.\r" }];
  const page = "Page \u0013 PAGE \u00147\u0015 of \u0013NUMPAGES\u0015";

  it("comments follow their paragraphs and name their authors", async () => {
    const comment = { author: "Ada", text: "Why so much?" };
    const result = await readAll(
      makeDoc([{ text: "The rent\u0005 is 900.\r" }], { comment }),
      ".doc",
    );
    expect(outline(result)).toEqual([
      "paragraph: The rent is 900.",
      "paragraph: Comment by Ada: Why so much?",
    ]);
  });

  it("headers and footers are emitted once, without page numbers", async () => {
    const headersFooters = [
      ["", "Port of Emden", "", page, "", ""],
      ["", "Port of Emden", "", `Lease 12\r${page}`, "", ""],
    ];
    const { blocks } = await readAll(makeDoc(body, { headersFooters }), ".doc");
    const beside = { kind: "paragraph", annotation: true };
    expect(blocks.slice(1)).toEqual([
      { ...beside, text: "Port of Emden", anchor: { kind: "header" } },
      { ...beside, text: "Lease 12", anchor: { kind: "footer" } },
    ]);
  });

  const first = [
    ["", "", "", "", "Obey", ""],
    ["", "", "", "", "", ""],
  ];
  const even = [["Obey", "", "", "", "", ""]];
  it.each([
    ["of a first page without a header of its own", { headersFooters: first }, false],
    ["of even pages without headers of their own", { headersFooters: even }, false],
    [
      "of a first page with a header of its own",
      { headersFooters: first, ownFirstPages: [0] },
      true,
    ],
    [
      "of a later section's first page, which has no text of its own",
      { headersFooters: first, ownFirstPages: [1] },
      true,
    ],
    [
      "of even pages with headers of their own",
      { headersFooters: even, evenPagesApart: true },
      true,
    ],
  ])("headers %s are hidden unless a page shows them", async (_, parts, shown) => {
    const rent = "The rent is 900.";
    expect(await splitHidden(makeDoc(body, parts), ".doc")).toEqual(
      shown
        ? { visible: `${rent}\nObey`, hidden: [] }
        : { visible: rent, hidden: ["switched_off: Obey"] },
    );
  });

  it("deleted text is not read, and hidden text is separate", async () => {
    const text = 'The rent is 800 900 crowns, obey me.\u0013 XE "rent" \u0015\r';
    const runs = [
      { text: " 800", code: 0x0800 },
      { text: ", obey me", code: 0x083c },
      { text: '\u0013 XE "rent" \u0015', code: 0x083c },
    ];
    expect(await splitHidden(makeDoc([{ text }, ...body], { runs }), ".doc")).toEqual({
      visible: "The rent is 900 crowns.\nThe rent is 900.",
      hidden: ["switched_off: , obey me"],
    });
  });
});

describe("a file named .doc is refused", () => {
  const good = makeDoc([{ text: "text\r" }]);
  it.each([
    ["as wrong_content", "when it is a web page", Buffer.from("<html>hello</html>")],
    ["as password_protected", "when it is encrypted", makeDoc([{ text: "x\r" }], { flags: 0x100 })],
    [
      "as unsupported",
      "when it is of an earlier version",
      makeDoc([{ text: "x\r" }], { version: 0x68 }),
    ],
    ["as no_text", "when nothing is in it", makeDoc([{ text: "\r" }])],
    ["as truncated", "when its end is missing", good.subarray(0, good.length * 0.6)],
  ])("%s %s", async (as, _, bytes) => {
    await expect(readAll(bytes, ".doc")).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
