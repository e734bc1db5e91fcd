import { describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { makePackage, namespaces, relationships } from "../fixtures/make-package.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import type { BookType } from "xlsx";

/** A workbook as a spreadsheet program writes it. */
function makeWorkbook(bookType: BookType): Uint8Array {
  const book = utils.book_new();
  const fees = utils.aoa_to_sheet([
    ["Fees of the harbour"],
    [],
    [null, "Berth", "Since", "Share", "Fee"],
    [null, 1, 45_000, 0.125, 1234.5],
    [null, 2, null, 0.5, 99],
  ]);
  for (const [cell, format] of Object.entries({ C4: "yyyy-mm-dd", D4: "0.0%", E4: "#,##0.00" })) {
    Object.assign(fees[cell] as object, { z: format });
  }
  utils.book_append_sheet(book, fees, "Fees 2024");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["only", "text"]]), "Sheet2");
  return write(book, { type: "buffer", bookType }) as Buffer;
}

describe.each([
  [".xlsx", "xlsx"],
  [".xls", "biff8"],
] as const)("a workbook (%s)", (extension, type) => {
  it("yields its rows with the header's names, and values as they are shown", async () => {
    expect(outline(await readAll(makeWorkbook(type), extension))).toEqual([
      "heading1: Fees 2024",
      "table-row: Fees of the harbour",
      "table-row: Berth | Since | Share | Fee",
      "table-row: Berth: 1; Since: 2023-03-15; Share: 12.5%; Fee: 1,234.50",
      "table-row: Berth: 2; Share: 0.5; Fee: 99",
      "table-row: only | text",
    ]);
  });

  it("names the sheet and the cells of each row", async () => {
    const { blocks } = await readAll(makeWorkbook(type), extension);
    expect(blocks[3]?.anchor).toEqual({ kind: "cells", sheet: "Fees 2024", range: "B4:E4" });
    expect(blocks[5]?.anchor).toEqual({ kind: "cells", sheet: "Sheet2", range: "A1:B1" });
  });
});

describe("a workbook written by hand", () => {
  const make = (rows: string, strings = "") =>
    makePackage({
      "_rels/.rels": relationships([["r", "officeDocument", "xl/workbook.xml"]]),
      "xl/workbook.xml": `<workbook ${namespaces.sheet} ${namespaces.reference}><sheets><sheet name="Sheet1" r:id="a"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": relationships([
        ["a", "worksheet", "sheet.xml"],
        ["b", "sharedStrings", "strings.xml"],
      ]),
      "xl/sheet.xml": `<worksheet ${namespaces.sheet}><sheetData>${rows}</sheetData></worksheet>`,
      "xl/strings.xml": `<sst ${namespaces.sheet}>${strings}</sst>`,
    });

  it("may omit cell references, mix kinds of text, and contain pronunciations", async () => {
    const rows =
      '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c></row>' +
      '<row r="7"><c r="C7" t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>calculated</v></c></row>';
    const strings = "<si><t>港</t><rPh><t>みなと</t></rPh></si>";
    const { blocks } = await readAll(make(rows, strings), ".xlsx");
    expect(blocks).toMatchObject([
      { text: "港 | inline", anchor: { range: "A1:B1" } },
      { text: "TRUE | #N/A | calculated", anchor: { range: "C7:E7" } },
    ]);
  });

  it("whose cells repeat a long text too often is refused", async () => {
    const cell = '<c t="s"><v>0</v></c>';
    const rows = `<row>${cell.repeat(300)}</row>`.repeat(10);
    const bytes = make(rows, `<si><t>${"long ".repeat(3_000)}</t></si>`);
    await expect(readAll(bytes, ".xlsx")).rejects.toMatchObject({ reason: "too_large_unpacked" });
  });

  it("that is a Word document is refused", async () => {
    const bytes = makePackage({
      "_rels/.rels": relationships([["r", "officeDocument", "word/document.xml"]]),
      "word/document.xml": `<w:document ${namespaces.word}/>`,
    });
    await expect(readAll(bytes, ".xlsx")).rejects.toMatchObject({ reason: "wrong_content" });
  });
});
