import { startRowFormatter } from "../tables/format-row.ts";
import type { SheetCell, SheetRow } from "../computable/sheet-cell.ts";
import type { Block } from "../located-text.ts";
import type { Row } from "../tables/format-row.ts";
import type { SplitRow } from "./cell-visibility.ts";

/** Names that a program gave: they say nothing. */
const generic = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;

/** Tells a sheet's rows; a sheet with a name of its own begins with it as a heading. */
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

/** A row's cells that are not seen: by their values, since the names of their columns may be seen or not. */
export function formatHiddenCells(sheet: string, { hidden }: SplitRow<SheetCell>): Block[] {
  return hidden.flatMap(({ reason, row }) => {
    const block = startRowFormatter(sheet)(textsOf(row));
    return block ? [{ ...block, hidden: reason }] : [];
  });
}

function textsOf({ number, cells }: SheetRow): Row {
  return { number, cells: cells.map(({ text }) => text) };
}
