import { startTable } from "../tables/tell-row.ts";
import type { Block } from "../located-text.ts";
import type { Row } from "../tables/tell-row.ts";

/** Names that a program gave: they say nothing. */
const generic = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;

/** Tells a sheet's rows; a sheet with a name of its own begins with it as a heading. */
export function startSheet(name: string): (row: Row) => Block[] {
  const tell = startTable(name);
  let named = generic.test(name) || name.trim() === "";
  return (row) => {
    const block = tell(row);
    if (block === undefined) return [];
    if (named) return [block];
    named = true;
    return [{ kind: "heading", level: 1, text: name, anchor: block.anchor }, block];
  };
}
