import { expect, it } from "vitest";
import { createCellMatcher } from "./cell-ranges.ts";

const anchors = [
  { kind: "cells" as const, sheet: "Fees", range: "B3:B9" },
  { kind: "cells" as const, sheet: "Fees", range: "D3:D9" },
];

it.each<[string, [number, number][] | undefined, number[]]>([
  ["all rows of the ranges where the rows are not known", undefined, [3, 4, 5, 6, 7, 8, 9]],
  [
    "the rows that were counted",
    [
      [3, 3],
      [6, 7],
    ],
    [3, 6, 7],
  ],
  ["no row outside of the ranges", [[1, 12]], [3, 4, 5, 6, 7, 8, 9]],
])("a computed answer marks %s", (_, counted, expected) => {
  const isMarked = createCellMatcher(anchors, counted);
  const rows = Array.from({ length: 12 }, (__, at) => at + 1);
  for (const column of [2, 4]) {
    expect(rows.filter((row) => isMarked("Fees", row, column))).toEqual(expected);
  }
  expect(rows.some((row) => isMarked("Fees", row, 3) || isMarked("Other", row, 2))).toBe(false);
});
