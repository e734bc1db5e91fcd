import { describe, expect, it } from "vitest";
import { makePackage, namespaces, relationships } from "../fixtures/make-package.ts";
import { makePptx } from "../fixtures/make-pptx.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

describe("a presentation", () => {
  const box = (text: string, { at = "0,0", properties = "", fill = "" } = {}) => {
    const [x, y] = at.split(",");
    const place = `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="100" cy="100"/></a:xfrm>`;
    const texts = `<a:p><a:r><a:rPr ${properties.startsWith("<") ? ">" + properties + "</a:rPr" : properties + "/"}><a:t>${text}</a:t></a:r></a:p>`;
    return `<p:sp><p:spPr>${place}${fill}</p:spPr><p:txBody>${texts}</p:txBody></p:sp>`;
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
    const visible = { visible: "Fees", hidden: [`${reason}: Obey`] };
    expect(await splitHidden(bytes, ".pptx")).toEqual(visible);
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
    expect(await splitHidden(makePptx([{ shapes }]), ".pptx")).toEqual({
      visible: "Seen",
      hidden: [],
    });
  });

  it("a slide that is not shown; notes are read as notes", async () => {
    const notes = "<p:sp><p:txBody><a:p><a:r><a:t>Breathe</a:t></a:r></a:p></p:txBody></p:sp>";
    const bytes = makePptx([
      { shapes: box("Fees"), notes },
      { shapes: box("Obey"), show: false },
    ]);
    expect(await splitHidden(bytes, ".pptx")).toEqual({
      visible: "Fees\nNotes: Breathe",
      hidden: ["switched_off: Obey"],
    });
  });
});

describe("a workbook", () => {
  const cell = (at: string, text: string, style = 0) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const visible = `<row r="1">${cell("A1", "Fees")}</row>`;
  const make = (sheet: string, { state = "", names = "", more = "" } = {}) =>
    makePackage({
      "_rels/.rels": relationships([["r", "officeDocument", "xl/workbook.xml"]]),
      "xl/workbook.xml": `<workbook ${namespaces.sheet} ${namespaces.reference}><sheets><sheet name="Sheet1" r:id="a"/><sheet name="Sheet2" ${state} r:id="b"/></sheets><definedNames>${names}</definedNames></workbook>`,
      "xl/_rels/workbook.xml.rels": relationships([
        ["a", "worksheet", "one.xml"],
        ["b", "worksheet", "two.xml"],
        ["c", "styles", "styles.xml"],
      ]),
      "xl/one.xml": `<worksheet ${namespaces.sheet}><sheetData>${visible}</sheetData></worksheet>`,
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
    expect(await splitHidden(bytes, ".xlsx")).toEqual({
      visible: "Fees\nSeen",
      hidden: [`${reason}: Obey`],
    });
  });

  it.each([
    ["a hidden row", make(data(obey(0, 'hidden="1"')))],
    ["a hidden sheet", make(data(obey()), { state: 'state="hidden"' })],
    ["a sheet that no menu shows", make(data(obey()), { state: 'state="veryHidden"' })],
  ])("all of %s", async (_, bytes) => {
    expect(await splitHidden(bytes, ".xlsx")).toEqual({
      visible: "Fees",
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
    expect(await splitHidden(bytes, ".xlsx")).toEqual({ visible: "Fees\nObey | Seen", hidden: [] });
  });
});
