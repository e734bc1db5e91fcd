import { describe, expect, it } from "vitest";
import { chartFrame, chartRows, makeChart } from "../fixtures/make-chart.ts";
import { makeDocx, paragraph } from "../fixtures/make-docx.ts";
import { makePptx, shape } from "../fixtures/make-pptx.ts";
import { readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const drawing = (run = "", { width = 5_000_000, properties = "" } = {}) =>
  `<w:r><w:rPr>${run}</w:rPr><w:drawing><wp:inline xmlns:wp="wp"><wp:extent cx="${width}" cy="3000000"/><wp:docPr ${properties}/>${chartFrame}</wp:inline></w:drawing></w:r>`;
const document = (inside: string, chart = makeChart()) =>
  makeDocx(paragraph("Before") + `<w:p>${inside}</w:p>` + paragraph("After"), { chart });
const frame = (properties = "", place = "") =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr ${properties}/></p:nvGraphicFramePr>${place}<a:graphic>${chartFrame}</a:graphic></p:graphicFrame>`;
const slide = (shapes: string, chart = makeChart()) =>
  makePptx([{ shapes: shape("title", "Before") + shapes, chart }]);
const place = (x: number, width: number) =>
  `<p:xfrm><a:off x="${x}" y="0"/><a:ext cx="${width}" cy="5000000"/></p:xfrm>`;
const title = (properties: string) => `<a:r><a:rPr ${properties}</a:rPr><a:t>Obey</a:t></a:r>`;
const colour = (name: string) => `<a:solidFill><a:srgbClr val="${name}"/></a:solidFill>`;

describe("a chart is formatted as a table with its title", () => {
  it("in a Word document, at its paragraph", async () => {
    const { blocks } = await readAll(document(drawing()), ".docx");
    expect(blocks.map(({ text }) => text)).toEqual(["Before", "Harbour", ...chartRows, "After"]);
    const anchor = { kind: "paragraph", from: 2, to: 2 };
    expect(blocks.at(-2)).toEqual({
      kind: "table-row",
      text: chartRows[2],
      header: chartRows[0],
      anchor,
    });
  });

  it("in a presentation, on its slide", async () => {
    const { blocks } = await readAll(slide(frame()), ".pptx");
    expect(blocks.map(({ text }) => text)).toEqual(["Before", "Harbour", ...chartRows]);
    expect(blocks.at(-1)?.anchor).toEqual({ kind: "slide", slide: 1 });
  });

  it("of points, with the name of the axis along its bottom above the first column", async () => {
    const named = (text: string, position: string) =>
      `<c:valAx><c:axPos val="${position}"/><c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx>`;
    const chart = makeChart()
      .replace(/<c:catAx>.*<\/c:catAx>/, named("Crowns", "l") + named("Metres", "b"))
      .replace(/(<\/?c:)(cat|val)>/g, (_, start: string, name: string) =>
        name === "cat" ? `${start}xVal>` : `${start}yVal>`,
      );
    const { blocks } = await readAll(document(drawing(), chart), ".docx");
    expect(blocks.slice(1, 5).map(({ text }) => text)).toEqual([
      "Harbour",
      "Axis: Crowns",
      "Metres | Fees | Costs",
      chartRows[1],
    ]);
  });

  it("with categories of several levels, each with the group it is in", async () => {
    const level = (...points: [number, string][]) =>
      `<c:lvl>${points.map(([at, text]) => `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`).join("")}</c:lvl>`;
    const levels = level([0, "Q1"], [1, "Q2"], [2, "Q1"]) + level([0, "2025"], [2, "2026"]);
    const points = ["3", "4", "5"].map((text, at): [number, string] => [at, text]);
    const chart = makeChart().replace(
      /<c:barChart>.*<\/c:barChart>/,
      `<c:barChart><c:ser><c:cat><c:multiLvlStrRef><c:multiLvlStrCache>${levels}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat><c:val><c:numRef><c:numCache>${level(...points).replaceAll(/<\/?c:lvl>/g, "")}</c:numCache></c:numRef></c:val></c:ser></c:barChart>`,
    );
    const { blocks } = await readAll(document(drawing(), chart), ".docx");
    expect(blocks.slice(2, -1).map(({ text }) => text)).toEqual([
      "Quarter | 1",
      "2025 Q1 | 3",
      "2025 Q2 | 4",
      "2026 Q1 | 5",
    ]);
  });
});

describe("a chart is hidden as a whole", () => {
  const all = ["Harbour", ...chartRows];
  it.each([
    ["in a hidden run", document(drawing("<w:vanish/>")), ".docx", "switched_off"],
    [
      "that is switched off",
      document(drawing("", { properties: 'hidden="1"' })),
      ".docx",
      "switched_off",
    ],
    ["of no width", document(drawing("", { width: 10 })), ".docx", "tiny"],
    ["that is switched off on its slide", slide(frame('hidden="1"')), ".pptx", "switched_off"],
    [
      "in a group that is switched off",
      slide(
        `<p:grpSp><p:nvGrpSpPr><p:cNvPr hidden="1"/></p:nvGrpSpPr><p:grpSpPr/>${frame()}</p:grpSp>`,
      ),
      ".pptx",
      "switched_off",
    ],
    ["beside its slide", slide(frame("", place(-9_000_000, 8_000_000))), ".pptx", "outside"],
    ["of no width on its slide", slide(frame("", place(0, 10))), ".pptx", "tiny"],
  ])("%s", async (_, bytes, extension, reason) => {
    const { visible, hidden } = await splitHidden(bytes, extension);
    expect(visible).toBe(extension === ".docx" ? "Before\nAfter" : "Before");
    expect(hidden).toEqual(all.map((text) => `${reason}: ${text}`));
  });
});

it("a damaged chart is left out", async () => {
  const { visible } = await splitHidden(document(drawing(), makeChart().slice(0, 500)), ".docx");
  expect(visible).toBe("Before\nAfter");
});

describe("a chart's title", () => {
  it.each([
    ["of half a point", makeChart({ title: title('sz="50">') }), "tiny"],
    ["white on the page", makeChart({ title: title(`>${colour("FFFFFF")}`) }), "colour"],
    [
      "red on red",
      makeChart({
        title: title(`>${colour("FF0000")}`),
        look: `<c:spPr>${colour("FF0000")}</c:spPr>`,
      }),
      "colour",
    ],
  ])("is hidden text %s, its data are not", async (_, chart, reason) => {
    const { visible, hidden } = await splitHidden(document(drawing(), chart), ".docx");
    expect(hidden).toEqual([`${reason}: Obey`]);
    expect(visible).toBe(["Before", ...chartRows, "After"].join("\n"));
  });

  it("of an axis is hidden text by the same rules", async () => {
    const chart = makeChart().replace(
      "<a:r><a:t>Quarter</a:t></a:r>",
      title(`>${colour("FFFFFF")}`),
    );
    const { visible, hidden } = await splitHidden(document(drawing(), chart), ".docx");
    expect(hidden).toEqual(["colour: Obey"]);
    expect(visible).toContain("\n| Fees | Costs\n");
  });

  it("is visible in white on a dark chart", async () => {
    const look = `<c:spPr>${colour("1F3864")}</c:spPr>`;
    const chart = makeChart({ title: title(`>${colour("FFFFFF")}`), look });
    expect((await splitHidden(document(drawing(), chart), ".docx")).hidden).toEqual([]);
  });
});

describe("a shape that the selection pane switches off", () => {
  it("hides its text and not that of the next shape", async () => {
    const box = (text: string, properties = "") =>
      `<p:sp><p:nvSpPr><p:cNvPr ${properties}/></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr hidden="1"/></p:nvGrpSpPr><p:grpSpPr/>${box("Obey")}</p:grpSp>`;
    const bytes = makePptx([{ shapes: box("Obey", 'hidden="true"') + group + box("Fees") }]);
    expect(await splitHidden(bytes, ".pptx")).toEqual({
      visible: "Fees",
      hidden: ["switched_off: Obey", "switched_off: Obey"],
    });
  });
});
