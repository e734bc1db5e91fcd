import { buildTable, type BuiltTable, rangeOf } from "./build-table.ts";
import { computableCells, computableTables } from "./computable-table.ts";
import { findBlocks } from "./find-blocks.ts";
import { type HeadedBlock, headBlocks } from "./join-blocks.ts";
import { agreeOnNotation } from "./read-number.ts";
import { notationsIn } from "./type-column.ts";
import type { ComputableRow, ComputableTable } from "./computable-table.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { SheetRow } from "./sheet-cell.ts";

export type TableEvent =
  | { type: "table"; table: ComputableTable }
  | { type: "table-rows"; rows: ComputableRow[] };

/** Rows of a sheet that is too large to be held which decide the types of its columns. */
const outlineRows = 200;
const [rowsAtOnce, cellsAtOnce] = [500, 5_000];
/** Rows between a table and its title. */
const farthestTitle = 4;

export type TableCollector = {
  /** Adds the next row of the sheet. */
  push(row: SheetRow): void;
  /** Ends the sheet and emits its tables, each followed by its rows. */
  endSheet(sheet: string, merges: readonly CellRange[]): Generator<TableEvent>;
};

/** Collects the rows of a document's sheets and finds the tables in them. `decimals`: the usual decimal separator. */
export function startTableCollector(decimals: "point" | "comma" | undefined): TableCollector {
  let rows: SheetRow[] = [];
  let cells = 0;
  let last: SheetRow | undefined;
  let left = computableCells.document;
  let tables = 0;

  return {
    push(row) {
      cells += row.cells.length;
      last = row;
      if (cells > left && rows.length > outlineRows) rows = rows.slice(0, outlineRows);
      if (cells <= left || rows.length < outlineRows) rows.push(row);
    },
    *endSheet(sheet, merges) {
      const whole = cells <= left;
      const blocks = headBlocks(findBlocks(rows), merges);
      const otherwise = agreeOnSheet(rows, decimals);
      for (const [at, block] of blocks.entries()) {
        const title = block.header.titles.at(-1) ?? titleAbove(blocks, at);
        const built = buildTable(block, { sheet, title, otherwise });
        if (!built) continue;
        tables += 1;
        const size = built.rows.length * built.table.columns.length;
        const kept = whole && size <= computableCells.table && tables <= computableTables;
        if (kept) yield* emitTable(built);
        else
          yield {
            type: "table",
            table: outlineOf(built, block, whole ? block.lastRow : (last?.number ?? 0)),
          };
      }
      left -= Math.min(left, cells);
      [rows, cells, last] = [[], 0, undefined];
    },
  };
}

function* emitTable({ table, rows }: BuiltTable): Generator<TableEvent> {
  yield { type: "table", table };
  const batch = Math.max(1, Math.min(rowsAtOnce, Math.floor(cellsAtOnce / table.columns.length)));
  for (let start = 0; start < rows.length; start += batch) {
    yield { type: "table-rows", rows: rows.slice(start, start + batch) };
  }
}

/** The table without its cells. Values that were found in a part of it do not describe the whole. */
function outlineOf({ table }: BuiltTable, block: HeadedBlock, lastRow: number): ComputableTable {
  const rows = Math.max(lastRow - block.lastRow + table.rows, table.rows);
  const range = rangeOf({ ...block, lastRow });
  const columns = table.columns.map((column) => ({ ...column, values: null }));
  return { ...table, range, columns, rows, tooLarge: true };
}

function titleAbove(blocks: readonly HeadedBlock[], at: number): string | null {
  const [block, above] = [blocks[at], blocks[at - 1]];
  const [row] = above?.rows ?? [];
  if (!block || !above || !row || above.rows.length > 1) return null;
  const near = (block.rows[0]?.number ?? 0) - row.number <= farthestTitle;
  const texts = row.cells.map(({ text }) => text).filter((text) => text !== "");
  return near && texts.length === 1 ? (texts[0] ?? null) : null;
}

function agreeOnSheet(
  rows: readonly SheetRow[],
  usual: "point" | "comma" | undefined,
): "point" | "comma" | undefined {
  const all = rows.flatMap(({ cells }) => notationsIn(cells));
  const decisive = all.filter((one) => one === "point" || one === "comma");
  return decisive.length === 0 ? usual : agreeOnNotation(decisive, usual);
}
