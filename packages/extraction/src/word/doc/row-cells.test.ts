import { expect, it } from "vitest";
import { readRowCells } from "./row-cells.ts";

/** A definition of cells with these right edges and flags, as Word writes it. */
function define(cells: readonly (readonly [edge: number, flags: number])[]): Buffer {
  const edges = Buffer.alloc(2 * (cells.length + 1));
  for (const [at, [edge]] of cells.entries()) edges.writeInt16LE(edge, 2 * (at + 1));
  const looks = cells.map(([, flags]) => {
    const look = Buffer.alloc(20);
    look.writeUInt16LE(flags);
    return look;
  });
  return Buffer.concat([Buffer.from([0, 0, cells.length]), edges, ...looks]);
}

it("reads the edges of a row's cells and how they are merged", () => {
  const cells = [
    [1_000, 0],
    [2_000, 0x02],
    [3_000, 0x60],
    [4_000, 0x20],
  ] as const;
  expect(readRowCells(define(cells))).toEqual([
    { edge: 1_000, merge: undefined },
    { edge: 2_000, merge: "left" },
    { edge: 3_000, merge: undefined },
    { edge: 4_000, merge: "above" },
  ]);
});

it.each([
  ["is empty", Buffer.alloc(0)],
  [
    "is cut",
    define([
      [1_000, 0],
      [2_000, 0],
    ]).subarray(0, 6),
  ],
])("reads nothing of a definition that %s", (_, operand) => {
  expect(readRowCells(operand)).toEqual([]);
});
