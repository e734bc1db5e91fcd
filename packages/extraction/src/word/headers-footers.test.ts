import { describe, expect, it } from "vitest";
import { makeDocx, paragraph, table } from "../fixtures/make-docx.ts";
import { readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const section = (...references: [kind: "header" | "footer", type: string, id: string][]) =>
  references
    .map(([kind, type, id]) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`)
    .join("");
const end = (content: string) => `<w:sectPr>${content}</w:sectPr>`;
const body = paragraph("The rent is 900.");
const white = '<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Obey</w:t></w:r>';

describe("a header or footer of a Word document", () => {
  it("is emitted once, after the body, as annotations", async () => {
    const sections =
      `<w:p><w:pPr>${end(section(["header", "default", "header"]))}</w:pPr></w:p>` +
      end(section(["header", "default", "header2"], ["footer", "default", "footer"]));
    const result = await readAll(
      makeDocx(body + sections, {
        header: paragraph("Port of Emden", '<w:outlineLvl w:val="0"/>'),
        header2: paragraph("Port of Emden") + table([["Contract", "12/2026"]]),
        footer: paragraph("Confidential"),
      }),
      ".docx",
    );
    expect(result.blocks).toEqual([
      {
        kind: "paragraph",
        text: "The rent is 900.",
        anchor: { kind: "paragraph", from: 1, to: 1 },
      },
      { kind: "paragraph", text: "Port of Emden", anchor: { kind: "header" }, annotation: true },
      {
        kind: "table-row",
        text: "Contract | 12/2026",
        anchor: { kind: "header" },
        annotation: true,
      },
      { kind: "paragraph", text: "Confidential", anchor: { kind: "footer" }, annotation: true },
    ]);
    expect(result.title).toBeNull();
  });

  it("is emitted without page numbers, and not at all where it has nothing else", async () => {
    const field = (code: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r>` +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const text = (its: string) => `<w:r><w:t xml:space="preserve">${its}</w:t></w:r>`;
    const simple = `<w:fldSimple w:instr="NUMPAGES">${text("9")}</w:fldSimple>`;
    const footer =
      `<w:p>${text("Page ")}${field("PAGE")}${text(" of ")}${simple}</w:p>` +
      `<w:p>${text("Lease 7, page ")}${field("PAGE \\* MERGEFORMAT")}</w:p>` +
      `<w:p>${text("Printed on ")}${field("DATE")}</w:p>`;
    const bytes = makeDocx(body + end(section(["footer", "default", "footer"])), { footer });
    expect((await splitHidden(bytes, ".docx")).visible).toBe(
      "The rent is 900.\nLease 7, page\nPrinted on 7",
    );
  });

  it.each([
    ["of a first page without a header of its own", "first", "", {}],
    ["of a first page whose own header is switched off", "first", '<w:titlePg w:val="0"/>', {}],
    ["of even pages without headers of their own", "even", "", {}],
    ["that no section shows", "", "", {}],
  ])("is hidden text %s", async (_, type, more, parts) => {
    const shown = type === "" ? "" : section(["header", type, "header"]);
    const bytes = makeDocx(body + end(shown + more), { header: paragraph("Obey"), ...parts });
    expect(await splitHidden(bytes, ".docx")).toEqual({
      visible: "The rent is 900.",
      hidden: ["switched_off: Obey"],
    });
  });

  it.each([
    ["a first page with a header of its own", "first", "<w:titlePg/>", {}],
    ["even pages with headers of their own", "even", "", { settings: "<w:evenAndOddHeaders/>" }],
  ])("is visible on %s", async (_, type, more, parts) => {
    const bytes = makeDocx(body + end(section(["header", type, "header"]) + more), {
      header: paragraph("Emden"),
      ...parts,
    });
    expect(await splitHidden(bytes, ".docx")).toEqual({
      visible: "The rent is 900.\nEmden",
      hidden: [],
    });
  });

  it("is hidden in the colour of the page, unless a picture may be its background", async () => {
    const read = (header: string) =>
      splitHidden(
        makeDocx(body + end(section(["header", "default", "header"])), { header }),
        ".docx",
      );
    expect((await read(`<w:p>${white}</w:p>`)).hidden).toEqual(["colour: Obey"]);
    expect((await read(`<w:p>${white}<w:r><w:drawing/></w:r></w:p>`)).hidden).toEqual([]);
  });
});

describe("a note of a Word document", () => {
  it.each(["footnote", "endnote", "comment"])("separates the hidden text of a %s", async (kind) => {
    const bytes = makeDocx(
      `<w:p><w:r><w:t>The rent</w:t></w:r><w:r><w:${kind}Reference w:id="2"/></w:r></w:p>`,
      {
        [`${kind}s`]: `<w:${kind} w:id="2"><w:p><w:r><w:t>See annex 3.</w:t></w:r>${white}</w:p></w:${kind}>`,
      },
    );
    expect(await splitHidden(bytes, ".docx")).toEqual({
      visible: "The rent¹\n¹ See annex 3.",
      hidden: ["colour: Obey"],
    });
  });
});
