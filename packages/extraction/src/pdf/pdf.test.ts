import { describe, expect, it } from "vitest";
import { column, makePdf } from "../fixtures/make-pdf.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import type { Placed } from "../fixtures/make-pdf.ts";

const read = (pages: Placed[][], title?: string) => readAll(makePdf(pages, title), ".pdf");
const prose = (word: string, lines: number) =>
  Array.from({ length: lines }, (_, at) => `${word} ${at} of the long story that is result here.`);

describe("a PDF", () => {
  it("is read column by column, below what spans them", async () => {
    const left = column(prose("left", 12), 50, 150);
    const right = column(prose("right", 12), 320, 150);
    const interleaved = left.flatMap((line, at) => [line, right[at] ?? line]);
    const result = await read([
      [{ text: "A title that spans both of the columns", x: 60, y: 80, size: 24 }, ...interleaved],
    ]);
    expect(result.blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "paragraph"]);
    expect(result.blocks[1]?.text).not.toContain("right");
    expect(result.blocks[1]?.text).toMatch(/^left 0 .* left 11 /);
    expect(result.blocks[2]?.text).toMatch(/^right 0 .* right 11 /);
  });

  it("anchors each block on the page", async () => {
    const { blocks, pages } = await read([
      [],
      [{ text: "Alone", x: 60, y: 400, size: 20 }, ...column(prose("text", 5), 120, 600)],
    ]);
    expect(pages).toBe(2);
    const [heading, text] = blocks.map(({ anchor }) => anchor);
    expect(heading).toMatchObject({ kind: "page", page: 2 });
    expect(heading).toHaveProperty("boxes.0.0", 0.1);
    expect(heading).toHaveProperty("boxes.0.1", 384 / 800);
    expect(heading).toHaveProperty("boxes.0.3", 20 / 800);
    expect(text).toHaveProperty("boxes.0.0", 0.2);
  });

  it("keeps a running header once and drops page numbers", async () => {
    const pages = Array.from({ length: 5 }, (_, at) => [
      { text: "Harbour rules, edition of May", x: 50, y: 30 },
      ...column([`Page ${at} has its own text.`], 50, 200),
      { text: `Page ${at + 1} of 5`, x: 50, y: 780 },
      { text: `${at + 1}`, x: 300, y: 780 },
    ]);
    const texts = (await read(pages)).blocks.map(({ text }) => text);
    const count = (part: string) => texts.filter((text) => text.includes(part)).length;
    expect([count("Harbour rules"), count("of 5"), count("its own text")]).toEqual([1, 1, 5]);
  });

  it("joins divided words and keeps other hyphens", async () => {
    const lines = [
      "The harbour was exam-",
      "ined for its Anglo-",
      "Saxon and state-",
      "of-the-art quays.",
    ];
    const { blocks } = await read([column(lines, 50, 100)]);
    expect(blocks[0]?.text).toBe(
      "The harbour was examined for its Anglo-Saxon and state-of-the-art quays.",
    );
  });

  it("keeps a table's rows whole, with the names of their columns", async () => {
    const rows = [
      ["Berth", "Ship"],
      ["1", "Ada"],
      ["2", "Grace"],
      ["3", "Edsger"],
    ];
    const cells = rows.flatMap(([one = "", two = ""], at) => [
      { text: one, x: 50, y: 100 + at * 14 },
      { text: two, x: 250, y: 100 + at * 14 },
    ]);
    const { blocks } = await read([cells]);
    expect(blocks.map(({ text }) => text)).toEqual([
      "Berth | Ship",
      "Berth: 1; Ship: Ada",
      "Berth: 2; Ship: Grace",
      "Berth: 3; Ship: Edsger",
    ]);
  });

  it("recognises headings by size and number, list items by their marks", async () => {
    const result = await read(
      [
        [
          { text: "Rules", x: 50, y: 60, size: 20 },
          ...column(prose("text", 6), 50, 100),
          { text: "2.1 Berths", x: 50, y: 200 },
          ...column(["- keep clear", "- keep calm"], 50, 230),
        ],
      ],
      "The Rules",
    );
    expect(outline(result)).toMatchObject([
      "heading1: Rules",
      expect.stringMatching(/^paragraph: text 0/),
      "heading3: 2.1 Berths",
      "list: - keep clear",
      "list: - keep calm",
    ]);
    expect(result.title).toBe("The Rules");
  });

  it("reads and anchors sideways text", async () => {
    const { blocks } = await read([
      [...column(prose("text", 3), 200, 100), { text: "stamp", x: 30, y: 500, upwards: true }],
    ]);
    expect(blocks.at(-1)?.text).toBe("stamp");
    const anchor = blocks.at(-1)?.anchor;
    const [x = 0, y = 0, width = 0, height = 0] =
      (anchor?.kind === "page" && anchor.boxes[0]) || [];
    expect(x).toBeCloseTo(22 / 600, 3);
    expect(width).toBeCloseTo(10 / 600, 3);
    expect(y + height).toBeCloseTo(500 / 800, 3);
    expect(height).toBeCloseTo(28 / 800, 2); // as long as the word
  });
});

