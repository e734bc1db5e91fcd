import { Prisma } from "../../platform/database/generated/client.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";

/**
 * The condition for a chunk of the scope that is searchable. It, the search by vectors and the database function
 * `rank_chunks`, which have the same ones, are the only places that narrow a search.
 */
export function within(scope: SearchScope): Prisma.Sql {
  return Prisma.sql`c.organization_id = ${scope.organizationId}::uuid
    and (c.folder_id = any(${scope.folderIds}::uuid[]) or c.document_id = any(${scope.documentIds}::uuid[]))
    and ${searchable(scope, "c")}`;
}

/**
 * Whether the document of a chunk (`c`), or of an embedding of one (`e`), is searchable. Hidden text is excluded unless a
 * member allowed it for the document.
 */
export function searchable(scope: SearchScope, row: "c" | "e"): Prisma.Sql {
  // One look-up per row: a join would need statistics, which the embedded database seldom has.
  return row === "c"
    ? Prisma.sql`(select ${isSearchable(scope)} and (c.hidden is null or d.reads_hidden)
        from document d where d.id = c.document_id)`
    : Prisma.sql`(select ${isSearchable(scope)} and (own.hidden is null or d.reads_hidden)
        from chunk own join document d on d.id = own.document_id where own.id = e.chunk_id)`;
}

/** Whether a document (`d`) is ready, or an older version that the scope names itself. */
function isSearchable({ documentIds }: SearchScope): Prisma.Sql {
  return Prisma.sql`(d.stage = 'ready' or d.stage = 'superseded' and d.id = any(${documentIds}::uuid[]))`;
}

/** The condition for a document (`d`) of the scope that is searchable. */
export function documentWithin(scope: SearchScope): Prisma.Sql {
  return Prisma.sql`d.organization_id = ${scope.organizationId}::uuid
    and (d.folder_id = any(${scope.folderIds}::uuid[]) or d.id = any(${scope.documentIds}::uuid[]))
    and ${isSearchable(scope)}`;
}
