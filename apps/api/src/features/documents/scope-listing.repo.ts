import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";

/** Which documents of a scope are listed: those that meet every given condition. */
export type DocumentFilter = {
  readonly extensions?: readonly string[] | undefined;
  readonly addedFrom?: Date | undefined;
  readonly addedBefore?: Date | undefined;
  readonly state?: "ready" | "processing" | "failed" | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Words that the name contains, each of them, without case. */
  readonly words?: readonly string[] | undefined;
};

export type ListedDocument = {
  readonly id: string;
  readonly name: string;
  readonly folderId: string;
  readonly failureCode: string | null;
  readonly createdAt: Date;
};

export type DocumentCounts = {
  readonly total: number;
  readonly processing: number;
  readonly failed: number;
};

/** Counts the documents that a filter selects, by state. */
export async function countFiltered(
  sql: TenantSql,
  scope: SearchScope,
  filter: DocumentFilter,
): Promise<DocumentCounts> {
  const [counts] = await sql.$queryRaw<DocumentCounts[]>`
    select count(*)::int as total,
      count(*) filter (where stage not in ('ready', 'superseded', 'failed'))::int as processing,
      count(*) filter (where stage = 'failed')::int as failed
    from document where ${conditions(scope, filter)}`;
  return counts ?? { total: 0, processing: 0, failed: 0 };
}

/** Selects the first documents of a filter, by name or the newest first. */
export async function selectFiltered(
  sql: TenantSql,
  scope: SearchScope,
  { filter, order, limit }: { filter: DocumentFilter; order: "name" | "newest"; limit: number },
): Promise<ListedDocument[]> {
  const by = order === "name" ? Prisma.sql`lower(name), id` : Prisma.sql`created_at desc, id desc`;
  return sql.$queryRaw`
    select id::text, name, folder_id::text as "folderId", failure_code as "failureCode", created_at as "createdAt"
    from document where ${conditions(scope, filter)}
    order by ${by} limit ${limit}`;
}

function conditions(scope: SearchScope, filter: DocumentFilter): Prisma.Sql {
  const { extensions, addedFrom, addedBefore, state, ids, words = [] } = filter;
  const states = {
    ready: Prisma.sql`stage in ('ready', 'superseded')`,
    processing: Prisma.sql`stage not in ('ready', 'superseded', 'failed')`,
    failed: Prisma.sql`stage = 'failed'`,
  };
  const all = [
    Prisma.sql`organization_id = ${scope.organizationId}::uuid
      and (folder_id = any(${scope.folderIds}::uuid[]) and stage <> 'superseded' or id = any(${scope.documentIds}::uuid[]))`,
    ...(extensions ? [Prisma.sql`extension = any(${[...extensions]}::text[])`] : []),
    ...(addedFrom ? [Prisma.sql`created_at >= ${addedFrom}`] : []),
    ...(addedBefore ? [Prisma.sql`created_at < ${addedBefore}`] : []),
    ...(state ? [states[state]] : []),
    ...(ids ? [Prisma.sql`id = any(${[...ids]}::uuid[])`] : []),
    ...words.map((word) => Prisma.sql`strpos(lower(name), ${word.toLowerCase()}) > 0`),
  ];
  return Prisma.join(all, " and ");
}
