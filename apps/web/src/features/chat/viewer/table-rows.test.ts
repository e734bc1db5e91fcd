import { describe, expect, it } from "vitest";
import { parseTable } from "./table-rows.ts";

/** A table without the starts of its lines. */
function parse(...input: Parameters<typeof parseTable>) {
  const { columns, rows } = parseTable(...input);
  return {
    columns,
    rows: rows.map(({ number, cells: values, text }) => ({ number, cells: values, text })),
  };
}

const cells = (range: string) => [{ kind: "cells" as const, sheet: "", range }];

describe("the rows of a sheet", () => {
  it("know where their lines start in the passage", () => {
    const text = "Berth | Ship\n\nBerth: 1; Ship: Ada\nBerth: 2; Ship: Grace";
    const starts = parseTable(text, cells("A1:B4"), []).rows.map(({ start }) => start);
    expect(starts.map((start) => text.slice(start, start + 8))).toEqual([
      "Berth | ",
      "Berth: 1",
      "Berth: 2",
    ]);
  });

  it("are read from names and values, empty cells included", () => {
    const text = "Berth | Ship | Note\nBerth: 1; Note: a: b; c\nShip: Ada";
    expect(parse(text, cells("A1:C3"), [])).toEqual({
      columns: ["Berth", "Ship", "Note"],
      rows: [
        { number: 1, cells: ["Berth", "Ship", "Note"], text: "Berth | Ship | Note" },
        { number: 2, cells: ["1", "", "a: b; c"], text: "Berth: 1; Note: a: b; c" },
        { number: 3, cells: ["", "Ada", ""], text: "Ship: Ada" },
      ],
    });
  });

  it("take the columns of the passages before", () => {
    expect(parse("Berth: 7; Ship: Ada", cells("A9:B9"), ["Berth", "Ship"]).rows).toEqual([
      { number: 9, cells: ["7", "Ada"], text: "Berth: 7; Ship: Ada" },
    ]);
  });

  it("find the columns in the rows where no header is at hand", () => {
    const text = "Berth: 7; Ship: Ada\nBerth: 8; Ship: Grace; Note: late";
    const table = parse(text, cells("A9:C10"), []);
    expect(table.columns).toEqual(["Berth", "Ship", "Note"]);
    expect(table.rows.map((row) => row.cells)).toEqual([
      ["7", "Ada", ""],
      ["8", "Grace", "late"],
    ]);
  });

  it("leave comments on cells as text, at the row they are about", () => {
    const text = "Comment on B4 by Ada: Why 3 | 4; not: 5?";
    expect(parse(text, cells("B4"), [])).toEqual({
      columns: [],
      rows: [{ number: 4, cells: null, text }],
    });
  });

  it.each(["Chart on C3:E9: Harbour", "Chart on this sheet", "Text box on B4: Due | in May"])(
    "leave what lies over cells as lines of text: %s",
    (first) => {
      const lines = [first, "Quarter | Fees", "Q1: 25%"];
      expect(parse(lines.join("\n"), cells("C3:E5"), ["Q1"])).toEqual({
        columns: ["Q1"],
        rows: lines.map((text) => ({ number: null, cells: null, text })),
      });
    },
  );

  it("stay text where they cannot be separated, and without numbers where lines and rows differ", () => {
    expect(parse("A title\nBerth | Ship", cells("A1:B7"), []).rows).toEqual([
      { number: null, cells: null, text: "A title" },
      { number: null, cells: ["Berth", "Ship"], text: "Berth | Ship" },
    ]);
  });
});
