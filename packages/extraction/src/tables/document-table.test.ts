import { describe, expect, it } from "vitest";
import { type DocumentCell, formatDocumentTable } from "./document-table.ts";

const anchor = { kind: "slide" as const, slide: 1 };
type Cells = readonly (string | DocumentCell)[];

const format = (rows: readonly Cells[], headerRows = 0) =>
  formatDocumentTable(
    rows.map((cells, at) => ({
      cells: cells.map((cell) => (typeof cell === "string" ? { text: cell } : cell)),
      anchor,
      isHeader: at < headerRows,
    })),
  ).map(({ text }) => text);

describe("a table in a text", () => {
  it.each<[name: string, rows: readonly Cells[], last: string]>([
    [
      "years beside labels",
      [
        ["", "2001", "2002"],
        ["Fees", "", "7"],
        ["Costs", "3", ""],
      ],
      "Costs; 2001: 3",
    ],
    [
      "names above numbers",
      [
        ["Berth", "Fee"],
        ["North", ""],
        ["South", "4"],
      ],
      "Berth: South; Fee: 4",
    ],
    [
      "three columns of words",
      [
        ["Berth", "Ship", "Crew"],
        ["North", "", "Ada"],
      ],
      "Berth: North; Crew: Ada",
    ],
    [
      "a group of columns",
      [
        ["Berth", { text: "Fees", columns: 2 }],
        ["", "2001", "2002"],
        ["North", "1", ""],
        ["South", "", "2"],
      ],
      "Berth: South; Fees 2002: 2",
    ],
    [
      "a label over several rows",
      [
        ["Port", "Berth", "Fee"],
        ["Emden", "North", "1"],
        [{ text: "", continues: true }, "South", "2"],
      ],
      "Port: Emden; Berth: South; Fee: 2",
    ],
  ])("names the value of each column: %s", (_, rows, last) => {
    expect(format(rows).at(-1)).toBe(last);
  });

  it("takes the rows that the file marks for its header", () => {
    const rows = [
      ["Term", "Meaning"],
      ["", "in short"],
      ["Berth", "A place for a ship"],
    ];
    expect(format(rows, 2)).toEqual([
      "Term | Meaning",
      "in short",
      "Term: Berth; Meaning in short: A place for a ship",
    ]);
  });

  it("is text where a first row may be a label and its value", () => {
    expect(
      format([
        ["Name", "Ada"],
        ["Ship", "Heron"],
      ]),
    ).toEqual(["Name | Ada", "Ship | Heron"]);
  });

  it("counts the columns of cells by their edges where the file says these", () => {
    const cell = (text: string, edge: number) => ({ text, edge });
    const rows = [
      [cell("Berth", 1_000), cell("Fees", 3_010)],
      [cell("", 1_000), cell("2001", 2_000), cell("2002", 3_000)],
      [cell("North", 1_005), cell("", 2_000), cell("7", 3_000)],
    ];
    expect(format(rows).at(-1)).toBe("Berth: North; Fees 2002: 7");
  });

  it("is not named by a header of another width", () => {
    const rows = [
      ["Berth", "Fees"],
      ["", "2001", "2002"],
      ["North", "1", "2"],
      ["South", "3", "4"],
    ];
    expect(format(rows).at(-1)).toBe("South; 2001: 3; 2002: 4");
    expect(
      format([
        ["Berth", "Fees"],
        ["North", "1", "2"],
      ]).at(-1),
    ).toBe("North | 1 | 2");
  });

  it("is text in a row of another width, whose columns are not known", () => {
    expect(
      format([
        ["Berth", "Ship", "Fee"],
        ["North", "Ada", "1"],
        ["South", "2"],
      ]).at(-1),
    ).toBe("South | 2");
  });
});
