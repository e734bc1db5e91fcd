import { type CellVisibility, startCellVisibility } from "./cell-visibility.ts";
import { showsNothing } from "./read-styles.ts";
import type { CellObject } from "xlsx";
import type { SheetCell, SheetRow } from "../computable/sheet-cell.ts";
import type { XlsSheet } from "./xls-sheets.ts";

/**
 * Splits a sheet's rows by the rules of .xlsx. Of a cell's look only a number format that shows nothing is known: the
 * library does not report colours.
 */
export function startXlsVisibility(sheet: XlsSheet | undefined) {
  const { hidden = false, filtered = false, columns = [], rows = [] } = sheet ?? {};
  const visibility: CellVisibility = startCellVisibility({
    hidden,
    filtered,
    styles: ["invisible"],
  });
  // What an outline folds counts as visible.
  for (const { from, to, outlineLevel } of columns) {
    if (outlineLevel === 0) visibility.hideColumns(from, to);
  }
  const hiddenRows = new Set(rows.flatMap((row) => (row.outlineLevel === 0 ? row.from : [])));
  return {
    ...visibility,
    splitRow(row: SheetRow, cells: readonly (CellObject | undefined)[]) {
      visibility.startRow(hiddenRows.has(row.number));
      for (const [at, cell] of cells.entries()) {
        if (showsNothing(cell?.z)) visibility.setStyle(at + 1, 0);
      }
      const empty: SheetCell = { text: "" };
      return visibility.split(row, empty);
    },
  };
}
