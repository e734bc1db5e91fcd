import { findHeader, type Header, isWord } from "./find-header.ts";
import type { Block } from "./find-blocks.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { SheetCell, SheetRow } from "./sheet-cell.ts";

/** A block with its header. `data` are the rows below the header, including those of joined blocks. */
export type HeadedBlock = Block & { header: Header; data: SheetRow[]; lastRow: number };

const widestGap = 2;

/** Finds the headers of blocks, and joins blocks that continue a table after empty rows. */
export function headBlocks(blocks: readonly Block[], merges: readonly CellRange[]): HeadedBlock[] {
  const found: HeadedBlock[] = [];
  for (const block of joinHeaderRows(blocks, merges)) {
    const header = headerOf(block, merges);
    const data = block.rows.slice(header.height);
    const lastRow = block.rows.at(-1)?.number ?? 0;
    const before = found.findLast((one) => goesOn(one, block));
    if (header.names === undefined && header.titles.length === 0 && before && fits(before, data)) {
      before.data.push(...data);
      before.lastRow = lastRow;
    } else found.push({ ...block, header, data: [...data], lastRow });
  }
  return found;
}

/** Joins a row of names with the block below it where an empty row separates them. */
function joinHeaderRows(blocks: readonly Block[], merges: readonly CellRange[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const at = joined.findLastIndex((one) => one.rows.length === 1 && isAbove(one, block));
    const above = joined[at];
    const whole = above && { ...above, rows: [...above.rows, ...block.rows] };
    const header = whole && headerOf(whole, merges);
    const names = header?.names?.filter((name) => name !== "") ?? [];
    if (whole && header?.height === 1 && names.length > 1) joined[at] = whole;
    else joined.push(block);
  }
  return joined;
}

function isAbove(one: Block, { rows, fromColumn, toColumn }: Block): boolean {
  const gap = (rows[0]?.number ?? 0) - (one.rows.at(-1)?.number ?? 0) - 1;
  return gap === 1 && one.fromColumn <= fromColumn && toColumn <= one.toColumn;
}

function headerOf(block: Block, merges: readonly CellRange[]): Header {
  const rows = block.rows.map((row) => cellsOf(row, block));
  return findHeader({ rows, merges: within(merges, block) });
}

/** The cells of a row within a block, one for each of its columns. */
export function cellsOf({ cells }: SheetRow, { fromColumn, toColumn }: Block): SheetCell[] {
  return Array.from(
    { length: toColumn - fromColumn + 1 },
    (_, at) => cells[fromColumn - 1 + at] ?? { text: "" },
  );
}

function within(merges: readonly CellRange[], { rows, fromColumn }: Block): CellRange[] {
  const at = new Map(rows.map(({ number }, index) => [number, index]));
  return merges.flatMap((merge) => {
    const fromRow = at.get(merge.fromRow);
    if (fromRow === undefined) return [];
    const shift = {
      fromColumn: merge.fromColumn - fromColumn,
      toColumn: merge.toColumn - fromColumn,
    };
    return [{ fromRow, toRow: fromRow + merge.toRow - merge.fromRow, ...shift }];
  });
}

function goesOn(before: HeadedBlock, { rows, fromColumn, toColumn }: Block): boolean {
  const gap = (rows[0]?.number ?? 0) - before.lastRow - 1;
  const inside = before.fromColumn <= fromColumn && toColumn <= before.toColumn;
  return before.header.names !== undefined && inside && gap >= 1 && gap <= widestGap;
}

/** Whether these rows have numbers where the table has some, and words where it has words. */
function fits(before: HeadedBlock, data: readonly SheetRow[]): boolean {
  let agreeing = 0;
  for (let column = before.fromColumn; column <= before.toColumn; column += 1) {
    const [known, more] = [before.data, data].map((rows) => {
      const cells = rows.flatMap(({ cells: all }) => all[column - 1] ?? []);
      return cells.filter(({ text }) => text !== "");
    });
    if (!known?.length || !more?.length) continue;
    const words = known.filter(isWord).length * 2 > known.length;
    if (more.filter(isWord).length * 2 > more.length !== words) return false;
    if (!words) agreeing += 1;
  }
  return agreeing > 0;
}
