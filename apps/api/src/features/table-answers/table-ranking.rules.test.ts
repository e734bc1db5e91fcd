import { describe, expect, it } from "vitest";
import { nameTables } from "../tables/table-names.rules.ts";
import { chooseTables } from "./table-ranking.rules.ts";

/** A table of a document, with the names of its columns and the values of the first. */
const table = (documentId: string, sheet: string, columns: string[], values: string[] = []) => ({
  id: `${documentId}-${sheet}`,
  documentId,
  filename: `${documentId}.xlsx`,
  sha256: documentId,
  parts: 1,
  outline: {
    sheet,
    title: null,
    range: "A1:D9",
    hasHeader: true,
    rows: 8,
    totals: 0,
    ragged: 0,
    tooLarge: false,
    columns: columns.map((name, at) => ({
      name,
      letter: "A",
      type: "text" as const,
      unit: null,
      unread: 0,
      values: at === 0 ? values : null,
      sample: [],
    })),
  },
});

const tables = nameTables(
  [
    ...Array.from({ length: 9 }, (_, at) =>
      table("hires", `Hires ${at}`, ["Function", "Number"], ["Sales", "Nonprofit", "Total"]),
    ),
    table("ledger", "Year", ["Country", "GrossSales", "Profit"], ["Canada"]),
    table("cups", "Cups", ["Team", "Cups"], ["Blues"]),
  ],
  new Set(),
);
const chosen = async (query: string, ...found: string[]) =>
  (await chooseTables(tables, query, new Set(found))).map(({ documentId }) => documentId);

describe("the tables described for a query", () => {
  it.each([
    ["a column before values of many tables", "What is the lowest profit?", ["hires"], "ledger"],
    ["several words before one", "Total sales by country", ["hires"], "ledger"],
    ["another form of a word", "What do the countries earn?", [], "ledger"],
    ["a value of one table", "How often did the Blues win?", [], "cups"],
    ["what was found, where no word tells", "And otherwise?", ["cups"], "cups"],
  ])("%s", async (_, query, found, first) => {
    expect((await chosen(query, ...found))[0]).toBe(first);
  });

  it("leave room for those of other documents", async () => {
    const described = await chosen("Which number is the profit?", "hires");
    expect(described).toHaveLength(6);
    expect(described).toContain("ledger");
  });

  it("are none where nothing fits", async () => {
    expect(await chosen("Who wrote the letter?")).toEqual([]);
  });
});
