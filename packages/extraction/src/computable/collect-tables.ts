import { buildTable, type BuiltTable, rangeOf } from "./build-table.ts";
import { computableCells, computableTables } from "./computable-table.ts";
import { findBlocks } from "./find-blocks.ts";
import { type HeadedBlock, headBlocks } from "./join-blocks.ts";
import { formatRow, type TableColumns } from "../tables/format-row.ts";
import { fillMergedCells } from "./merged-cells.ts";
import { agreeOnNotation } from "./read-number.ts";
import { notationsIn } from "./type-column.ts";
import type { ComputableRow, ComputableTable } from "./computable-table.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { Block } from "../located-text.ts";
import type { HeldRow, SheetRow } from "./sheet-cell.ts";

export type TableEvent =
  | { type: "block"; block: Block }
  | { type: "table"; table: ComputableTable }
  | { type: "table-rows"; rows: ComputableRow[] };

/** Rows of a sheet that is too large to be held which decide the names and types of its columns. */
const outlineRows = 200;
const [rowsAtOnce, cellsAtOnce] = [500, 5_000];
/** In cells: what a row needs in memory besides its own, which is most where it has few. */
const rowCost = 2;
/** Rows between a table and its title. */
const farthestTitle = 4;

export type TableCollector = {
  /** Begins the next sheet. */
  startSheet(name: string): SheetCollector;
};

export type SheetCollector = {
  /** Adds the next row of the sheet; returns the blocks of rows once they cannot be held any longer. */
  push(row: SheetRow, texts?: readonly string[]): Block[];
  /** Ends the sheet: emits the remaining blocks of its rows and its tables, each followed by its rows. */
  end(merges: readonly CellRange[]): Generator<TableEvent>;
};

/**
 * Collects the rows of a document's sheets and finds the tables in them, whose headers name the values of each row.
 * `decimals`: the usual decimal separator.
 */
export function startTableCollector(decimals: "point" | "comma" | undefined): TableCollector {
  let left = computableCells.document;
  let found = 0;

  return {
    startSheet(sheet) {
      let held: HeldRow[] = [];
      let cells = 0;
      let last: SheetRow | undefined;
      /** The tables of a sheet that is too large to be held, which the rows after those continue. */
      let open: TableColumns[] | undefined;
      const findTables = (merges: readonly CellRange[]): SheetTable[] => {
        const rows = held.map(({ row }) => row);
        const blocks = headBlocks(findBlocks(rows), merges);
        fillMergedCells(held, blocks, merges);
        const otherwise = agreeOnSheet(rows, decimals);
        return blocks.map((block, at) => {
          const title = block.header.titles.at(-1) ?? titleAbove(blocks, at);
          const built = buildTable(block, { sheet, title, otherwise });
          return { block: built?.block ?? withoutNames(block), built };
        });
      };
      return {
        push(row, texts = row.cells.map(({ text }) => text)) {
          cells += row.cells.length + rowCost;
          last = row;
          const shown = { row, texts };
          if (open) return formatHeldRow(shown, open, sheet);
          held.push(shown);
          if (cells <= left || held.length < outlineRows) return [];
          const tables = findTables([]);
          const blocks = [...formatHeldRows(held, tables, sheet)];
          open = tables
            .map(({ block }) => columnsOf(block))
            .filter(({ names }) => names)
            .reverse();
          held = held.slice(0, outlineRows);
          return blocks;
        },
        *end(merges) {
          const tables = findTables(merges);
          if (!open) {
            for (const block of formatHeldRows(held, tables, sheet)) yield { type: "block", block };
          }
          for (const { block, built } of tables) {
            if (!built) continue;
            found += 1;
            const size = built.rows.length * built.table.columns.length;
            const kept = !open && size <= computableCells.table && found <= computableTables;
            if (kept) yield* emitTable(built);
            else
              yield {
                type: "table",
                table: outlineOf(built, open ? (last?.number ?? 0) : block.lastRow),
              };
          }
          left -= Math.min(left, cells);
        },
      };
    },
  };
}

/** A block of a sheet, and the table that it is if it can be computed with. */
type SheetTable = { block: HeadedBlock; built: BuiltTable | undefined };

function* formatHeldRows(
  held: readonly HeldRow[],
  tables: readonly SheetTable[],
  sheet: string,
): Generator<Block> {
  const tablesOf = new Map<number, TableColumns[]>();
  for (const { block } of tables) {
    const data = new Set(block.data.map(({ number }) => number));
    for (const { number } of [...block.rows, ...block.data]) {
      const columns = columnsOf(block);
      const table = data.has(number) ? columns : { ...columns, names: undefined };
      tablesOf.set(number, [...(tablesOf.get(number) ?? []), table]);
    }
  }
  for (const row of held) yield* formatHeldRow(row, tablesOf.get(row.row.number) ?? [], sheet);
}

/** The first line of a column of words is a title, or one of them. */
function withoutNames(block: HeadedBlock): HeadedBlock {
  if (block.fromColumn < block.toColumn) return block;
  return { ...block, header: { ...block.header, names: undefined } };
}

function columnsOf({ fromColumn, toColumn, header }: HeadedBlock): TableColumns {
  return { fromColumn, toColumn, names: header.names };
}

function formatHeldRow(
  { row, texts }: HeldRow,
  tables: readonly TableColumns[],
  sheet: string,
): Block[] {
  const block = formatRow({ number: row.number, cells: texts }, tables, sheet);
  return block ? [block] : [];
}

function* emitTable({ table, rows }: BuiltTable): Generator<TableEvent> {
  yield { type: "table", table };
  const batch = Math.max(1, Math.min(rowsAtOnce, Math.floor(cellsAtOnce / table.columns.length)));
  for (let start = 0; start < rows.length; start += batch) {
    yield { type: "table-rows", rows: rows.slice(start, start + batch) };
  }
}

/** The table without its cells. Values that were found in a part of it do not describe the whole. */
function outlineOf({ table, block }: BuiltTable, lastRow: number): ComputableTable {
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
