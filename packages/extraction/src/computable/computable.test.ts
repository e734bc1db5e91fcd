import { describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { extractTables } from "../fixtures/extract-tables.ts";
import type { WorkSheet } from "xlsx";

const csv = (...lines: string[]) => lines.join("\n");
const columnsOf = (table: Awaited<ReturnType<typeof extractTables>>[number] | undefined) =>
  table?.columns.map(({ name, type, unit }) => [name, type, unit].filter(Boolean).join(" "));

describe("the tables of a text with delimiters", () => {
  it("have a title, a header, types, units, and separate totals", async () => {
    const [table] = await extractTables(
      csv(
        "Fees of the harbour;;;",
        "Berth;Since;Fee (EUR);Paid",
        "North;31.01.2024;1.234,50;true",
        "South;01.02.2024;99,25;false",
        "West;15.02.2024;-;true",
        "Summe;;1.333,75;",
      ),
      ".csv",
    );
    expect(table).toMatchObject({
      title: "Fees of the harbour",
      range: "A2:D6",
      rows: 3,
      totals: 1,
    });
    expect(columnsOf(table)).toEqual([
      "Berth text",
      "Since date",
      "Fee (EUR) number EUR",
      "Paid boolean",
    ]);
    expect(table?.data).toEqual([
      [3, 0, "North", "2024-01-31", 1234.5, "TRUE"],
      [4, 0, "South", "2024-02-01", 99.25, "FALSE"],
      [5, 0, "West", "2024-02-15", null, "TRUE"],
      [6, 1, "Summe", null, 1333.75, null],
    ]);
  });

  it("have column letters for names where there is no header", async () => {
    const [table] = await extractTables(csv("1,2", "3,4", "5,6"), ".csv");
    expect(table).toMatchObject({ hasHeader: false, range: "A1:B3", rows: 3 });
    expect(columnsOf(table)).toEqual(["A number", "B number"]);
  });

  it("may have years for names, and keep codes and mixed currencies as text", async () => {
    const [table] = await extractTables(
      csv("Item,2023,2024,Code,Price", "Rope,10,12,007,$5.00", "Sail,20,25,012,€7.00"),
      ".csv",
    );
    expect(columnsOf(table)).toEqual([
      "Item text",
      "2023 number",
      "2024 number",
      "Code text",
      "Price text",
    ]);
  });

  it("count texts in a column of numbers, and rows that are too long", async () => {
    const rows = ["1", "2", "3", "about 4", "5", "6", "7,extra"].map((fee) => `Berth,${fee}`);
    const [table] = await extractTables(csv("Name,Fee", ...rows), ".csv");
    expect(table?.columns[1]).toMatchObject({ type: "number", unread: 1 });
    expect(table?.ragged).toBe(1);
  });

  it("that are too large are reported without rows", async () => {
    const lines = Array.from({ length: 70_000 }, (_, at) => `${at},1,2`);
    const [table, ...others] = await extractTables(csv("Number,One,Two", ...lines), ".csv");
    expect(others).toEqual([]);
    expect(table).toMatchObject({ tooLarge: true, range: "A1:C70001", rows: 70_000, data: [] });
  });

  it("keep the values of their first columns, as far as they can be compared with a question, and the beginning of samples", async () => {
    const header = Array.from({ length: 60 }, (_, at) => `Column ${at}`).join();
    const rows = Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 60 }, (__, at) => `${row} ${at} ${"berth ".repeat(60)}`).join(),
    );
    const [table] = await extractTables(csv(header, ...rows), ".csv");
    const withValues = table?.columns.filter(({ values }) => values !== null).length ?? 0;
    expect(withValues).toBeGreaterThan(20);
    expect(withValues).toBeLessThan(40);
    expect(table?.columns.slice(0, withValues).every(({ values }) => values)).toBe(true);
    expect(JSON.stringify(table?.columns).length).toBeLessThan(250_000);
  });

  it("are not cut by a row that is only named like a total", async () => {
    const lines = ["Total Energies,7", "Shell,3", "Subtotal,10", "Esso,5", "BP,4", ",19"];
    const [table] = await extractTables(csv("Company,Litres", ...lines), ".csv");
    expect(table?.data.filter(([, total]) => total === 1).map(([row]) => row)).toEqual([4, 7]);
  });
});

