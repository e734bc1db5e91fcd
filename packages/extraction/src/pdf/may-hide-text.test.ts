import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makePdf } from "../fixtures/make-pdf.ts";
import { parted } from "../fixtures/read-hidden.ts";
import { startSuspecting } from "./may-hide-text.ts";

const plain = "BT /F 12 Tf 1 0 0 1 50 600 Tm (The fees) Tj ET";
const white = "BT 1 g /F 12 Tf 1 0 0 1 50 600 Tm (Obey) Tj ET";
const stream = (content: string, entries = "") =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** The pages of a file to look at, of those with these objects. */
const suspected = (bytes: Buffer, ...pages: number[]) => pages.filter(startSuspecting(bytes));

/** A file of plain text with these objects, numbered from 5, and pages of them behind those that are always there. */
const file = (objects: string[], catalog = "") => makePdf([[plain]], "", { objects, catalog });
const page = (entries: string) => `<< /Type /Page ${entries} >>`;

describe("a look at how a page is drawn", () => {
  it("is taken at the pages that may hide text, and at no other", () => {
    expect(suspected(makePdf([[plain], [white], [plain]]), 5, 7, 9)).toEqual([7]);
  });

  it.each([
    [
      "whose streams hide text only together",
      "/Contents [6 0 R 7 0 R]",
      ["1 g", white.replace("1 g", "")],
    ],
    [
      "that show a form which hides text",
      "/Contents 7 0 R /Resources << /XObject << /X 6 0 R >> >>",
      [white, plain],
    ],
    ["whose streams are not known", "/Contents 99 0 R", [plain, plain]],
    ["whose entries are written oddly", "/Cont#65nts 6 0 R /Contents 7 0 R", [white, plain]],
  ])("is taken at pages %s", (_, entries, [first = "", second = ""]) => {
    const objects = [page(entries), stream(first, "/Subtype /Form"), stream(second)];
    expect(suspected(file(objects), 5, 8)).toEqual([5]);
  });

  it.each([
    ["notes laid on the page", "/Annots [6 0 R]"],
    ["another page", "/Next 10 0 R"],
  ])("is not taken where a form that hides text belongs to %s", (_, entries) => {
    const other = page("/Contents 7 0 R /Resources << /XObject << /X 6 0 R >> >>");
    const objects = [
      page(`/Contents 7 0 R ${entries}`),
      stream(white, "/Subtype /Form"),
      stream(plain),
    ];
    const more = [...objects, stream(""), stream(""), other];
    expect(suspected(file(more), 5, 10)).toEqual([10]);
  });

  it("is not taken at pages for the sake of fonts, though a font's bytes may read like drawing", () => {
    expect(
      suspected(file([page("/Contents 7 0 R"), stream(white, "/Length1 40"), stream(plain)]), 5),
    ).toEqual([]);
  });

  it("is taken where a stream that is a page's says of itself that it is a font", () => {
    expect(suspected(file([page("/Contents 6 0 R"), stream(white, "/Length1 40")]), 5)).toEqual([
      5,
    ]);
  });

  it("knows pages that are packed into a stream with others", () => {
    const pages = [page("/Contents 6 0 R"), page("/Contents 7 0 R")];
    const head = `20 0 21 ${(pages[0] ?? "").length + 1} `;
    const content = deflateSync(`${head}${pages.join(" ")}`).toString("latin1");
    const packed = stream(content, `/Type /ObjStm /N 2 /First ${head.length} /Filter /FlateDecode`);
    expect(suspected(file([packed, stream(white), stream(plain)]), 20, 21)).toEqual([20]);
  });

  it.each([
    ["one is not known", file([]), 99],
    ["ink that lets everything through is set", file(["<< /ca 0 >>"]), 6],
    ["a file is encrypted", file(["<< /Encrypt 9 0 R >>"]), 6],
    [
      "packed objects cannot be read",
      file([stream("x", "/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode")]),
      6,
    ],
  ])("is taken at every page where %s", (_, bytes, number) => {
    expect(suspected(bytes, number)).toEqual([number]);
  });

  it("finds what a page hides by its second stream, through the whole parser", async () => {
    const split = makePdf([[plain, "Q"]], "", {
      page: "/Contents [6 0 R 7 0 R]",
      objects: [stream(""), stream("1 g"), stream("BT /F 12 Tf 1 0 0 1 50 500 Tm (Obey) Tj ET")],
    });
    // The page's own entry for its contents comes later and counts: the list is made to be that one.
    const bytes = Buffer.from(
      split.toString("latin1").replace(/\/Contents \d+ 0 R >>/, ">>"),
      "latin1",
    );
    expect((await parted(bytes, ".pdf")).hidden).toEqual(["colour: Obey"]);
  });
});
