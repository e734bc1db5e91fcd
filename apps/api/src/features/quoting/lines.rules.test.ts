import { describe, expect, it } from "vitest";
import { isQuotable, splitLines } from "./lines.rules.ts";

const shown = (text: string, headings: readonly string[] = []) =>
  splitLines(text, headings).map(({ kind, text: line, lead }) => [kind, line, lead]);

describe("splitLines", () => {
  it("separates headings from what is below them", () => {
    const text =
      "9. Confidentiality\nRecipes and colours are confidential. They stay so for years.\n\n10. Term\nIt ends in May.";
    expect(shown(text, ["Supply agreement"])).toEqual([
      ["heading", "9. Confidentiality", "Supply agreement"],
      ["sentence", "Recipes and colours are confidential.", "9. Confidentiality"],
      ["sentence", "They stay so for years.", "9. Confidentiality"],
      ["heading", "10. Term", "9. Confidentiality"],
      ["sentence", "It ends in May.", "10. Term"],
    ]);
  });

  it("takes the titles above the first paragraph for headings", () => {
    const text =
      "Harbour handbook 2026\n\nContacts\n\nThe office is open on Tuesdays from two to five.";
    expect(shown(text)).toEqual([
      ["heading", "Harbour handbook 2026", undefined],
      ["heading", "Contacts", "Harbour handbook 2026"],
      ["sentence", "The office is open on Tuesdays from two to five.", "Contacts"],
    ]);
  });

  it("takes short lines below a title for items", () => {
    expect(shown("Agenda\nGrowth strategy\nMarket analysis")).toEqual([
      ["heading", "Agenda", undefined],
      ["item", "Growth strategy", "Agenda"],
      ["item", "Market analysis", "Agenda"],
    ]);
  });

  it("reads a question as the lead of its answer", () => {
    expect(shown("Are dogs allowed?\nNo, except for guide dogs.")).toEqual([
      ["question", "Are dogs allowed?", undefined],
      ["sentence", "No, except for guide dogs.", "Are dogs allowed?"],
    ]);
  });

  it.each([
    ["Report date: 2024-11-15", [{ name: "Report date", value: "2024-11-15" }]],
    ["- **Client**: Harbour Ltd", [{ name: "Client", value: "Harbour Ltd" }]],
    ["**Client:** Harbour Ltd", [{ name: "Client", value: "Harbour Ltd" }]],
    [
      "Name: Ben; Hours per week: 37",
      [
        { name: "Name", value: "Ben" },
        { name: "Hours per week", value: "37" },
      ],
    ],
    ["The lake (Portuguese: lago; Spanish: lago) is deep.", []],
    [
      "The berths of the harbour are numbered as follows: 1 to 40, from the north to the south, on both sides.",
      [],
    ],
  ])("reads the labels of %s", (text, cells) => {
    expect(splitLines(text, []).flatMap((line) => line.cells)).toEqual(cells);
  });

  it("reads the label of a list item as the lead of the item's other sentences", () => {
    const text = "Errors\n- **E3**: Sensor broken. Replace it.\n- **E7**: Too hot. Switch it off.";
    expect(shown(text)).toEqual([
      ["heading", "Errors", undefined],
      ["cells", "- **E3**: Sensor broken.", "Errors"],
      ["sentence", "Replace it.", "- **E3**: Sensor broken."],
      ["cells", "- **E7**: Too hot.", "Errors"],
      ["sentence", "Switch it off.", "- **E7**: Too hot."],
    ]);
  });

  it("names the cells of a row by their columns", () => {
    const [header, row] = splitLines("Metric | Current | Previous\nMargin | 40% | 36%", []);
    expect(header?.kind).toBe("header");
    expect(row?.cells).toEqual([
      { name: "Metric", value: "Margin" },
      { name: "Current", value: "40%" },
      { name: "Previous", value: "36%" },
    ]);
  });

  it("reads the title of a list item as the lead of that item alone", () => {
    const text =
      "Minutes\n\n4. Elections. Ada Kemp was elected as the treasurer.\n5. The hedge is cut in October by the members.";
    expect(shown(text)).toEqual([
      ["heading", "Minutes", undefined],
      ["heading", "4. Elections.", "Minutes"],
      ["sentence", "Ada Kemp was elected as the treasurer.", "4. Elections."],
      ["sentence", "5. The hedge is cut in October by the members.", "Minutes"],
    ]);
  });

  it("takes the number in a unit for a part of the column's name", () => {
    const [header, row] = splitLines("Plot | Size (m2)\nA 17 | 120", []);
    expect(header?.kind).toBe("header");
    expect(row?.cells).toEqual([
      { name: "Plot", value: "A 17" },
      { name: "Size (m2)", value: "120" },
    ]);
  });

  it.each([
    ["The lighthouse was built\nin 1874 by Mary Alder."],
    ["The lighthouse was built by Mary Alder\n(the sister of the keeper)."],
  ])("joins a sentence that the width of a page broke: %s", (text) => {
    expect(shown(text)).toEqual([["sentence", text.replace("\n", " "), undefined]]);
  });
});

describe("isQuotable", () => {
  it.each([
    ["Introduction ........ 4", false],
    ["Name: ______________", false],
    ["https://a.example https://b.example https://c.example", false],
    ["{ \\frac{a}{b} } = [ x_{1} ] + ( y^{2} ) ;;", false],
    ["The fee is due on 1 May.", true],
    ["- **E7**: Overtemperature.", true],
  ])("%s: %s", (text, quotable) => {
    const [line] = splitLines(text, []);
    expect(line !== undefined && isQuotable(line)).toBe(quotable);
  });

  it("leaves out headings, the names of columns and questions", () => {
    const lines = splitLines("Fees\n\nBerth | Fee\nNorth | 20\n\nWho pays?\nThe tenant pays.", []);
    expect(lines.filter(isQuotable).map(({ text }) => text)).toEqual([
      "North | 20",
      "The tenant pays.",
    ]);
  });
});
