import { describe, expect, it } from "vitest";
import { parseTable } from "./table-rows.ts";

const cells = (range: string) => [{ kind: "cells" as const, sheet: "", range }];

describe("the rows of a sheet", () => {
  it("are read from names and values, empty cells included", () => {
    const text = "Berth | Ship | Note\nBerth: 1; Note: a: b; c\nShip: Ada";
    expect(parseTable(text, cells("A1:C3"), [])).toEqual({
      columns: ["Berth", "Ship", "Note"],
      rows: [
        { number: 1, cells: ["Berth", "Ship", "Note"], text: "Berth | Ship | Note" },
        { number: 2, cells: ["1", "", "a: b; c"], text: "Berth: 1; Note: a: b; c" },
        { number: 3, cells: ["", "Ada", ""], text: "Ship: Ada" },
      ],
    });
  });

  it("take the columns of the passages before", () => {
    expect(parseTable("Berth: 7; Ship: Ada", cells("A9:B9"), ["Berth", "Ship"]).rows).toEqual([
      { number: 9, cells: ["7", "Ada"], text: "Berth: 7; Ship: Ada" },
    ]);
  });

  it("find the columns in the rows where no header is at hand", () => {
    const text = "Berth: 7; Ship: Ada\nBerth: 8; Ship: Grace; Note: late";
    const table = parseTable(text, cells("A9:C10"), []);
    expect(table.columns).toEqual(["Berth", "Ship", "Note"]);
    expect(table.rows.map((row) => row.cells)).toEqual([
      ["7", "Ada", ""],
      ["8", "Grace", "late"],
    ]);
  });

  it("leave comments on cells as text, at the row they are about", () => {
    const text = "Comment on B4 by Ada: Why 3 | 4; not: 5?";
    expect(parseTable(text, cells("B4"), [])).toEqual({
      columns: [],
      rows: [{ number: 4, cells: null, text }],
    });
  });

  it.each(["Chart on C3:E9: Harbour", "Chart on this sheet", "Text box on B4: Due | in May"])(
    "leave what lies over cells as lines of text: %s",
    (first) => {
      const lines = [first, "Quarter | Fees", "Q1: 25%"];
      expect(parseTable(lines.join("\n"), cells("C3:E5"), ["Q1"])).toEqual({
        columns: ["Q1"],
        rows: lines.map((text) => ({ number: null, cells: null, text })),
      });
    },
  );

  it("stay text where they cannot be separated, and without numbers where lines and rows differ", () => {
    expect(parseTable("A title\nBerth | Ship", cells("A1:B7"), []).rows).toEqual([
      { number: null, cells: null, text: "A title" },
      { number: null, cells: ["Berth", "Ship"], text: "Berth | Ship" },
    ]);
  });
});
