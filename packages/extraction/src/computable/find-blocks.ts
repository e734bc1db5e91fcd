import type { SheetRow } from "./sheet-cell.ts";

/** Adjacent cells: rows in their order, and columns counted from 1, both ends included. */
export type Block = { rows: readonly SheetRow[]; fromColumn: number; toColumn: number };

/** Blocks side by side may have empty rows in different places, so each is split again, this many times. */
const deepest = 4;

/** Splits a sheet's rows at empty rows, and each part at empty columns, until nothing can be split. */
export function findBlocks(rows: readonly SheetRow[]): Block[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return part({ rows, fromColumn: 1, toColumn: width }, 0);
}

function part(whole: Block, depth: number): Block[] {
  const parts = splitRows(whole).flatMap(splitColumns);
  const [only] = parts;
  if (parts.length === 1 && only) return [only];
  return depth === deepest ? parts : parts.flatMap((one) => part(one, depth + 1));
}

function splitRows({ rows, ...columns }: Block): Block[] {
  const groups: SheetRow[][] = [];
  let last = -1;
  for (const row of rows) {
    const within = row.cells.slice(columns.fromColumn - 1, columns.toColumn);
    if (within.every(({ text }) => text === "")) continue;
    if (row.number !== last + 1) groups.push([]);
    groups.at(-1)?.push(row);
    last = row.number;
  }
  return groups.map((group) => ({ rows: group, ...columns }));
}

function splitColumns({ rows, fromColumn, toColumn }: Block): Block[] {
  const filled = new Set<number>();
  for (const { cells } of rows) {
    for (let column = fromColumn; column <= Math.min(toColumn, cells.length); column += 1) {
      if (cells[column - 1]?.text !== "") filled.add(column);
    }
  }
  const blocks: Block[] = [];
  for (const column of [...filled].toSorted((a, b) => a - b)) {
    const open = blocks.at(-1);
    if (open && open.toColumn === column - 1) open.toColumn = column;
    else blocks.push({ rows, fromColumn: column, toColumn: column });
  }
  return blocks;
}
