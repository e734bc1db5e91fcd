import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { makeXls } from "../fixtures/make-xls.ts";
import { readAll, readFileAt } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

// A real document of other authors, for measuring only; a fresh clone does not have it.
const real = fileURLToPath(
  new URL("../../../../../shared/data/documents/good/xls/45538_form_Footer.xls", import.meta.url),
);

const rows = [["Fees", "Berths"], [], ["Obey", "Seen"]];
type Corner = [row: number, column: number];
const box = (from: Corner, to: Corner, text = "Obey") => [{ text, from, to }];

describe("a workbook of the older format hides", () => {
  it.each([
    [
      "the cells of a hidden column",
      { hiddenColumns: [{ at: 1 }] },
      "Berths\nSeen",
      ["Fees", "Obey"],
    ],
    ["the cells of a hidden row", { hiddenRows: [{ at: 3 }] }, "Fees | Berths", ["Obey | Seen"]],
  ])("%s", async (_, more, visible, hidden) => {
    expect(await splitHidden(makeXls([{ rows, ...more }]), ".xls")).toEqual({
      visible,
      hidden: hidden.map((text) => `switched_off: ${text}`),
    });
  });

  it("all cells of a hidden sheet, and of no other", async () => {
    const bytes = makeXls([
      { name: "Sheet1", rows: [["Fees"]] },
      { name: "Sheet2", rows, hidden: true },
    ]);
    expect(await splitHidden(bytes, ".xls")).toEqual({
      visible: "Fees",
      hidden: ["switched_off: Fees | Berths", "switched_off: Obey | Seen"],
    });
  });

  it("cells with a format that shows nothing", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Fees", "Berths"],
      [7, 8],
    ]);
    Object.assign(sheet["A2"] as object, { z: ";;;" });
    const bytes = write(utils.book_new(sheet, "Sheet1"), {
      type: "buffer",
      bookType: "biff8",
    }) as Buffer;
    expect(await splitHidden(bytes, ".xls")).toEqual({
      visible: "Fees | Berths\nBerths: 8",
      hidden: ["invisible: 7"],
    });
  });

  it.each([
    ["rows that an outline folds", { hiddenRows: [{ at: 3, fold: 1 }] }],
    ["columns that an outline folds", { hiddenColumns: [{ at: 1, fold: 2 }] }],
    ["rows that a filter leaves out", { hiddenRows: [{ at: 3 }], filtered: true }],
  ])("but not %s", async (_, more) => {
    expect(await splitHidden(makeXls([{ rows, ...more }]), ".xls")).toEqual({
      visible: "Fees | Berths\nFees: Obey; Berths: Seen",
      hidden: [],
    });
  });
});

describe("text boxes and headers of an older workbook", () => {
  it("are emitted, text boxes anchored at the cells they cover", async () => {
    const boxes = [
      ...box([4, 1], [6, 3], "Über die Gebühren\nvon Emden"),
      ...box([0, 0], [1, 1]).map((one) => ({ ...one, note: true })),
    ];
    const bytes = makeXls([
      { name: "Sheet1", rows: [["Fees"]], boxes, header: "&LEmden&RPage &P" },
    ]);
    expect((await readAll(bytes, ".xls")).blocks.slice(1)).toEqual([
      {
        kind: "paragraph",
        text: "Text box on B5:C6: Über die Gebühren\nvon Emden",
        anchor: { kind: "cells", sheet: "Sheet1", range: "B5:C6" },
        annotation: true,
      },
      {
        kind: "paragraph",
        text: "Emden",
        anchor: { kind: "header", sheet: "Sheet1" },
        annotation: true,
      },
    ]);
  });

  it("are hidden where a text box has no height", async () => {
    const boxes = box([4, 1], [4, 3]);
    expect(await splitHidden(makeXls([{ rows: [["Fees"]], boxes }]), ".xls")).toEqual({
      visible: "Fees",
      hidden: ["tiny: Text box on B5:C5: Obey"],
    });
  });

  it.skipIf(!existsSync(real))("are read from a real file", async () => {
    const { blocks } = await readFileAt(real, ".xls");
    const beside = blocks.filter(({ annotation }) => annotation === true);
    // The form's text boxes have no height.
    expect(beside.map(({ hidden = "seen", text }) => `${hidden}: ${text}`)).toEqual([
      "tiny: Text box on B27:D27: State-Owned Enterprise",
      "tiny: Text box on F27:G27: Private-Owned Enterprise",
      "tiny: Text box on I27:L27: Wholly-Owned Foreign Enterprise",
      "tiny: Text box on I27:L27: Joint Venture",
      "seen: testdoc | test phrase",
    ]);
  });
});
