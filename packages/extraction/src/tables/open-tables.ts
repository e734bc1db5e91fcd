import { type DocumentCell, type DocumentRow, formatDocumentTable } from "./document-table.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";

type Row = { cells: DocumentCell[]; from: number; isHeader: boolean };
type Table = { rows: DocumentRow[]; row: Row };

/**
 * Collects the paragraphs of the tables that are open into rows. A nested table is text of the cell around it.
 * `paragraphs` is the number of the last paragraph so far.
 */
export function startOpenTables(anchorOf: (from: number, to: number) => Anchor) {
  const open: Table[] = [];
  const startRow = (paragraphs: number): Row => {
    return { cells: [], from: paragraphs + 1, isHeader: false };
  };
  const addText = (text: string): void => {
    const cell = open.at(-1)?.row.cells.at(-1);
    if (cell) cell.text = `${cell.text} ${text}`;
  };
  return {
    isOpen: () => open.length > 0,
    /** The row that is open, to be filled with cells. */
    row: (): Row | undefined => open.at(-1)?.row,
    beginTable: (paragraphs: number) => void open.push({ rows: [], row: startRow(paragraphs) }),
    beginRow(paragraphs: number): void {
      const table = open.at(-1);
      if (table) table.row = startRow(paragraphs);
    },
    addText,
    endRow(paragraphs: number): void {
      const table = open.at(-1);
      if (table === undefined) return;
      const { cells, isHeader, from } = table.row;
      const to = Math.max(1, paragraphs);
      const anchor = anchorOf(Math.max(1, Math.min(from, to)), to);
      table.rows.push({ cells, isHeader, anchor });
    },
    /** Returns the rows of the table that ends, unless it is in a cell. */
    endTable(): Block[] {
      const rows = formatDocumentTable(open.pop()?.rows ?? []);
      if (open.length === 0) return rows;
      for (const { text } of rows) addText(text);
      return [];
    },
  };
}
