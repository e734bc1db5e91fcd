import type { DocumentCell } from "../tables/document-table.ts";
import type { PageElement } from "./page-document.ts";

/** Characters of a cell that are repeated in the rows that it spans. */
const longest = 200;
const [mostRows, mostColumns] = [500, 100];

type Span = { rows: number; text: string };

/** Follows the rows of one table and repeats the cells that span several rows. */
export function startSpans() {
  const spans = new Map<number, Span>();
  let column = 0;
  /** The adjacent spanning cells from this column on. */
  const carried = (): DocumentCell[] => {
    const cells: DocumentCell[] = [];
    for (let span = spans.get(column); span !== undefined && span.rows > 0;) {
      cells.push({ text: span.text });
      span.rows -= 1;
      column += 1;
      span = spans.get(column);
    }
    return cells;
  };
  return {
    beginRow: () => void (column = 0),
    /** The spanning cells before the cell that begins. */
    beginCell: carried,
    endCell(cell: PageElement, text: string): DocumentCell {
      const rows = sizeOf(cell, "rowspan", mostRows);
      const from = column;
      const columns = sizeOf(cell, "colspan", mostColumns);
      column += columns;
      for (let at = from; rows > 1 && at < column; at += 1) {
        const shown = at === from ? text.replace(/\s+/g, " ").trim().slice(0, longest) : "";
        spans.set(at, { rows: rows - 1, text: shown });
      }
      return { text, columns };
    },
    /** The spanning cells after the row's last cell. */
    endRow: carried,
  };
}

function sizeOf(cell: PageElement, name: "rowspan" | "colspan", most: number): number {
  const size = Number.parseInt(cell.getAttribute(name) ?? "1", 10);
  return size > 1 ? Math.min(size, most) : 1;
}