describe.each([
  [".xlsx", "xlsx"],
  [".xls", "biff8"],
] as const)("the tables of a workbook (%s)", (extension, bookType) => {
  const make = (rows: unknown[][], change: (sheet: WorkSheet) => void = () => undefined) => {
    const sheet = utils.aoa_to_sheet(rows);
    change(sheet);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Fees");
    return write(book, { type: "buffer", bookType }) as Buffer;
  };

  it("have the values of the file, not the rounded ones that it shows", async () => {
    const bytes = make(
      [
        ["Berth", "Since", "Share", "Fee"],
        ["A", 45_000, 0.125, 1234.567],
        ["B", 45_001, 0.5, 2],
      ],
      (sheet) => {
        for (const row of [2, 3]) {
          for (const [column, z] of [
            ["B", "yyyy-mm-dd"],
            ["C", "0%"],
            ["D", '"€"#,##0'],
          ]) {
            Object.assign(sheet[`${column}${row}`] as object, { z });
          }
        }
      },
    );
    const [table] = await extractTables(bytes, extension);
    expect(columnsOf(table)).toEqual([
      "Berth text",
      "Since date",
      "Share number %",
      "Fee number €",
    ]);
    expect(table?.data).toEqual([
      [2, 0, "A", "2023-03-15", 12.5, 1234.567],
      [3, 0, "B", "2023-03-16", 50, 2],
    ]);
  });

  it("may be beside and below each other, with merged names above", async () => {
    const bytes = make(
      [
        ["Berth", "2023", null, null, "Item", "Cost"],
        [null, "Plan", "Actual", null, "Rope", 5],
        ["A", 1, 2, null, "Sail", 7],
        ["B", 3, 4],
        [],
        [],
        [],
        ["Ship", "Crew"],
        ["Heron", 7],
      ],
      (sheet) => {
        sheet["!merges"] = [{ s: { r: 0, c: 1 }, e: { r: 0, c: 2 } }];
      },
    );
    const tables = await extractTables(bytes, extension);
    expect(tables.map(({ range }) => range)).toEqual(["A1:C4", "E1:F3", "A8:B9"]);
    expect(columnsOf(tables[0])).toEqual(["Berth text", "2023 Plan number", "2023 Actual number"]);
  });

  it("continue after an empty row unless a new header follows", async () => {
    const bytes = make([
      ["Berth", "Fee"],
      ["A", 1],
      ["B", 2],
      [],
      ["C", 3],
      [],
      ["More"],
      ["D", 4],
    ]);
    const tables = await extractTables(bytes, extension);
    expect(tables.map(({ range, rows }) => [range, rows])).toEqual([["A1:B5", 3]]);
  });
});

describe("the header of a table", () => {
  const head = async (...lines: string[]) => {
    const [table] = await extractTables(csv(...lines), ".csv");
    return columnsOf(table);
  };
  it.each([
    [
      "is followed by units",
      [
        "Port,Grain,Value",
        ",1000 tons,1000 US$",
        "Aby,12.5,3.1",
        "Brae,nd,4.2",
        "Coll,7.5,nd",
        "Dun,8.5,nd",
        "Ern,nd,1.2",
      ],
      ["Port text", "Grain (1000 tons) number", "Value (1000 US$) number"],
    ],
    [
      "continues in a second row",
      ["Port,Number,Median", ",of ships,monthly fee", "Aby,12,310", "Brae,14,280"],
      ["Port text", "Number of ships number", "Median monthly fee number"],
    ],
    [
      "stands below a legend",
      [",below 10", "Port,Ships", "Aby,12", "Brae,8"],
      ["Port text", "Ships number"],
    ],
    [
      "has years beside labels without a name",
      [",2021,2022,2023", "Aby,12.5,13.5,15.5", "Brae,8.5,9.5,9.1"],
      ["A text", "2021 number", "2022 number", "2023 number"],
    ],
  ])("%s", async (_, lines, columns) => expect(await head(...lines)).toEqual(columns));
});

describe("the rows of a table", () => {
  it("end before the notes below it, and an average at their end is no row", async () => {
    const [table] = await extractTables(
      csv(
        "Port,Ships,Fee",
        "Aby,12,310",
        "Brae,8,280",
        "Coll,9,275",
        "Dun,7,300",
        "Ern,6,290",
        "Fay,5,200",
        "World average,7.8,275.8",
        "(1) Ships of less than ten metres are left out.,,",
      ),
      ".csv",
    );
    expect(table).toMatchObject({ rows: 6, totals: 1, range: "A1:C8" });
  });

  it("keep the decimals that the sheet shows where all numbers show as many", async () => {
    const [table] = await extractTables(
      csv("Port,Fee,Crew", "Aby,310.50,3", "Brae,8.00,2.5"),
      ".csv",
    );
    expect(table?.columns.map(({ decimals }) => decimals)).toEqual([null, 2, null]);
  });
});
