import type { Db, Sql } from "../../platform/database/database.ts";
import * as repo from "./tables.repo.ts";

export type { FoundTable } from "./tables.repo.ts";

type Owner = { readonly organizationId: string; readonly documentId: string };

/**
 * Makes the tables of a document those that were found in it, in place of what it had. The document must be held by the
 * transaction.
 */
export function replaceTables(
  tx: Sql,
  owner: Owner,
  tables: readonly repo.FoundTable[],
): Promise<void> {
  return repo.replaceTables(tx, owner, tables);
}

/** Makes a document's tables those of another with the same content. Returns how many. */
export function copyTables(tx: Sql, to: Owner, from: string): Promise<number> {
  return repo.copyTables(tx, to, from);
}

/** Documents whose tables are not those their row promises: for checking an installation. */
export function findMiscountedTables(db: Db): Promise<string[]> {
  return repo.selectMiscountedTables(db);
}
