import { startCellFormatter } from "../../tables/format-cells.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../../located-text.ts";

type Table = { cells: string[]; from: number; formatRow: ReturnType<typeof startCellFormatter> };

/** Collects the paragraphs of open tables into rows. A nested table is text of the cell around it. */
export function startTableRows(anchorOf: (from: number, to: number) => Anchor) {
  const open: Table[] = [];
  const add = (text: string) => {
    const cells = open.at(-1)?.cells;
    if (cells === undefined || cells.length === 0) return;
    const last = cells.length - 1;
    cells[last] = `${cells[last]} ${text}`;
  };
  return {
    isOpen: () => open.length > 0,
    begin(name: string, paragraphs: number): void {
      const table = open.at(-1);
      if (name === "w:tbl")
        open.push({ cells: [], from: paragraphs + 1, formatRow: startCellFormatter() });
      if (table === undefined) return;
      if (name === "w:tr") Object.assign(table, { cells: [], from: paragraphs + 1 });
      if (name === "w:tc") table.cells.push("");
    },
    /** Adds a finished paragraph to the open cell. */
    keep(blocks: Block[]): Block[] {
      for (const { text } of blocks) add(text);
      return [];
    },
    end(name: string, paragraphs: number): Block[] {
      const table = open.at(-1);
      if (table === undefined) return [];
      if (name === "w:tbl") open.pop();
      if (name !== "w:tr") return [];
      const from = Math.max(1, Math.min(table.from, paragraphs));
      const row = table.formatRow(table.cells, anchorOf(from, Math.max(1, paragraphs)));
      if (open.length === 1) return row;
      // The row of a nested table becomes text of the cell around it.
      open.pop();
      for (const { text } of row) add(text);
      open.push(table);
      return [];
    },
  };
}
