import {
  computableCells,
  computableTables,
  type ComputableTable,
} from "@footnote/extraction/computable/computable-table";

/** The limit that a table exceeds: its own, or that of all tables of its file. */
export type SizeLimit =
  | { readonly of: "table"; readonly cells: number; readonly cellsMax: number }
  | { readonly of: "file"; readonly cellsMax: number; readonly tablesMax: number };

/** Finds the limit that a table exceeds; undefined for a table that fits. */
export function findSizeLimit({ tooLarge, rows, columns }: ComputableTable): SizeLimit | undefined {
  if (!tooLarge) return undefined;
  const cells = rows * columns.length;
  if (cells > computableCells.table) return { of: "table", cells, cellsMax: computableCells.table };
  return { of: "file", cellsMax: computableCells.document, tablesMax: computableTables };
}
