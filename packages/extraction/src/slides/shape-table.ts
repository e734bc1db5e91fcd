import { startOpenTables } from "../tables/open-tables.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";

/** Columns. A cell that claims more is damaged. */
const mostColumns = 1_000;

/** Collects the paragraphs of tables by the elements of a slide. */
export function startShapeTable(anchor: Anchor) {
  const tables = startOpenTables(() => anchor);
  let hasHeader = false;
  return {
    isOpen: tables.isOpen,
    addText: tables.addText,
    begin(name: string, attributes: Record<string, string>): void {
      if (name === "a:tbl") tables.beginTable(0);
      if (name === "a:tblPr") hasHeader = isOn(attributes["firstRow"]);
      if (name === "a:tr") tables.beginRow(0);
      const row = tables.row();
      if (row && name === "a:tr") row.isHeader = hasHeader;
      // A cell over several columns is followed by those that it covers.
      if (!row || name !== "a:tc" || isOn(attributes["hMerge"])) return;
      const columns = Math.max(1, Math.min(mostColumns, Number(attributes["gridSpan"]) || 1));
      row.cells.push({ text: "", columns, continues: isOn(attributes["vMerge"]) });
    },
    end(name: string): Block[] {
      if (name === "a:tr") {
        tables.endRow(0);
        hasHeader = false;
      }
      return name === "a:tbl" ? tables.endTable() : [];
    },
  };
}

const isOn = (value: string | undefined) => value === "1" || value === "true";
