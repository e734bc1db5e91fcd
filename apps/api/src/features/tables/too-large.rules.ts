import {
  computableCells,
  computableTables,
  type ComputableTable,
} from "@footnote/extraction/computable/computable-table";

/** Which limit keeps a table from being computed with: its own, or that of all tables of its file. */
export type SizeLimit =
  | { readonly of: "table"; readonly cells: number; readonly cellsMax: number }
  | { readonly of: "file"; readonly cellsMax: number; readonly tablesMax: number };

/** Undefined for a table that can be computed with. */
export function findSizeLimit({ tooLarge, rows, columns }: ComputableTable): SizeLimit | undefined {
  if (!tooLarge) return undefined;
  const cells = rows * columns.length;
  if (cells > computableCells.table) return { of: "table", cells, cellsMax: computableCells.table };
  return { of: "file", cellsMax: computableCells.document, tablesMax: computableTables };
}
