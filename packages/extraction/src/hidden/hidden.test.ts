import { describe, expect, it } from "vitest";
import { makeDocx } from "../fixtures/make-docx.ts";
import { makePackage, namespaces, relationships } from "../fixtures/make-package.ts";
import { makePptx } from "../fixtures/make-pptx.ts";
import { makePdf } from "../fixtures/make-pdf.ts";
import { readAll } from "../fixtures/read-all.ts";

/** What a reader sees, and what he does not with the reason, of a file that went through the sandbox. */
async function parted(bytes: Uint8Array | string, extension: string) {
  const { blocks } = await readAll(bytes, extension);
  const texts = (hidden: boolean) =>
    blocks.filter((block) => (block.hidden !== undefined) === hidden);
  return {
    seen: texts(false)
      .map(({ text }) => text)
      .join("\n"),
    hidden: texts(true).map((block) => `${block.hidden}: ${block.text}`),
  };
}

const tagged = (text: string) =>
  Array.from(text, (sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join("");
const selected = (text: string) =>
  Array.from(Buffer.from(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  ).join("");
const widthless = (text: string) =>
  Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, "0"))
    .join("")
    .replaceAll("0", "\u200b")
    .replaceAll("1", "\u200c");

describe("characters", () => {
  it.each([
    ["tag characters", `Fees ${tagged("Obey me")}are due`, "Fees are due", "Obey me"],
    ["variation selectors", `Fees 😀${selected("Obey me")} due`, "Fees 😀 due", "Obey me"],
    ["signs without width", `Fees${widthless("Obey")} due`, "Fees due", "Obey"],
    ["a forced direction", "Fees \u202eem yebo\u202c due", "Fees  due", "em yebo"],
  ])("%s are told apart from what is shown", async (_, text, seen, hidden) => {
    expect(await parted(text, ".txt")).toEqual({ seen, hidden: [`characters: ${hidden}`] });
    // Whatever the format: here as a column's name and a cell.
    expect((await parted(`a,b\n${text},2\n`, ".csv")).hidden).toEqual([`characters: ${hidden}`]);
  });

  it.each([
    "The flag of England 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and a family 👨‍👩‍👧, ❤️",
    "می‌خواهم",
    "葛\u{e0100}城",
    "\u202eשלום\u202c",
    "ภาษาไทย",
  ])("that their script needs stay: %s", async (text) => {
    const { hidden, seen } = await parted(text, ".txt");
    expect(hidden).toEqual([]);
    expect(seen.replace(/[\u202c\u202e]/g, "")).toBe(text.replace(/[\u202c\u202e]/g, ""));
  });

  it("that only keep words from being found go", async () => {
    expect((await parted("ig\u200bnore\u00ad all\u2060 \ufeffof it", ".txt")).seen).toBe(
      "ignore all of it",
    );
  });
});

describe("a Word document", () => {
  const run = (text: string, properties = "") =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const say = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
  const whiteText = '<w:color w:val="FFFFFF"/>';

  it.each([
    ["hidden text", run("Obey", "<w:vanish/>"), "switched_off"],
    ["white text", run("Obey", whiteText), "colour"],
    ["text of half a point", run("Obey", '<w:sz w:val="1"/>'), "tiny"],
    [
      "text under a marker of its colour",
      run("Obey", '<w:color w:val="000000"/><w:highlight w:val="black"/>'),
      "colour",
    ],
    ["text in a style that hides", run("Obey", '<w:rStyle w:val="ghost"/>'), "colour"],
  ])("%s within a sentence", async (_, ghost, reason) => {
    const styles = `<w:style w:styleId="base"><w:rPr>${whiteText}</w:rPr></w:style><w:style w:styleId="ghost"><w:basedOn w:val="base"/></w:style>`;
    const bytes = makeDocx(say(run("Fees "), ghost, run("are due")), { styles });
    expect(await parted(bytes, ".docx")).toEqual({
      seen: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it.each([
    ["not hidden after all", say(run("Seen", '<w:vanish w:val="0"/>'))],
    ["marked", say(run("Seen", `${whiteText}<w:highlight w:val="blue"/>`))],
    ["shaded", say(run("Seen", `${whiteText}<w:shd w:fill="1F3864"/>`))],
    [
      "in a shaded paragraph",
      `<w:p><w:pPr><w:shd w:fill="1F3864"/></w:pPr>${run("Seen", whiteText)}</w:p>`,
    ],
    [
      "in a shaded cell",
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${say(run("Seen", whiteText))}</w:tc></w:tr></w:tbl>`,
    ],
    ["in a shape", say(`<w:r><w:txbxContent>${say(run("Seen", whiteText))}</w:txbxContent></w:r>`)],
    [
      "of a paragraph whose mark is hidden",
      `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("Seen")}</w:p>`,
    ],
  ])("text that is %s is seen", async (_, body) => {
    expect(await parted(makeDocx(body), ".docx")).toEqual({ seen: "Seen", hidden: [] });
  });

  it("hidden text in a cell is no part of its row", async () => {
    const cell = say(run("Fee"), run("Obey", "<w:vanish/>"));
    const bytes = makeDocx(`<w:tbl><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`);
    expect(await parted(bytes, ".docx")).toEqual({ seen: "Fee", hidden: ["switched_off: Obey"] });
  });
});

describe("a PDF", () => {
  /** Text at these points from the page's bottom left corner, after these operators. */
  const draw = (text: string, operators = "", [x, y] = [50, 600]) =>
    `q BT ${operators} /F 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET Q`;
  const seen = draw("The fees of the harbour are due on the first of May.", "", [50, 700]);
  const picture = "q 500 0 0 700 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q";

  it.each([
    ["without ink", [draw("Obey me", "3 Tr")], "invisible"],
    ["without ink, oddly written", [draw("Obey me", "3.0%no\n Tr")], "invisible"],
    ["white on the page", [draw("Obey me", "1 1 1 rg")], "colour"],
    ["white in the inks of print", [draw("Obey me", "0 0 0 0.01 k")], "colour"],
    ["blue on blue", [`0 0 1 rg 40 590 200 30 re f ${draw("Obey me", "0 0 1 rg")}`], "colour"],
    ["under a white box", [`${draw("Obey me")} 1 g 40 590 200 30 re f`], "covered"],
    [
      "under a white box of lines",
      [`${draw("Obey me")} 1 g 40 590 m 240 590 l 240 620 l 40 620 l h f`],
      "covered",
    ],
    ["cut off", [`q 400 50 50 50 re W n ${draw("Obey me")} Q`], "covered"],
    ["of half a point", ["BT /F 0.5 Tf 50 600 Td (Obey me) Tj ET"], "tiny"],
    ["in the line of what is seen", [draw("Obey me", "3 Tr", [330, 700])], "invisible"],
  ])("text %s", async (_, content, reason) => {
    expect(await parted(makePdf([[seen, ...content]]), ".pdf")).toEqual({
      seen: "The fees of the harbour are due on the first of May.",
      hidden: [`${reason}: Obey me`],
    });
  });

  it("text without ink through a setting, and in a layer that is off, is found as well", async () => {
    const layered = `/OC /L BDC ${draw("Obey me")} EMC ${draw("Obey him", "/G gs", [50, 500])}`;
    const bytes = makePdf([[seen, layered]], "", {
      catalog: "/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>",
      resources: "/Properties << /L 5 0 R >> /ExtGState << /G << /ca 0 >> >>",
      objects: ["<< /Type /OCG /Name (Draft) >>"],
    });
    expect((await parted(bytes, ".pdf")).hidden.toSorted()).toEqual([
      "invisible: Obey him",
      "switched_off: Obey me",
    ]);
  });

  it("text beyond the part of the page that is shown is not read at all", async () => {
    const bytes = makePdf(
      [[seen, draw("Obey me", "", [50, 100]), draw("Obey me", "", [-300, 600])]],
      "",
      {
        page: "/CropBox [0 300 600 800]",
      },
    );
    expect((await parted(bytes, ".pdf")).hidden).toEqual([]);
    expect((await parted(bytes, ".pdf")).seen).not.toContain("Obey");
  });

  it.each([
    ["white on a dark box", `0 g 40 590 200 30 re f ${draw("Seen", "1 g")}`],
    ["white over a wide line", `q 30 w 40 605 m 240 605 l S Q ${draw("Seen", "1 g")}`],
    ["white over a picture", picture + draw("Seen", "1 g")],
    ["read in a scan", picture + draw("Seen", "3 Tr")],
    ["in outlines", draw("Seen", "1 g 0 G 1 Tr")],
    [
      "painted over and drawn again",
      `${draw("Seen")} 1 g 40 590 200 30 re f ${draw("Seen", "0 g")}`,
    ],
    [
      "beside a box that is cut to nothing",
      `${draw("Seen")} q 400 50 9 9 re W n 1 g 40 590 200 30 re f Q`,
    ],
  ])("text %s is seen", async (_, content) => {
    const { seen: told, hidden } = await parted(makePdf([[seen, content]]), ".pdf");
    expect(hidden).toEqual([]);
    expect(told).toContain("Seen");
  });
});

describe("a presentation", () => {
  const box = (text: string, { at = "0,0", properties = "", fill = "" } = {}) => {
    const [x, y] = at.split(",");
    const place = `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="100" cy="100"/></a:xfrm>`;
    const said = `<a:p><a:r><a:rPr ${properties.startsWith("<") ? ">" + properties + "</a:rPr" : properties + "/"}><a:t>${text}</a:t></a:r></a:p>`;
    return `<p:sp><p:spPr>${place}${fill}</p:spPr><p:txBody>${said}</p:txBody></p:sp>`;
  };
  const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

  it.each([
    ["beside the slide", box("Obey", { at: "-100,0" }), "outside"],
    ["below the slide", box("Obey", { at: "0,900" }), "outside"],
    ["of half a point", box("Obey", { properties: 'sz="50"' }), "tiny"],
    ["white on white", box("Obey", { properties: solid("FFFFFF") }), "colour"],
    ["red on red", box("Obey", { properties: solid("FF0000"), fill: solid("FF0000") }), "colour"],
  ])("text %s", async (_, shape, reason) => {
    const bytes = makePptx([{ shapes: box("Fees") + shape }]);
    const seen = { seen: "Fees", hidden: [`${reason}: Obey`] };
    expect(await parted(bytes, ".pptx")).toEqual(seen);
  });

  it.each([
    ["on a coloured shape", box("Seen", { properties: solid("FFFFFF"), fill: solid("1F3864") })],
    ["over a picture", `<p:pic/>${box("Seen", { properties: solid("FFFFFF") })}`],
    [
      "over another shape",
      box("", { fill: solid("1F3864") }) + box("Seen", { properties: solid("FFFFFF") }),
    ],
    [
      "with an edge of its colour",
      box("Seen", {
        properties: solid("E70002"),
        fill: '<a:sp3d><a:extrusionClr><a:srgbClr val="E70002"/></a:extrusionClr></a:sp3d>',
      }),
    ],
    ["partly beside the slide", box("Seen", { at: "-50,0" })],
  ])("text %s is seen", async (_, shapes) => {
    expect(await parted(makePptx([{ shapes }]), ".pptx")).toEqual({ seen: "Seen", hidden: [] });
  });

  it("a slide that is not shown; notes are read as notes", async () => {
    const notes = "<p:sp><p:txBody><a:p><a:r><a:t>Breathe</a:t></a:r></a:p></p:txBody></p:sp>";
    const bytes = makePptx([
      { shapes: box("Fees"), notes },
      { shapes: box("Obey"), show: false },
    ]);
    expect(await parted(bytes, ".pptx")).toEqual({
      seen: "Fees\nNotes: Breathe",
      hidden: ["switched_off: Obey"],
    });
  });
});

describe("a workbook", () => {
  const cell = (at: string, text: string, style = 0) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const seen = `<row r="1">${cell("A1", "Fees")}</row>`;
  const make = (sheet: string, { state = "", names = "", more = "" } = {}) =>
    makePackage({
      "_rels/.rels": relationships([["r", "officeDocument", "xl/workbook.xml"]]),
      "xl/workbook.xml": `<workbook ${namespaces.sheet} ${namespaces.reference}><sheets><sheet name="Sheet1" r:id="a"/><sheet name="Sheet2" ${state} r:id="b"/></sheets><definedNames>${names}</definedNames></workbook>`,
      "xl/_rels/workbook.xml.rels": relationships([
        ["a", "worksheet", "one.xml"],
        ["b", "worksheet", "two.xml"],
        ["c", "styles", "styles.xml"],
      ]),
      "xl/one.xml": `<worksheet ${namespaces.sheet}><sheetData>${seen}</sheetData></worksheet>`,
      "xl/two.xml": `<worksheet ${namespaces.sheet}>${sheet}</worksheet>`,
      "xl/styles.xml": `<styleSheet ${namespaces.sheet}><numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts>
        <fonts><font><sz val="11"/></font><font><color rgb="FFFFFFFF"/></font><font><sz val="0.5"/></font></fonts>
        <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill></fill></fills>
        <cellXfs><xf fontId="0" fillId="0"/><xf fontId="1" fillId="0"/><xf fontId="1" fillId="1"/><xf numFmtId="164" fontId="0" fillId="0"/><xf fontId="2" fillId="0"/></cellXfs></styleSheet>`,
      ...(more === "" ? {} : { "xl/_rels/two.xml.rels": more }),
    });
  const data = (rows: string, columns = "") =>
    `<cols>${columns}</cols><sheetData>${rows}</sheetData>`;
  const obey = (style = 0, row = "") =>
    `<row r="3" ${row}>${cell("B3", "Obey", style)}${cell("C3", "Seen")}</row>`;
  const filter = '<definedName name="_xlnm._FilterDatabase" localSheetId="1">x</definedName>';

  it.each([
    ["in a hidden column", make(data(obey(), '<col min="2" max="2" hidden="1"/>')), "switched_off"],
    ["in white", make(data(obey(1))), "colour"],
    ["in a format that shows nothing", make(data(obey(3))), "invisible"],
    ["of half a point", make(data(obey(4))), "tiny"],
  ])("text %s", async (_, bytes, reason) => {
    expect(await parted(bytes, ".xlsx")).toEqual({
      seen: "Fees\nSeen",
      hidden: [`${reason}: Obey`],
    });
  });

  it.each([
    ["a hidden row", make(data(obey(0, 'hidden="1"')))],
    ["a hidden sheet", make(data(obey()), { state: 'state="hidden"' })],
    ["a sheet that no menu shows", make(data(obey()), { state: 'state="veryHidden"' })],
  ])("all of %s", async (_, bytes) => {
    expect(await parted(bytes, ".xlsx")).toEqual({
      seen: "Fees",
      hidden: ["switched_off: Obey | Seen"],
    });
  });

  it.each([
    ["white on a dark fill", make(data(obey(2)))],
    [
      "white in a table with a style",
      make(data(obey(1)), { more: relationships([["t", "table", "t.xml"]]) }),
    ],
    ["in a row that is folded", make(data(obey(0, 'hidden="1" outlineLevel="1"')))],
    ["in a row that a filter leaves out", make(data(obey(0, 'hidden="1"')), { names: filter })],
  ])("text %s is seen", async (_, bytes) => {
    expect(await parted(bytes, ".xlsx")).toEqual({ seen: "Fees\nObey | Seen", hidden: [] });
  });
});

describe("Markdown", () => {
  it.each([
    ["a comment", "Fees <!-- Obey --> are due", "comment: Obey"],
    ["a comment over blank lines", "<!--\nObey\n\nme -->\n\nFees are due", "comment: Obey me"],
    ["a definition that leads nowhere", "[//]: # (Obey)\n\nFees are due", "comment: // (Obey)"],
    [
      "an element that is not shown",
      'Fees <span style="display:none">Obey</span>are due',
      "switched_off: Obey",
    ],
    [
      "one of size nought",
      '<p style="font-size: 0">Obey</p>\n\nFees are due',
      "switched_off: Obey",
    ],
    [
      "one with blocks in it",
      "<div hidden>\n\nObey\n\n</div>\n\nFees are due",
      "switched_off: Obey",
    ],
    [
      "white on white",
      '<p style="color: #fff; background: white">Obey</p>\n\nFees are due',
      "switched_off: Obey",
    ],
  ])("%s", async (_, text, hidden) => {
    const { seen, hidden: found } = await parted(text, ".md");
    expect([seen.replace(/\s+/g, " ").trim(), found]).toEqual(["Fees are due", [hidden]]);
  });

  it("code and what looks like a tag are shown", async () => {
    const text =
      'If a < b and <c> then\n\n```html\n<!-- shown --> <p style="display:none">x</p>\n```';
    const { hidden, seen } = await parted(text, ".md");
    expect(hidden).toEqual([]);
    expect(seen).toContain("a < b and <c> then");
    expect(seen).toContain("<!-- shown -->");
  });
});

describe("a web page", () => {
  it.each([
    '<p style="opacity: 0">Obey</p>',
    '<p style="font-size:0.1px">Obey</p>',
    '<p style="position:absolute; left:-9999px">Obey</p>',
    '<p style="color:#ffffff;background-color:#fefefe">Obey</p>',
    '<p aria-hidden="true">Obey</p>',
    "<!-- Obey -->",
  ])("gives nothing of %s", async (ghost) => {
    expect(await parted(`<p>Fees are due</p>${ghost}`, ".html")).toEqual({
      seen: "Fees are due",
      hidden: [],
    });
  });

  it("gives what is merely small or pale", async () => {
    const { seen } = await parted(
      '<p style="font-size:0.8em; opacity:0.6">Fees are due</p>',
      ".html",
    );
    expect(seen).toBe("Fees are due");
  });
});
