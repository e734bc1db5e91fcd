import type { Anchor } from "@footnote/contracts/anchors";

/** Whether a cell of a sheet was read. `column` counts from 1, "A" being 1. */
export type IsMarked = (sheet: string, row: number, column: number) => boolean;

type Range = { sheet: string; rows: [number, number]; columns: [number, number] };

/** Reads the ranges of anchors like "B4:D9". */
export function createCellMatcher(anchors: readonly Anchor[]): IsMarked {
  const ranges = anchors.flatMap((anchor): Range[] => {
    if (anchor.kind !== "cells") return [];
    const cells = anchor.range.split(":").map(readCell);
    const [from, to = from] = cells;
    if (!from || !to) return [];
    return [{ sheet: anchor.sheet, rows: [from.row, to.row], columns: [from.column, to.column] }];
  });
  return (sheet, row, column) =>
    ranges.some(
      (range) => range.sheet === sheet && isIn(range.rows, row) && isIn(range.columns, column),
    );
}

/** The first and the last column of a range like "B4:D9", from 1. */
export function parseColumns(range: string): [number, number] {
  const [from = 1, to = from] = range.split(":").map((cell) => readCell(cell)?.column ?? 1);
  return [from, to];
}

function isIn([from, to]: [number, number], at: number): boolean {
  return from <= at && at <= to;
}

function readCell(cell: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: Number(digits), column };
}
