import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { makeDocx, paragraph, table } from "../fixtures/make-docx.ts";
import { outline, readAll } from "../fixtures/read-all.ts";

const read = (bytes: Uint8Array) => readAll(bytes, ".docx");
const list = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
const numbering =
  '<w:abstractNum w:abstractNumId="7">' +
  '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
  '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1%2)"/></w:lvl>' +
  '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>';

describe("a Word document", () => {
  it("gives headings by style and outline, and paragraphs with their numbers", async () => {
    const styles =
      '<w:style w:styleId="A"><w:name w:val="heading 2"/></w:style>' +
      '<w:style w:styleId="B"><w:name w:val="Mine"/><w:basedOn w:val="A"/></w:style>';
    const told = await read(
      makeDocx(
        paragraph("Lease", '<w:outlineLvl w:val="0"/>') +
          paragraph("") +
          paragraph("Rent", '<w:pStyle w:val="B"/>') +
          paragraph("It is due monthly."),
        { styles },
      ),
    );
    expect(outline(told)).toEqual([
      "heading1: Lease",
      "heading2: Rent",
      "paragraph: It is due monthly.",
    ]);
    expect(told.blocks.map(({ anchor }) => anchor)).toEqual(
      [1, 3, 4].map((number) => ({ kind: "paragraph", from: number, to: number })),
    );
    expect(told.title).toBe("Lease");
  });

  it("counts its lists as Word shows them", async () => {
    const body = [0, 1, 1, 0, 1].map((level) => paragraph("item", list(level))).join("");
    expect(outline(await read(makeDocx(body, { numbering })))).toEqual(
      ["1.", "1a)", "1b)", "2.", "2a)"].map((label) => `list: ${label} item`),
    );
  });

  it("gives a table's rows with their header, a table within a cell as that cell's text", async () => {
    const inner = `<w:tbl><w:tr><w:tc>${paragraph("inner")}</w:tc></w:tr></w:tbl>`;
    const body =
      table([
        ["Berth", "Ship"],
        ["1", "Ada"],
      ]) + `<w:tbl><w:tr><w:tc>${paragraph("outer")}${inner}</w:tc></w:tr></w:tbl>`;
    const { blocks } = await read(makeDocx(body));
    expect(blocks).toMatchObject([
      { text: "Berth | Ship", anchor: { from: 1, to: 2 } },
      { text: "1 | Ada", header: "Berth | Ship", anchor: { from: 3, to: 4 } },
      { text: "outer inner", anchor: { from: 5, to: 6 } },
    ]);
  });

  it("puts a footnote behind its paragraph, and leaves out deleted and doubled text", async () => {
    const note = (id: number, text: string, type = "") =>
      `<w:footnote w:id="${id}" ${type}>${paragraph(text)}</w:footnote>`;
    const footnotes = note(0, "", 'w:type="separator"') + note(2, "See annex 3.");
    const body =
      "<w:p><w:r><w:t>The rent</w:t></w:r><w:del><w:r><w:delText> old</w:delText></w:r></w:del>" +
      '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t xml:space="preserve"> is 900.</w:t></w:r>' +
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
      "<mc:Choice><w:r><w:t> Once.</w:t></w:r></mc:Choice>" +
      "<mc:Fallback><w:r><w:t> Once.</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>";
    expect(outline(await read(makeDocx(body, { footnotes })))).toEqual([
      "paragraph: The rent¹ is 900. Once.",
      "paragraph: ¹ See annex 3.",
    ]);
  });
});

describe("a file named .docx is refused", () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';
  const good = makeDocx(paragraph("text"));
  const encrypted = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  it.each([
    ["as wrong_content", "when it is another zip", zipSync({ "a.txt": strToU8("x") })],
    ["as wrong_content", "when it is a web page", strToU8("<html>hello</html>")],
    ["as truncated", "when its end is missing", good.subarray(0, good.length * 0.7)],
    ["as no_text", "when nothing is in it", makeDocx(paragraph(""))],
    ["as password_protected", "when it is encrypted", encrypted],
    ["as too_large_unpacked", "when it is a bomb", makeDocx(" ".repeat(210_000_000))],
    ["as corrupt", "when nested too deep", makeDocx("<w:p>".repeat(100_000))],
    ["as corrupt", "when it defines entities", makeDocx(paragraph("x"), { styles: bomb })],
  ])("%s %s", async (as, _, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason: as.slice(3) });
  });
});
