import type { ComputableColumn } from "@footnote/extraction/computable/computable-table";
import type { StoredTable } from "./stored-table.rules.ts";

/** A table with unique SQL names for itself and its columns: letters, digits and underscores. */
export type NamedTable = StoredTable & {
  readonly name: string;
  readonly columns: readonly (ComputableColumn & { readonly sqlName: string })[];
};

const longestName = 40;
/** Sheet names that spreadsheet programs assign, and the reserved words of SQL. */
const generic = /^(?:sheet|tabelle|feuille?|foglio|hoja|table)[\s_-]*\d*$/iu;
const reserved = new Set(
  (
    "abort action add after all alter always analyze and as asc attach autoincrement before begin between by cascade case " +
    "cast check collate column commit conflict constraint create cross current current_date current_time " +
    "current_timestamp database default deferrable deferred delete desc detach distinct do drop each else end escape " +
    "except exclude exclusive exists explain fail filter first following for foreign from full generated glob group " +
    "groups having if ignore immediate in index indexed initially inner insert instead intersect into is isnull join key " +
    "last left like limit match materialized natural no not nothing notnull null nulls of offset on or order others outer " +
    "over partition plan pragma preceding primary query raise range recursive references regexp reindex release rename " +
    "replace restrict returning right rollback row rows rowid oid _rowid_ savepoint select set table temp temporary then " +
    "ties to transaction trigger unbounded union unique update using vacuum values view virtual when where window with " +
    "without true false"
  ).split(" "),
);

/** Names tables for one conversation. Adds the new names to `taken`, the names assigned before. */
export function nameTables(tables: readonly StoredTable[], taken: Set<string>): NamedTable[] {
  const onSheet = Map.groupBy(tables, sheetOf);
  const isFree = (name: string) => !taken.has(name) && !taken.has(`${name}_totals`);
  const nextOfTables = openNumbers();
  return tables.map((table) => {
    const { sheet, title, columns } = table.outline;
    const stem = table.filename.replace(/\.[^.]+$/, "");
    const sheetName = generic.test(sheet.trim()) || sheet.trim() === "" ? stem : sheet;
    // The lines above them distinguish several tables of one sheet.
    const isOneOfSeveral = (onSheet.get(sheetOf(table))?.length ?? 0) > 1;
    const base = toSqlName(title !== null && isOneOfSeveral ? title : sheetName, "table");
    const name = nextOfTables(base, isFree);
    taken.add(name).add(`${name}_totals`);
    const used = new Set<string>();
    const nextOfColumns = openNumbers();
    const named = columns.map((column) => {
      const sqlName = nextOfColumns(toSqlName(column.name, "column"), (one) => !used.has(one));
      used.add(sqlName);
      return { ...column, sqlName };
    });
    return { ...table, name, columns: named };
  });
}

function sheetOf({ documentId, outline }: StoredTable): string {
  return `${documentId} ${outline.sheet}`;
}

function toSqlName(text: string, fallback: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll("%", " percent ")
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|_$/g, "");
  const short = Array.from(plain)
    .slice(0, longestName)
    .join("")
    .replace(/(?<!_)_+$/, "");
  if (short === "") return fallback;
  return reserved.has(short) || /^\p{N}/u.test(short) ? `${fallback}_${short}` : short;
}

/** Makes free names of the same beginning by numbers, which are not tried twice: a sheet may have thousands of columns of one name. */
function openNumbers() {
  const last = new Map<string, number>();
  return (base: string, isFree: (name: string) => boolean): string => {
    for (let at = (last.get(base) ?? 0) + 1; ; at += 1) {
      const name = at === 1 ? base : `${base}_${at}`;
      if (!isFree(name)) continue;
      last.set(base, at);
      return name;
    }
  };
}
