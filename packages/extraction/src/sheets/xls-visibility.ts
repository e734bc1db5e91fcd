import { columnName } from "../tables/cell-range.ts";
import { startCellVisibility } from "./cell-visibility.ts";
import { showsNothing } from "./read-book-look.ts";
import type { CellObject } from "xlsx";
import type { SheetCell, SheetRow } from "../computable/sheet-cell.ts";
import type { XlsSheet } from "./xls-sheets.ts";

type Cells = readonly (CellObject | undefined)[];

const open = (name: string, attributes: Record<string, string | number>) => {
  const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
  return { type: "open" as const, name, attributes: Object.fromEntries(texts) };
};

/**
 * Parts a sheet's rows by the rules of .xlsx, told in its terms. Of how a cell looks only a format that shows nothing is
 * known: the library does not tell colours.
 */
export function startXlsVisibility(name: string, sheet: XlsSheet | undefined) {
  const names = (is: boolean | undefined) => new Set(is === true ? [name] : []);
  const visibility = startCellVisibility(
    {
      hiddenSheets: names(sheet?.hidden),
      filteredSheets: names(sheet?.filtered),
      styles: ["invisible"],
      painted: true,
    },
    { name, plain: true },
  );
  for (const { from, to, outlineLevel } of sheet?.columns ?? []) {
    visibility.take(open("s:col", { min: from, max: to, hidden: 1, outlineLevel }));
  }
  const away = new Map((sheet?.rows ?? []).map(({ from, outlineLevel }) => [from, outlineLevel]));
  return {
    ...visibility,
    partRow(row: SheetRow, cells: Cells) {
      const outlineLevel = away.get(row.number);
      const hidden = outlineLevel === undefined ? {} : { hidden: 1, outlineLevel };
      visibility.take(open("s:row", { r: row.number, ...hidden }));
      for (const [at, cell] of cells.entries()) {
        if (!showsNothing(cell?.z)) continue;
        visibility.take(open("s:c", { r: `${columnName(at + 1)}${row.number}`, s: 0 }));
      }
      const empty: SheetCell = { text: "" };
      return visibility.part(row, empty);
    },
  };
}
