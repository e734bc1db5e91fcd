import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import { startCellFormatter } from "../tables/format-cells.ts";

type Table = {
  cells: string[];
  from: number;
  formatRow: ReturnType<typeof startCellFormatter>;
  /** The style of the open cell. */
  style: string | undefined;
};

/** Columns that an empty cell may stand for; a sheet within a text repeats it to its edge. */
const repeatsMax = 64;

/** Collects the paragraphs of open tables into rows. A nested table is text of the cell around it. */
export function startTableCells(anchorOf: (from: number, to: number) => Anchor) {
  const open: Table[] = [];

  function add(text: string): void {
    const cells = open.at(-1)?.cells;
    if (cells === undefined || cells.length === 0) return;
    cells[cells.length - 1] = `${cells.at(-1)} ${text}`;
  }

  return {
    isOpen: () => open.length > 0,
    cellStyle: () => open.at(-1)?.style,
    begin(name: string, attributes: Record<string, string>, paragraphs: number): void {
      if (name === "table:table") {
        open.push({ cells: [], from: paragraphs + 1, formatRow: startCellFormatter(), style: "" });
      }
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === "table:table-row") Object.assign(table, { cells: [], from: paragraphs + 1 });
      if (name !== "table:table-cell" && name !== "table:covered-table-cell") return;
      const repeats = Number(attributes["number-columns-repeated"] ?? 1);
      for (let at = 0; at < Math.min(repeats, repeatsMax); at += 1) table.cells.push("");
      table.style = attributes["style-name"];
    },
    add,
    end(name: string, paragraphs: number): Block[] {
      const table = open.at(-1);
      if (table === undefined) return [];
      if (name === "table:table") open.pop();
      if (name !== "table:table-row") return [];
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
