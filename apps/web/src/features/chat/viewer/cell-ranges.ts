import type { Anchor } from "@footnote/contracts/anchors";
import { parseRange } from "@footnote/contracts/cell-range";

/** Whether a cell of a sheet was read. `column` counts from 1, "A" being 1. */
export type IsMarked = (sheet: string, row: number, column: number) => boolean;

/** Matches the cells in the ranges of anchors, of these rows only if they are known: the anchors name a few ranges. */
export function createCellMatcher(
  anchors: readonly Anchor[],
  counted?: readonly (readonly [number, number])[],
): IsMarked {
  const ranges = anchors.flatMap((anchor) => {
    const range = anchor.kind === "cells" ? parseRange(anchor.range) : undefined;
    return range && anchor.kind === "cells" ? [{ sheet: anchor.sheet, ...range }] : [];
  });
  const isCounted = (row: number) =>
    counted?.some(([from, to]) => from <= row && row <= to) ?? true;
  return (sheet, row, column) =>
    isCounted(row) &&
    ranges.some(
      (range) =>
        range.sheet === sheet &&
        range.fromRow <= row &&
        row <= range.toRow &&
        range.fromColumn <= column &&
        column <= range.toColumn,
    );
}
