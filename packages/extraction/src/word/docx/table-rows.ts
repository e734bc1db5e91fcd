import { startOpenTables } from "../../tables/open-tables.ts";
import type { DocumentCell } from "../../tables/document-table.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../../located-text.ts";

/** Columns. A row that claims more is damaged. */
const mostColumns = 1_000;

const off = new Set(["0", "false", "off"]);

/** Collects the paragraphs of tables by the elements of a document. */
export function startTableRows(anchorOf: (from: number, to: number) => Anchor) {
  const tables = startOpenTables(anchorOf);
  return {
    isOpen: tables.isOpen,
    begin(name: string, attributes: Record<string, string>, paragraphs: number): void {
      if (name === "w:tbl") tables.beginTable(paragraphs);
      if (name === "w:tr") tables.beginRow(paragraphs);
      const row = tables.row();
      if (!row) return;
      if (name === "w:tc") row.cells.push({ text: "" });
      else if (name === "w:tblHeader") row.isHeader = !off.has(attributes["val"] ?? "");
      else spanCells(row.cells, name, attributes["val"]);
    },
    /** Adds a finished paragraph to the open cell. */
    keep(blocks: Block[]): Block[] {
      for (const { text } of blocks) tables.addText(text);
      return [];
    },
    end(name: string, paragraphs: number): Block[] {
      if (name === "w:tr") tables.endRow(paragraphs);
      return name === "w:tbl" ? tables.endTable() : [];
    },
  };
}

function spanCells(cells: DocumentCell[], name: string, value: string | undefined): void {
  const columns = Math.min(mostColumns, Number(value) || 0);
  const cell = cells.at(-1);
  // Columns that the row begins after.
  if (name === "w:gridBefore" && columns > 0) cells.push({ text: "", columns });
  if (name === "w:gridSpan" && cell && columns > 1) cell.columns = columns;
  if (name === "w:vMerge" && cell) cell.continues = value !== "restart";
}
