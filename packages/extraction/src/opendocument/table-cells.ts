import { startOpenTables } from "../tables/open-tables.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";

/** Columns that an empty cell may represent; a sheet within a text repeats it to its edge. */
const repeatsMax = 64;

/** Collects the paragraphs of tables by the elements of a document. */
export function startTableCells(anchorOf: (from: number, to: number) => Anchor) {
  const tables = startOpenTables(anchorOf);
  let style: string | undefined;
  let inHeader = false;
  /** Cells to come that the last cell covers to its right. */
  let covered = 0;

  const beginCell = (name: string, attributes: Record<string, string>): void => {
    const count = (attribute: string) => Number(attributes[attribute]) || 1;
    const cells = tables.row()?.cells;
    let repeats = Math.min(count("number-columns-repeated"), repeatsMax);
    if (name === "table:covered-table-cell") {
      const beside = Math.min(covered, repeats);
      covered -= beside;
      repeats -= beside;
      for (let at = 0; at < repeats; at += 1) cells?.push({ text: "", continues: true });
    } else {
      const columns = Math.min(count("number-columns-spanned"), repeatsMax);
      covered = columns - 1;
      for (let at = 0; at < repeats; at += 1) cells?.push({ text: "", columns });
    }
    style = attributes["style-name"];
  };

  return {
    isOpen: tables.isOpen,
    cellStyle: () => style,
    begin(name: string, attributes: Record<string, string>, paragraphs: number): void {
      if (name === "table:table") tables.beginTable(paragraphs);
      if (name === "table:table-header-rows") inHeader = true;
      if (name === "table:table-row") tables.beginRow(paragraphs);
      const row = tables.row();
      if (row && name === "table:table-row") row.isHeader = inHeader;
      if (/^table:(?:covered-)?table-cell$/.test(name)) beginCell(name, attributes);
    },
    add: tables.addText,
    end(name: string, paragraphs: number): Block[] {
      if (name === "table:table-header-rows") inHeader = false;
      if (name === "table:table-row") tables.endRow(paragraphs);
      return name === "table:table" ? tables.endTable() : [];
    },
  };
}