it("a PDF whose second page is damaged is read without it, and says so", async () => {
  const pages = ["one", "two", "three"].map((text) => [{ text, x: 50, y: 100 }]);
  // The second page is an object that does not exist.
  const bytes = makePdf(pages).toString("latin1").replace(" 7 0 R ", " 0 0 R ");
  const { blocks, unread } = await readAll(Buffer.from(bytes, "latin1"), ".pdf");
  expect(blocks[0]?.text).toBe("one");
  expect(unread).toEqual([2]);
});

describe("an annotation of a PDF page", () => {
  const lay = (...annotations: string[]) =>
    makePdf([[{ text: "The rent is 900 crowns.", x: 50, y: 100 }]], "", {
      page: `/Annots [${annotations.map((_, at) => `${5 + at} 0 R`).join(" ")}]`,
      objects: annotations.map((one) => {
        const rect = one.includes("/Rect") ? "" : "/Rect [60 680 120 720]";
        return `<< /Type /Annot ${rect} ${one} >>`;
      }),
    });

  it("that is a comment follows the page's text with its anchor and author", async () => {
    const { blocks } = await readAll(
      lay(
        "/Subtype /Text /T (Ada) /Contents (Why so\nmuch?)",
        "/Subtype /Highlight /QuadPoints [60 720 120 720 60 680 120 680] /Contents (Check.)",
      ),
      ".pdf",
    );
    const anchor = { kind: "page", page: 1, boxes: [[0.1, 0.1, 0.1, 0.05]] };
    expect(blocks[0]?.text).toBe("The rent is 900 crowns.");
    expect(blocks.slice(1)).toMatchObject([
      { kind: "paragraph", text: "Comment by Ada: Why so much?", annotation: true },
      { kind: "paragraph", text: "Comment: Check.", anchor, annotation: true },
    ]);
  });

  it.each([
    [
      "a highlight without words",
      "/Subtype /Highlight /QuadPoints [60 720 120 720 60 680 120 680]",
    ],
    ["a link's alternative text", "/Subtype /Link /Contents (Obey)"],
    ["a hidden note", "/Subtype /Text /F 2 /Contents (Obey)"],
    [
      "the review state of a comment",
      "/Subtype /Text /StateModel /Review /State /Accepted /Contents (Accepted)",
    ],
  ])("is no comment: %s", async (_, annotation) => {
    expect((await readAll(lay(annotation), ".pdf")).blocks).toHaveLength(1);
  });

  it("that is a box is read if it is ticked", async () => {
    const read = async (state: string) => {
      const box = `/Subtype /Widget /FT /Btn /T (b) /V /${state} /AS /${state} /Rect [30 697 40 707]`;
      const { blocks } = await readAll(
        lay(`${box} /AP << /N << /Yes null /Off null >> >>`),
        ".pdf",
      );
      return blocks.map(({ text }) => text);
    };
    expect(await read("Yes")).toEqual(["☒ The rent is 900 crowns."]);
    expect(await read("Off")).toEqual(["The rent is 900 crowns."]);
  });
});

describe("a file named .pdf is refused", () => {
  const good = makePdf([column(prose("text", 3), 50, 100)]);
  it.each([
    ["as truncated", good.subarray(0, 60)],
    ["as no_text", makePdf([[], []])],
    ["as corrupt", Buffer.from("%PDF-1.7\nnothing\n%%EOF")],
    ["as too_many_pages", makePdf(Array.from({ length: 5_001 }, () => []))],
  ])("%s", async (as, bytes) => {
    await expect(readAll(bytes, ".pdf")).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
