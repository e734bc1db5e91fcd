import { describe, expect, it } from "vitest";
import { chartFrame, chartRows, makeChart } from "../fixtures/make-chart.ts";
import { namespaces } from "../fixtures/make-package.ts";
import { makeXlsx, row } from "../fixtures/make-xlsx.ts";
import { readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const data = (rows = row(1, ["Berths"]), columns = "") =>
  `<cols>${columns}</cols><sheetData>${rows}</sheetData>`;
const corner = (name: string, [col, colOff, at, rowOff]: number[]) =>
  `<xdr:${name}><xdr:col>${col}</xdr:col><xdr:colOff>${colOff}</xdr:colOff><xdr:row>${at}</xdr:row><xdr:rowOff>${rowOff}</xdr:rowOff></xdr:${name}>`;
/** From C3 to E9 by default. */
const over = (what: string, { from = [2, 0, 2, 0], to = [4, 50_000, 9, 0] } = {}) =>
  `<xdr:twoCellAnchor>${corner("from", from)}${corner("to", to)}${what}<xdr:clientData/></xdr:twoCellAnchor>`;
const framed = (inside: string, properties = "") =>
  `<xdr:graphicFrame><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="x" ${properties}/></xdr:nvGraphicFramePr><a:graphic>${inside}</a:graphic></xdr:graphicFrame>`;
const box = (paragraphs: string[], { properties = "", fill = "", look = "" } = {}) => {
  const texts = paragraphs.map(
    (text) => `<a:p><a:r><a:rPr>${look}</a:rPr><a:t>${text}</a:t></a:r></a:p>`,
  );
  return `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="3" name="x" ${properties}/></xdr:nvSpPr><xdr:spPr>${fill}</xdr:spPr><xdr:txBody>${texts.join("")}</xdr:txBody></xdr:sp>`;
};
const whiteFill = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
const chart = framed(chartFrame);
const make = (drawing: string, more: Parameters<typeof makeXlsx>[1] = {}, content = data()) =>
  makeXlsx(content, { drawing, drawn: { chart: makeChart() }, ...more });

describe("drawings over a sheet's cells", () => {
  it("follow the rows, charts as tables, each anchored at the cells it covers", async () => {
    const { blocks } = await readAll(
      make(over(chart) + over(box(["Due in May", "or June"]))),
      ".xlsx",
    );
    const anchor = { kind: "cells", sheet: "Fees", range: "C3:E9" };
    const header = `Chart on C3:E9: Harbour\n${chartRows[0]}`;
    const chartRow = { kind: "table-row", anchor, annotation: true };
    expect(blocks.slice(2)).toEqual([
      { ...chartRow, text: header },
      { ...chartRow, text: chartRows[1], header },
      { ...chartRow, text: chartRows[2], header },
      {
        kind: "paragraph",
        text: "Text box on C3:E9: Due in May\nor June",
        anchor,
        annotation: true,
      },
    ]);
  });

  it("are read from a group and a link to a cell", async () => {
    const group = `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="1" name="x"/></xdr:nvGrpSpPr><xdr:grpSpPr/>${box(["In a group"])}</xdr:grpSp>`;
    const linked =
      '<xdr:sp><xdr:txBody><a:p><a:fld type="TxLink"><a:t>900 crowns</a:t></a:fld></a:p></xdr:txBody></xdr:sp>';
    const bytes = make(over(group) + over(linked));
    expect(await splitHidden(bytes, ".xlsx")).toEqual({
      visible: [
        "Fees",
        "Berths",
        "Text box on C3:E9: In a group",
        "Text box on C3:E9: 900 crowns",
      ].join("\n"),
      hidden: [],
    });
  });

  it("are anchored at the sheet's first cell where they cover none: a chart sheet", async () => {
    const absolute = `<xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="9000000" cy="6000000"/>${chart}</xdr:absoluteAnchor>`;
    const { blocks } = await readAll(make(absolute, { kind: "chartsheet" }, ""), ".xlsx");
    expect(blocks[0]).toMatchObject({
      text: `Chart on this sheet: Harbour\n${chartRows[0]}`,
      anchor: { kind: "cells", sheet: "Fees", range: "A1" },
    });
    expect(blocks.slice(1).map(({ text }) => text)).toEqual(chartRows.slice(1));
  });

  it.each([
    ["a drawing", { drawing: "<xdr:sp><a:p></xdr:sp>" }],
    ["a chart", { drawing: over(chart), drawn: { chart: makeChart().slice(0, 400) } }],
  ])("are left out where %s is damaged", async (_, parts) => {
    expect((await splitHidden(makeXlsx(data(), parts), ".xlsx")).visible).toBe("Fees\nBerths");
  });
});

describe("a drawing over a sheet's cells is hidden", () => {
  const obey = box(["Obey"]);
  it.each([
    [
      "by the selection pane",
      make(over(box(["Obey"], { properties: 'hidden="1"' }))),
      "switched_off",
    ],
    ["without a width", make(over(obey, { to: [2, 5, 9, 0] })), "tiny"],
    [
      "in the colour of its box",
      make(over(box(["Obey"], { fill: whiteFill, look: whiteFill }))),
      "colour",
    ],
    ["in the colour of the sheet", make(over(box(["Obey"], { look: whiteFill }))), "colour"],
  ])("%s", async (_, bytes, reason) => {
    const { hidden } = await splitHidden(bytes, ".xlsx");
    expect(hidden).toHaveLength(1);
    expect(hidden[0]).toMatch(new RegExp(`^${reason}: (?:Text box on .*: )?Obey$`));
  });

  it("with its sheet, a chart as a whole", async () => {
    const { visible, hidden } = await splitHidden(
      make(over(chart), { state: 'state="hidden"' }),
      ".xlsx",
    );
    expect(visible).toBe("");
    expect(hidden).toEqual(
      ["Berths", `Chart on C3:E9: Harbour\n${chartRows[0]}`, ...chartRows.slice(1)].map(
        (text) => `switched_off: ${text}`,
      ),
    );
  });

  const painted = `<styleSheet ${namespaces.sheet}><fonts><font/></fonts><fills><fill><patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill></fill></fills><cellXfs><xf fontId="0" fillId="0"/></cellXfs></styleSheet>`;
  it.each([
    [
      "white where cells may be dark",
      make(over(box(["Seen"], { look: whiteFill })), { styles: painted }),
    ],
    ["white over a picture", make(over("<xdr:pic/>") + over(box(["Seen"], { look: whiteFill })))],
  ])("but not %s", async (_, bytes) => {
    expect(await splitHidden(bytes, ".xlsx")).toEqual({
      visible: "Fees\nBerths\nText box on C3:E9: Seen",
      hidden: [],
    });
  });
});
