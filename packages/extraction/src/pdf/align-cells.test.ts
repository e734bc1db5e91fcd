import { describe, expect, it } from "vitest";
import { alignCells, fitsColumns } from "./align-cells.ts";
import { findColumns, leastGap, textsOf } from "./find-columns.ts";
import type { Cell, Line } from "./lines.ts";

type Word = [text: string, left: number, right: number];

/** A line of cells, each with the left and right ends of its words. */
function line(...cells: Word[][]): Line {
  const placed = cells.map((words): Cell => {
    const pieces = words.map(([text, left, right]) => ({ text, left, right }));
    const [left, right] = [pieces[0]?.left ?? 0, pieces.at(-1)?.right ?? 0];
    return { text: pieces.map(({ text }) => text).join(" "), left, right, words: pieces };
  });
  return { cells: placed, text: "", left: 0, right: 0, top: 0, bottom: 10, base: 8, size: 10 };
}
const textsIn = (lines: Line[]) => lines.map((one) => textsOf(one, leastGap(lines)));
const rowsOf = (lines: Line[]) =>
  alignCells(textsIn(lines))?.map((row) => row.map(({ text }) => text));

const rows = [
  line([["SKU-1", 50, 80]], [["A-12", 100, 120]], [["7", 150, 155]]),
  line([["SKU-2", 50, 80]], [["B-07", 100, 120]]),
  line([["SKU-3", 50, 80]], [["C-15", 100, 120]], [["9", 150, 155]]),
];

describe("the cells of lines", () => {
  it("are in the columns that they make together, with empty ones between them", () => {
    expect(rowsOf([...rows, line([["SKU-4", 50, 80]], [["3", 150, 155]])])?.at(-1)).toEqual([
      "SKU-4",
      "",
      "3",
    ]);
  });

  it("are apart where the space between two words is wider than the usual one", () => {
    const label: Word[] = [
      ["North", 50, 74],
      ["quay", 77, 96],
    ];
    const narrow = line([...label, ["12", 103, 113], ["7", 120, 125]]);
    expect(
      textsIn([narrow])[0]
        ?.flat()
        .map(({ text }) => text),
    ).toEqual(["North quay", "12", "7"]);
  });

  it("keep the mark of a list, however far its text is away", () => {
    const item = line([
      ["1.", 50, 58],
      ["Read", 66, 86],
      ["all", 89, 99],
    ]);
    expect(
      textsIn([item])[0]
        ?.flat()
        .map(({ text }) => text),
    ).toEqual(["1. Read all"]);
  });

  it("may be merged over several columns", () => {
    const merged = line([["SKU-5", 50, 80]], [["sold out for good", 100, 155]]);
    const aligned = alignCells(textsIn([...rows, merged]));
    expect(aligned?.at(-1)?.at(-1)).toEqual({ text: "sold out for good", columns: 2 });
  });

  it("are no table where two of a line are in one column", () => {
    const lines = [
      line([["left", 50, 70]]),
      line([["left", 50, 70]]),
      line([["right", 64, 90]]),
      line([["right", 64, 90]]),
      line([["a", 50, 60]], [["b", 75, 90]]),
      line([["other", 120, 140]]),
    ];
    expect(rowsOf(lines)).toBeUndefined();
  });
});

describe("a line fits columns", () => {
  const columns = findColumns(textsIn(rows));
  const fits = (one: Line) => fitsColumns(textsOf(one, 0.4), columns);

  it("with texts that begin or end as these do, in two of them at least", () => {
    expect(
      fits(
        line([
          ["SKU-9", 50, 80],
          ["D-01", 100, 121],
        ]),
      ),
    ).toBe(true);
    expect(fits(line([["SKU-9", 50, 80]]))).toBe(false);
  });

  it("not with a text between them or over several of them", () => {
    expect(
      fits(
        line([
          ["SKU-9", 50, 80],
          ["or", 90, 96],
          ["D-01", 100, 121],
        ]),
      ),
    ).toBe(false);
    expect(fits(line([["SKU-9", 50, 80]], [["sold out for good", 100, 155]]))).toBe(false);
  });
});
