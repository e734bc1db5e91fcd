import { startRowFormatter } from "../tables/format-row.ts";
import type { SheetCell, SheetRow } from "../computable/sheet-cell.ts";
import type { Block } from "../located-text.ts";
import type { Row } from "../tables/format-row.ts";
import type { SplitRow } from "./cell-visibility.ts";

/** Default names of sheets, which have no meaning. */
const generic = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;

/** Formats a sheet's rows. A sheet with a name of its own begins with the name as a heading. */
export function startSheetFormatter(name: string): (row: SheetRow) => Block[] {
  const formatRow = startRowFormatter(name);
  let named = generic.test(name) || name.trim() === "";
  return (row) => {
    const block = formatRow(textsOf(row));
    if (block === undefined) return [];
    if (named) return [block];
    named = true;
    return [{ kind: "heading", level: 1, text: name, anchor: block.anchor }, block];
  };
}

/** A row's hidden cells, without the names of their columns: these may be visible or not. */
export function formatHiddenCells(sheet: string, { hidden }: SplitRow<SheetCell>): Block[] {
  return hidden.flatMap(({ reason, row }) => {
    const block = startRowFormatter(sheet)(textsOf(row));
    return block ? [{ ...block, hidden: reason }] : [];
  });
}

function textsOf({ number, cells }: SheetRow): Row {
  return { number, cells: cells.map(({ text }) => text) };
}
