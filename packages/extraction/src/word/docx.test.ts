import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { chartFrame, makeChart } from "../fixtures/make-chart.ts";
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
  it("yields headings by style and outline, and paragraphs with their numbers", async () => {
    const styles =
      '<w:style w:styleId="A"><w:name w:val="heading 2"/></w:style>' +
      '<w:style w:styleId="B"><w:name w:val="Mine"/><w:basedOn w:val="A"/></w:style>';
    const result = await read(
      makeDocx(
        paragraph("Lease", '<w:outlineLvl w:val="0"/>') +
          paragraph("") +
          paragraph("Rent", '<w:pStyle w:val="B"/>') +
          paragraph("It is due monthly."),
        { styles },
      ),
    );
    expect(outline(result)).toEqual([
      "heading1: Lease",
      "heading2: Rent",
      "paragraph: It is due monthly.",
    ]);
    expect(result.blocks.map(({ anchor }) => anchor)).toEqual(
      [1, 3, 4].map((number) => ({ kind: "paragraph", from: number, to: number })),
    );
    expect(result.title).toBe("Lease");
  });

  it("counts its lists as Word shows them", async () => {
    const body = [0, 1, 1, 0, 1].map((level) => paragraph("item", list(level))).join("");
    expect(outline(await read(makeDocx(body, { numbering })))).toEqual(
      ["1.", "1a)", "1b)", "2.", "2a)"].map((label) => `list: ${label} item`),
    );
  });

  it("yields table rows with the names of their columns, and a nested table as text of its cell", async () => {
    const inner = `<w:tbl><w:tr><w:tc>${paragraph("inner")}</w:tc></w:tr></w:tbl>`;
    const body =
      table([
        ["Berth", "Ship"],
        ["1", "Ada"],
      ]) + `<w:tbl><w:tr><w:tc>${paragraph("outer")}${inner}</w:tc></w:tr></w:tbl>`;
    const { blocks } = await read(makeDocx(body));
    expect(blocks).toMatchObject([
      { text: "Berth | Ship", anchor: { from: 1, to: 2 } },
      { text: "Berth: 1; Ship: Ada", anchor: { from: 3, to: 4 } },
      { text: "outer inner", anchor: { from: 5, to: 6 } },
    ]);
  });

  it("keeps the columns of merged and empty cells", async () => {
    const cell = (text: string, properties = "") =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const rows = [
      cell("Port") + cell("Fees", '<w:gridSpan w:val="2"/>'),
      cell("") + cell("2001") + cell("2002"),
      cell("Emden", '<w:vMerge w:val="restart"/>') + cell("") + cell("7"),
      cell("", "<w:vMerge/>") + cell("3") + cell(""),
    ];
    const body = `<w:tbl>${rows.map((one) => `<w:tr>${one}</w:tr>`).join("")}</w:tbl>`;
    expect(outline(await read(makeDocx(body)))).toEqual([
      "table-row: Port | Fees",
      "table-row: | 2001 | 2002",
      "table-row: Port: Emden; Fees 2002: 7",
      "table-row: Port: Emden; Fees 2001: 3",
    ]);
  });

  it("puts a footnote after its paragraph, and leaves out deleted and repeated text", async () => {
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

describe("for other content, a Word document", () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const textsOf = async (body: string, parts: Record<string, string> = {}) =>
    (await read(makeDocx(body, parts))).blocks.map(({ text }) => text);
  const math = (inside: string) =>
    `<w:p xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMath>${inside}</m:oMath></w:p>`;
  const sign = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const of = (name: string, ...inside: string[]) => `<m:${name}>${inside.join("")}</m:${name}>`;
  it.each([
    ["x=(a+b)/2 c", sign("x=") + of("f", of("num", sign("a+b")), of("den", sign("2"))) + sign("c")],
    [
      "c^2+a_(i+1)",
      of("sSup", of("e", sign("c")), of("sup", sign("2"))) +
        sign("+") +
        of("sSub", of("e", sign("a")), of("sub", sign("i+1"))),
    ],
    ["√(a+b)", of("rad", of("deg"), of("e", sign("a+b")))],
    [
      "∑_(i=1)^n i",
      of(
        "nary",
        of("naryPr", '<m:chr m:val="∑"/>'),
        of("sub", sign("i=1")),
        of("sup", sign("n")),
        of("e", sign(" i")),
      ),
    ],
    [
      "[a|b]",
      of(
        "d",
        of("dPr", '<m:begChr m:val="["/><m:endChr m:val="]"/>'),
        of("e", sign("a")),
        of("e", sign("b")),
      ),
    ],
    [
      "1/(x/2 +1)",
      of(
        "f",
        of("num", sign("1")),
        of("den", of("f", of("num", sign("x")), of("den", sign("2"))), sign("+1")),
      ),
    ],
  ])("writes an equation as people type it: %s", async (text, inside) => {
    expect(await textsOf(math(inside))).toEqual([text]);
  });

  it("yields the text of drawn letters", async () => {
    const drawn =
      '<w:r><w:pict><v:textpath xmlns:v="urn:schemas-microsoft-com:vml" string="DRAFT"/></w:pict></w:r>';
    expect(await textsOf(`<w:p>${drawn}</w:p>`)).toEqual(["DRAFT"]);
  });

  it("numbers list items with a picture, and no hidden ones", async () => {
    const item = (inside: string, properties = "") =>
      `<w:p><w:pPr>${list(0)}<w:rPr>${properties}</w:rPr></w:pPr>${inside}</w:p>`;
    const body =
      item(run("one")) +
      item("<w:r><w:drawing/></w:r>") +
      item("<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>", "<w:vanish/>") +
      item(run("three"));
    expect(await textsOf(body, { numbering })).toEqual(["1. one", "hidden", "3. three"]);
  });

  it("leaves out a chart in a tracked deletion", async () => {
    const drawing = `<w:del><w:r><w:drawing>${chartFrame}</w:drawing></w:r></w:del>`;
    expect(await textsOf(`<w:p>${run("Ships")}${drawing}</w:p>`, { chart: makeChart() })).toEqual([
      "Ships",
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
