import { cleanRow } from "./read-cells.ts";
import { formatRow } from "../tables/format-row.ts";
import type { SheetCell, SheetRow } from "../computable/sheet-cell.ts";
import type { Block } from "../located-text.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { TableCollector, TableEvent } from "../computable/collect-tables.ts";
import type { SplitRow } from "./cell-visibility.ts";

/** Default names of sheets, which have no meaning. */
const generic = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;

/**
 * Formats the rows of a sheet, split into visible and hidden cells, and finds its tables. A sheet with a name of its own
 * begins with the name as a heading.
 */
export function startSheetRows(tables: TableCollector, name: string) {
  const rows = tables.startSheet(name);
  let headed = generic.test(name) || name.trim() === "";
  const withHeading = (block: Block): Block[] => {
    if (headed) return [block];
    headed = true;
    return [{ kind: "heading", level: 1, text: name, anchor: block.anchor }, block];
  };
  return {
    /** Hidden cells are not computed with. */
    push(split: SplitRow<SheetCell>): Block[] {
      const blocks = rows.push(cleanRow(split.visible), textsOf(split.visible));
      return [...blocks.flatMap(withHeading), ...formatHiddenCells(name, split)];
    },
    *end(merges: readonly CellRange[]): Generator<TableEvent> {
      for (const event of rows.end(merges)) {
        if (event.type !== "block") yield event;
        else for (const block of withHeading(event.block)) yield { type: "block", block };
      }
    },
  };
}

/** A row's hidden cells, without the names of their columns: these may be visible or not. */
function formatHiddenCells(sheet: string, { hidden }: SplitRow<SheetCell>): Block[] {
  return hidden.flatMap(({ reason, row }) => {
    const block = formatRow({ number: row.number, cells: textsOf(row) }, [], sheet);
    return block ? [{ ...block, hidden: reason }] : [];
  });
}

function textsOf({ cells }: SheetRow): string[] {
  return cells.map(({ text }) => text);
}
