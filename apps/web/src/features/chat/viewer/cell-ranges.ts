import type { Anchor } from "@footnote/contracts/anchors";
import { parseRange } from "@footnote/contracts/cell-range";

/** Whether a cell of a sheet was read. `column` counts from 1, "A" being 1. */
export type IsMarked = (sheet: string, row: number, column: number) => boolean;

/** Matches the cells in the ranges of anchors. */
export function createCellMatcher(anchors: readonly Anchor[]): IsMarked {
  const ranges = anchors.flatMap((anchor) => {
    const range = anchor.kind === "cells" ? parseRange(anchor.range) : undefined;
    return range && anchor.kind === "cells" ? [{ sheet: anchor.sheet, ...range }] : [];
  });
  return (sheet, row, column) =>
    ranges.some(
      (range) =>
        range.sheet === sheet &&
        range.fromRow <= row &&
        row <= range.toRow &&
        range.fromColumn <= column &&
        column <= range.toColumn,
    );
}
