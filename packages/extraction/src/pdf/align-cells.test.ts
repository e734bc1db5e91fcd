import { describe, expect, it } from "vitest";
import { alignCells } from "./align-cells.ts";
import type { Cell, Line } from "./lines.ts";

/** A line of texts with their left and right ends. */
function line(...cells: [text: string, left: number, right: number][]): Line {
  const placed = cells.map(([text, left, right]): Cell => ({ text, left, right }));
  return { cells: placed, text: "", left: 0, right: 0, top: 0, bottom: 10, base: 8, size: 10 };
}
const texts = (lines: Line[]) => alignCells(lines)?.map((row) => row.map(({ text }) => text));

describe("the cells of lines", () => {
  const rows = [
    line(["SKU-1", 50, 80], ["A-12", 100, 120], ["7", 150, 155]),
    line(["SKU-2", 50, 80], ["B-07", 100, 120]),
    line(["SKU-3", 50, 80], ["C-15", 100, 120], ["9", 150, 155]),
  ];

  it("are in the columns that they make together, with empty ones between them", () => {
    expect(texts([...rows, line(["SKU-4", 50, 80], ["3", 150, 155])])?.at(-1)).toEqual([
      "SKU-4",
      "",
      "3",
    ]);
  });

  it("are split at their words where many lines have them apart", () => {
    const header = line(["Code Place", 50, 122], ["No", 148, 157]);
    expect(texts([header, ...rows])?.[0]).toEqual(["Code", "Place", "No"]);
  });

  it("stay whole where few lines have them apart: a text is no row of columns", () => {
    const label = line(["Code Place", 50, 122], ["No", 148, 157]);
    expect(texts([label, ...rows.slice(0, 2)])?.[0]).toEqual(["Code Place", "No"]);
  });

  it("are no table where two of a line are in one column", () => {
    const lines = [
      line(["left", 50, 70]),
      line(["right", 64, 90]),
      line(["a", 50, 60], ["b", 75, 90]),
      line(["other", 120, 140]),
    ];
    expect(alignCells(lines)).toBeUndefined();
  });
});
