import { describe, expect, it } from "vitest";
import { addAnchor } from "./anchors.rules.ts";

describe("anchors", () => {
  const page = (number: number, x: number) => ({
    kind: "page" as const,
    page: number,
    boxes: [[x, 0, 1, 1] as const],
  });
  it("of one page are joined, and those of the next page are separate", () => {
    const joined = [page(1, 0), page(1, 0.5), page(2, 0)].reduce(
      addAnchor,
      [] as ReturnType<typeof addAnchor>,
    );
    expect(joined).toEqual([
      {
        kind: "page",
        page: 1,
        boxes: [
          [0, 0, 1, 1],
          [0.5, 0, 1, 1],
        ],
      },
      { kind: "page", page: 2, boxes: [[0, 0, 1, 1]] },
    ]);
  });

  it.each([
    ["A2:C2", "A3:D3", "A2:D3"],
    // A text file with more columns than a sheet.
    ["A1:ACOG1", "A2", "A1:ACOG2"],
    ["Z9", "AA10", "Z9:AA10"],
    ["B4", "B4", "B4"],
  ])("of cells %s and %s are joined to %s", (one, other, both) => {
    const cells = (range: string) => ({ kind: "cells" as const, sheet: "", range });
    expect(addAnchor([cells(one)], cells(other))).toEqual([cells(both)]);
  });
});
