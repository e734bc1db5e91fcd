/** A cell of a row as its definition says: its right edge in twips, and how it is merged. */
export type RowCell = { edge: number; merge: "left" | "above" | undefined };

/** Bytes before the edges: the length of the definition and the number of cells. */
const start = 3;
const cellSize = 20;
const flags = { mergedLeft: 0x02, mergedAbove: 0x20, mergeBegins: 0x40 };

/** Reads the cells that a definition of a table's row lists. */
export function readRowCells(operand: Buffer): RowCell[] {
  const count = operand.length > 2 ? operand.readUInt8(2) : 0;
  const cellsAt = start + (count + 1) * 2;
  if (operand.length < cellsAt) return [];
  return Array.from({ length: count }, (_, at) => {
    const flagsAt = cellsAt + at * cellSize;
    const bits = flagsAt + 2 <= operand.length ? operand.readUInt16LE(flagsAt) : 0;
    const continues = (bits & flags.mergedAbove) !== 0 && (bits & flags.mergeBegins) === 0;
    const merge = (bits & flags.mergedLeft) !== 0 ? "left" : continues ? "above" : undefined;
    return { edge: operand.readInt16LE(start + (at + 1) * 2), merge };
  });
}
