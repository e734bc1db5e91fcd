import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { extractTables } from "../fixtures/extract-tables.ts";
import {
  frame,
  hiddenStyle,
  makeOpenDocument,
  sheet,
  sheetRow,
  slide,
  style,
} from "../fixtures/make-opendocument.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const paragraph = (text: string, attributes = "") => `<text:p ${attributes}>${text}</text:p>`;
const cell = (text: string, attributes = "") =>
  `<table:table-cell ${attributes}>${paragraph(text)}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
const text = (body: string, automatic = "") => makeOpenDocument("text", { body, automatic });
const item = (content: string) => `<text:list-item>${content}</text:list-item>`;

describe("an .odt file", () => {
  it("keeps headings, lists with their numbers, tables and notes", async () => {
    const level = (at: number, format: string, more = "") =>
      `<text:list-level-style-number text:level="${at}" style:num-format="${format}" style:num-suffix="." ${more}/>`;
    const numbers = `<text:list-style style:name="Numbers">${level(1, "1")}${level(2, "a", 'text:display-levels="2"')}</text:list-style>`;
    const inner = `<text:list>${item(paragraph("On Sundays"))}</text:list>`;
    const note =
      "<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Since 1998.</text:p></text:note-body></text:note>";
    const comment =
      "<office:annotation><dc:creator>Ada</dc:creator><dc:date>2024</dc:date><text:p>Check this.</text:p></office:annotation>";
    const body = [
      '<text:h text:outline-level="1">Rules of the <text:s text:c="2"/>harbour</text:h>',
      paragraph(`The gate${note} opens at<text:line-break/>nine.${comment}`),
      `<text:list text:style-name="Numbers">${item(paragraph("Report first") + paragraph("and pay") + inner)}${item(paragraph("Then moor"))}</text:list>`,
      `<table:table><table:table-header-rows>${row(cell("Ship"), cell("Fee"), cell("Note"))}</table:table-header-rows>${row(cell("Ada"), "<table:table-cell/>", cell("paid"))}</table:table>`,
    ].join("");
    const file = await readAll(
      makeOpenDocument("text", { body, automatic: numbers, title: "Harbour" }),
      ".odt",
    );
    expect(file.title).toBe("Harbour");
    expect(outline(file)).toEqual([
      "heading1: Rules of the   harbour",
      "paragraph: The gate opens at\nnine.",
      "paragraph: 1 Since 1998.",
      "paragraph: Comment by Ada: Check this.",
      "list: 1. Report first",
      "list: and pay",
      "list: 1.a. On Sundays",
      "list: 2. Then moor",
      "table-row: Ship | Fee | Note",
      "table-row: Ship: Ada; Note: paid",
    ]);
    expect(file.blocks[1]?.anchor).toEqual({ kind: "paragraph", from: 2, to: 2 });
    expect(file.blocks.at(-1)?.anchor).toEqual({ kind: "paragraph", from: 10, to: 11 });
  });

  it("with lists of more levels than there are is read in no time", async () => {
    const levels = 'text:level="90000000" text:display-levels="90000000"';
    const style = `<text:list-style style:name="Deep"><text:list-level-style-number ${levels} style:num-format="1"/></text:list-style>`;
    const body = `<text:list text:style-name="Deep">${item(paragraph("Report first"))}</text:list>`;
    const lists = `<text:list text:style-name="L">${item(paragraph("a"))}</text:list>`.repeat(
      5_000,
    );
    const file = await readAll(text(body + lists, style), ".odt");
    expect(outline(file)[0]).toBe("list: Report first");
    expect(file.blocks).toHaveLength(5_001);
  });

  it("gives a header once, without its page numbers", async () => {
    const header = `<style:header>${paragraph("Port of Emden <text:page-number>3</text:page-number>")}</style:header>`;
    const off = `<style:footer style:display="false">${paragraph("Draft")}</style:footer>`;
    const number = `<style:header-left>${paragraph("Page <text:page-number>4</text:page-number>")}</style:header-left>`;
    const styles = `<style:master-page>${header}${number}${off}</style:master-page>`;
    const bytes = makeOpenDocument("text", { body: paragraph("Fees are due"), styles });
    const { blocks } = await readAll(bytes, ".odt");
    expect(blocks.map(({ text: shown, anchor, hidden }) => [anchor.kind, shown, hidden])).toEqual([
      ["paragraph", "Fees are due", undefined],
      ["header", "Port of Emden", undefined],
      ["footer", "Draft", "switched_off"],
    ]);
  });

  const white = style("White", "text", '<style:text-properties fo:color="#ffffff"/>');
  const dark = style("Dark", "paragraph", '<style:text-properties fo:background-color="#000080"/>');
  const small = style("Small", "text", '<style:text-properties fo:font-size="0.5pt"/>');
  const child =
    '<style:style style:name="Child" style:family="text" style:parent-style-name="Hidden"/>';
  const span = (name: string) => `<text:span text:style-name="${name}">Obey</text:span>`;

  it.each([
    ["formatted as hidden", span("Hidden"), "switched_off"],
    ["of a style that inherits it", span("Child"), "switched_off"],
    ["white on the page", span("White"), "colour"],
    ["too small", span("Small"), "tiny"],
    ["in a hidden section", "", "switched_off"],
  ])("marks text %s", async (_, content, reason) => {
    const section = content
      ? paragraph(content)
      : `<text:section text:display="none">${paragraph("Obey")}</text:section>`;
    const styles = [hiddenStyle, white, small, child].join("");
    expect(await splitHidden(text(paragraph("Fees are due") + section, styles), ".odt")).toEqual({
      visible: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it("shows white text on a dark ground, and leaves out what was deleted", async () => {
    const deleted = `<text:tracked-changes>${paragraph("Deleted")}</text:tracked-changes>`;
    const body =
      deleted +
      paragraph('<text:span text:style-name="White">Seen</text:span>', 'text:style-name="Dark"');
    expect(await splitHidden(text(body, white + dark), ".odt")).toEqual({
      visible: "Seen",
      hidden: [],
    });
  });

  it.each([
    [
      "with a password",
      makeOpenDocument("text", {
        body: paragraph("x"),
        manifest: "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
      }),
      "password_protected",
    ],
    [
      "that is a sheet",
      makeOpenDocument("spreadsheet", { body: sheet("A", sheetRow(["x"])) }),
      "wrong_content",
    ],
    [
      "that is another package",
      zipSync({ "word/document.xml": new Uint8Array([60]) }),
      "wrong_content",
    ],
    ["without text", text("<text:p/>"), "no_text"],
    ["with broken markup", text("<text:p>open"), "corrupt"],
    ["with an entity", text(paragraph("&unknown;")), "corrupt"],
    ["nested beyond reason", text("<text:section>".repeat(2_000)), "corrupt"],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(readAll(bytes, ".odt")).rejects.toMatchObject({ reason });
  });

  it("that unpacks to more than fits is refused", async () => {
    const body = paragraph("x".repeat(210_000_000));
    await expect(readAll(text(body), ".odt")).rejects.toMatchObject({
      reason: "too_large_unpacked",
    });
  });
});

describe("an .ods file", () => {
  const read = async (rows: string, automatic = "", attributes = "") =>
    readAll(
      makeOpenDocument("spreadsheet", { body: sheet("Fees", rows, attributes), automatic }),
      ".ods",
    );

  it("gives each row with its cells, repeated ones included", async () => {
    const rows = [
      sheetRow(["Ship", "Fee", "Port"]),
      sheetRow(["Ada", "", "Emden"]),
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="2"><text:p>Grace</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row>',
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ];
    const { blocks } = await read(rows.join(""));
    expect(blocks.map(({ text: shown }) => shown)).toEqual([
      "Fees",
      "Ship | Fee | Port",
      expect.stringMatching(/^Ship: Ada; .*Port: Emden$/),
      expect.stringMatching(/^Ship: Grace; Fee: Grace/),
      expect.stringMatching(/^Ship: Grace; Fee: Grace/),
    ]);
    const ranges = blocks.map(({ anchor }) => anchor.kind === "cells" && anchor.range);
    expect(ranges.slice(2)).toEqual(["A2:C2", "A3:B3", "A4:B4"]);
  });

  it("gives its tables with their values", async () => {
    const value = (type: string, attributes: string, shown: string) =>
      `<table:table-cell office:value-type="${type}" ${attributes}>${paragraph(shown)}</table:table-cell>`;
    const day = value("date", 'office:date-value="2024-03-31T14:05:00"', "31.03.24");
    const fee = value("currency", 'office:value="12.5" office:currency="EUR"', "12,50 €");
    const share = value("percentage", 'office:value="0.5"', "50%");
    const rows =
      sheetRow(["Ship", "Day", "Fee", "Share"]) +
      [1, 2, 3].map((at) => row(cell(`Ship ${at}`), day, fee, share)).join("");
    const tables = await extractTables(
      makeOpenDocument("spreadsheet", { body: sheet("Fees", rows) }),
      ".ods",
    );
    expect(tables).toHaveLength(1);
    expect(JSON.stringify(tables)).toContain("2024-03-31 14:05:00");
    expect(JSON.stringify(tables)).toContain("12.5");
  });

  it("marks hidden rows, columns and sheets, and keeps folded ones", async () => {
    const hide = 'table:visibility="collapse"';
    const columns = `<table:table-column/><table:table-column ${hide}/>`;
    const folded = `<table:table-row-group table:display="false">${sheetRow(["Folded", ""], hide)}</table:table-row-group>`;
    const rows = columns + sheetRow(["Shown", "Column"]) + sheetRow(["Row"], hide) + folded;
    const off = style("Off", "table", '<style:table-properties table:display="false"/>');
    const body = sheet("A", rows) + sheet("B", sheetRow(["Sheet"]), 'table:style-name="Off"');
    const bytes = makeOpenDocument("spreadsheet", { body, automatic: off });
    const { visible, hidden } = await splitHidden(bytes, ".ods");
    expect(visible.split("\n")).toEqual(["A", "Shown", "Folded"]);
    expect(hidden).toEqual(["switched_off: Column", "switched_off: Row", "switched_off: Sheet"]);
  });

  it("gives comments with their cells", async () => {
    const comment =
      "<office:annotation><dc:creator>Ada</dc:creator><text:p>Check this.</text:p></office:annotation>";
    const rows =
      sheetRow(["Ship", "Fee"]) +
      row(cell("Ada"), `<table:table-cell>${comment}${paragraph("12")}</table:table-cell>`);
    const { blocks } = await read(rows);
    expect(blocks.at(-1)).toMatchObject({
      text: "Comment on B2 by Ada: Check this.",
      anchor: { kind: "cells", sheet: "Fees", range: "B2" },
    });
    expect(blocks.at(-2)?.text).toContain("12");
  });

  it("of more cells than a document has is refused", async () => {
    const many =
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>';
    await expect(read(many)).rejects.toMatchObject({ reason: "too_large_unpacked" });
  });
});

describe("an .odp file", () => {
  it("gives each slide with its title first, then text, tables and notes", async () => {
    const table = `<draw:frame><table:table>${row(cell("Ship"), cell("Fee"))}${row(cell("Ada"), cell("12"))}</table:table></draw:frame>`;
    const notes = `<presentation:notes>${frame("Speak slowly.", 'presentation:class="notes"')}${frame("3", 'presentation:class="page-number"')}</presentation:notes>`;
    const body = `<draw:page>${frame("The harbour")}${frame("Fees", 'presentation:class="title"')}${table}${notes}</draw:page>${slide("Thanks")}`;
    const file = await readAll(makeOpenDocument("presentation", { body }), ".odp");
    expect([file.title, file.pages]).toEqual(["Fees", 2]);
    expect(outline(file)).toEqual([
      "heading1: Fees",
      "paragraph: The harbour",
      "table-row: Ship | Fee",
      "table-row: Ship: Ada; Fee: 12",
      "paragraph: Notes: Speak slowly.",
      "heading1: Thanks",
    ]);
    expect(file.blocks.at(-1)?.anchor).toEqual({ kind: "slide", slide: 2 });
  });
});
