import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantDb } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { FoundChunk } from "./found-chunk.rules.ts";
import { areSearchable } from "./reading.repo.ts";

/** Reads for a search: on the replica, which may be a moment behind, where there is one that keeps up. */
export function readForSearch<Result>(
  { db, searchReplica }: TenantApp<"db">,
  { organizationId }: SearchScope,
  work: (db: TenantDb) => Promise<Result>,
): Promise<Result> {
  return searchReplica ? searchReplica.read(organizationId, db, work) : work(db);
}

/**
 * The same for a statement that ranks passages. In a large organization it takes long, and so many at once would leave no connection
 * to anybody who reads.
 */
export function rankForSearch<Result>(
  app: TenantApp<"db">,
  scope: SearchScope,
  { work, signal }: { work: (db: TenantDb) => Promise<Result>; signal: AbortSignal | undefined },
): Promise<Result> {
  const rank = () => {
    signal?.throwIfAborted();
    return readForSearch(app, scope, work);
  };
  return app.searchTurns ? app.searchTurns(scope.organizationId, rank) : rank();
}

/**
 * Returns whether a search on a replica found something, and all of it is still searchable on the primary: nothing deleted,
 * superseded, moved out of the scope or indexed again since.
 */
export async function isPresent(
  { db }: TenantApp<"db">,
  scope: SearchScope,
  found: readonly FoundChunk[],
): Promise<boolean> {
  // A first document may just have become ready.
  if (found.length === 0) return false;
  const chunkIds = found.map(({ chunkId }) => chunkId);
  const copies = found.flatMap(({ copies = [] }) => copies.map(({ documentId }) => documentId));
  return areSearchable(db, scope, { chunkIds, documentIds: [...new Set(copies)] });
}
