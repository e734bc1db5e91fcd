import {
  type DocumentCell,
  type DocumentRow,
  formatDocumentTable,
} from "../../tables/document-table.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../../located-text.ts";

type Cell = DocumentCell & { columns: number };
type Row = { cells: Cell[]; from: number; isHeader: boolean };
type Table = { rows: DocumentRow[]; row: Row };

/** Columns. A row that claims more is damaged. */
const mostColumns = 1_000;

/** Collects the paragraphs of open tables into rows. A nested table is text of the cell around it. */
export function startTableRows(anchorOf: (from: number, to: number) => Anchor) {
  const open: Table[] = [];
  const add = (text: string) => {
    const cell = open.at(-1)?.row.cells.at(-1);
    if (cell) cell.text = `${cell.text} ${text}`;
  };
  return {
    isOpen: () => open.length > 0,
    begin(name: string, attributes: Record<string, string>, paragraphs: number): void {
      const row = open.at(-1)?.row;
      const cell = row?.cells.at(-1);
      const count = Math.min(mostColumns, Math.max(0, Number(attributes["val"]) || 0));
      if (name === "w:tbl") open.push({ rows: [], row: startRow(paragraphs) });
      else if (!row) return;
      else if (name === "w:tr") Object.assign(row, startRow(paragraphs));
      else if (name === "w:tc") row.cells.push({ text: "", columns: 1 });
      // Columns that the row begins after.
      else if (name === "w:gridBefore" && count > 0) row.cells.push({ text: "", columns: count });
      else if (name === "w:gridSpan" && cell) cell.columns = Math.max(1, count);
      else if (name === "w:vMerge" && cell) cell.continues = attributes["val"] !== "restart";
      else if (name === "w:tblHeader")
        row.isHeader = !["0", "false", "off"].includes(attributes["val"] ?? "");
    },
    /** Adds a finished paragraph to the open cell. */
    keep(blocks: Block[]): Block[] {
      for (const { text } of blocks) add(text);
      return [];
    },
    end(name: string, paragraphs: number): Block[] {
      const table = open.at(-1);
      if (table === undefined) return [];
      if (name === "w:tr") {
        const { cells, isHeader, from } = table.row;
        const to = Math.max(1, paragraphs);
        table.rows.push({ cells, isHeader, anchor: anchorOf(Math.max(1, Math.min(from, to)), to) });
      }
      if (name !== "w:tbl") return [];
      open.pop();
      const rows = formatDocumentTable(table.rows);
      if (open.length === 0) return rows;
      for (const { text } of rows) add(text);
      return [];
    },
  };
}

function startRow(paragraphs: number): Row {
  return { cells: [], from: paragraphs + 1, isHeader: false };
}
