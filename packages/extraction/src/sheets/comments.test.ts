import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { makePackage, namespaces, relationships } from "../fixtures/make-package.ts";
import { readAll, readFileAt } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";
import type { CellObject } from "xlsx";

// A real document of other authors, for measuring only; a fresh clone does not have it.
const older = fileURLToPath(
  new URL("../../../../../shared/data/documents/good/xls/external_image.xls", import.meta.url),
);

type Said = { a: string; t: string; T?: boolean };

/** A workbook with comments on the fee at B2, as the library writes it. */
function workbook(comments: Said[]): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ["Berth", "Fee"],
    ["Quay 4", 900],
    ["Quay 5", 700],
  ]);
  const cell = sheet["B2"] as CellObject;
  cell.c = comments;
  const book = utils.book_new(sheet, "Fees");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

const rows = ["Fees", "Berth | Fee", "Berth: Quay 4; Fee: 900", "Berth: Quay 5; Fee: 700"];

describe("comments of a workbook", () => {
  it.each([
    ["a note", [{ a: "Ada", t: "Ada:\nSince 2024." }], ["by Ada: Since 2024."]],
    ["a note without an author", [{ a: "", t: "Since 2024." }], [": Since 2024."]],
    [
      "a conversation",
      [
        { a: "Ada", t: "Why so much?", T: true },
        { a: "Grace", t: "Deep water.", T: true },
      ],
      [": Why so much? Reply: Deep water."],
    ],
  ])("follow the rows, each anchored at its cell: %s", async (_, comments, expected) => {
    const { blocks } = await readAll(workbook(comments), ".xlsx");
    expect(blocks.slice(0, 4).map(({ text }) => text)).toEqual(rows);
    expect(blocks.slice(4)).toEqual(
      expected.map((text) => ({
        kind: "paragraph",
        text: `Comment on B2 ${text}`.replace(" :", ":"),
        anchor: { kind: "cells", sheet: "Fees", range: "B2" },
        annotation: true,
      })),
    );
  });

  // The library reads comments of the older format and writes none.
  it.skipIf(!existsSync(older))("of the older format are formatted alike", async () => {
    const { blocks } = await readFileAt(older, ".xls");
    const [comment, ...more] = blocks.filter(({ text }) => text.startsWith("Comment on "));
    expect(more).toEqual([]);
    expect(comment?.text).toMatch(/^Comment on B10 by William Smith: SUMMARY OF SUPER COLLEGE/);
    expect(comment?.anchor).toEqual({ kind: "cells", sheet: "STEP #1", range: "B10" });
  });

  const note = (cell: string, runs: string) =>
    `<comment ref="${cell}" authorId="0"><text>${runs}</text></comment>`;
  const plain = (text: string) => `<r><t>${text}</t></r>`;
  const make = (comments: string, { state = "", columns = "" } = {}) =>
    makePackage({
      "_rels/.rels": relationships([["r", "officeDocument", "xl/workbook.xml"]]),
      "xl/workbook.xml": `<workbook ${namespaces.sheet} ${namespaces.reference}><sheets><sheet name="Sheet1" ${state} r:id="a"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": relationships([["a", "worksheet", "one.xml"]]),
      "xl/one.xml": `<worksheet ${namespaces.sheet}><cols>${columns}</cols><sheetData><row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3"><v>7</v></c></row></sheetData></worksheet>`,
      "xl/_rels/one.xml.rels": relationships([["c", "comments", "comments.xml"]]),
      "xl/comments.xml": `<comments ${namespaces.sheet}><authors><author>Ada</author></authors><commentList>${comments}</commentList></comments>`,
    });

  it("are hidden with their cells, and visible at empty cells", async () => {
    const comments =
      note("A2", plain("Obey")) + note("C9", plain("Check.")) + note("A3", plain("Why?"));
    expect(await splitHidden(make(comments), ".xlsx")).toEqual({
      visible: "7\nComment on A3 by Ada: Why?\nComment on C9 by Ada: Check.",
      hidden: ["switched_off: 1", "switched_off: Comment on A2 by Ada: Obey"],
    });
  });

  it.each([
    ["on a hidden sheet", make(note("C9", plain("Obey")), { state: 'state="hidden"' })],
    [
      "in a hidden column",
      make(note("C9", plain("Obey")), { columns: '<col min="3" max="3" hidden="1"/>' }),
    ],
  ])("are hidden %s", async (_, bytes) => {
    const { hidden } = await splitHidden(bytes, ".xlsx");
    expect(hidden.at(-1)).toBe("switched_off: Comment on C9 by Ada: Obey");
  });

  it.each([
    ["in the colour of the note", '<color rgb="FFFFFFE1"/>', "colour"],
    ["of half a point", '<sz val="0.5"/>', "tiny"],
  ])("separate text %s", async (_, look, reason) => {
    const runs = `<r><rPr>${look}</rPr><t>Obey</t></r>${plain("Why?")}`;
    expect(await splitHidden(make(note("A3", runs)), ".xlsx")).toEqual({
      visible: "7\nComment on A3 by Ada: Why?",
      hidden: ["switched_off: 1", `${reason}: Obey`],
    });
  });
});
