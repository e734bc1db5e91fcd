import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Prisma } from "../../platform/database/generated/client.ts";
import type { Resource } from "./usage.rules.ts";

export type Limits = Record<Resource, number | null> & { requests: number | null };

/** What the licence says, as it says it; undefined without one. */
export async function findLimits(sql: Sql, organizationId: string): Promise<Limits | undefined> {
  const row = await sql.license.findUnique({ where: { organizationId } });
  if (!row) return undefined;
  return {
    documents: row.maxDocuments,
    chunks: row.maxChunks,
    collections: row.maxCollections,
    bytes: row.maxStorageMb && row.maxStorageMb * 1024 ** 2,
    requests: row.monthlyRequests,
  };
}

export async function countResource(
  sql: Sql,
  organizationId: string,
  resource: Resource,
): Promise<number> {
  const where = { organizationId };
  if (resource === "documents") return sql.document.count({ where });
  if (resource === "collections") return sql.folder.count({ where });
  if (resource === "bytes") return countBytes(sql, organizationId);
  // The statistics of the search hold the number of the chunks themselves under the empty term.
  const key = { organizationId_term: { organizationId, term: "" } };
  return (await sql.termStat.findUnique({ where: key }))?.chunks ?? 0;
}

/** The bytes of all files. Uploads under way have theirs from the beginning on, so that what is accepted has room at its end. */
async function countBytes(sql: Sql, organizationId: string): Promise<number> {
  const [row] = await sql.$queryRaw<{ bytes: number }[]>`
    select (select coalesce(sum(size), 0) from document where organization_id = ${organizationId}::uuid)::float8
      + (select coalesce(sum(size), 0) from resumable_upload
        where organization_id = ${organizationId}::uuid and document_id is null and expires_at > now())::float8 as bytes`;
  return row?.bytes ?? 0;
}

/** What came of counting a request. Without a limit there is none to reach. */
type Counting = { readonly limit: number | null; readonly counted: boolean };

/**
 * Counts one request of a month, and of a day to look back on, unless the licence's limit is reached (null and 0 are none).
 * `limited` selects the organization as `id`, held, with the limit as `most`. Undefined when it was deleted. One statement,
 * since every question waits for it.
 */
export async function addRequest(
  tx: TenantSql,
  limited: Prisma.Sql,
  { month, day }: { month: Date; day: Date },
): Promise<Counting | undefined> {
  const [row] = await tx.$queryRaw<Counting[]>`
    with allowed as (${limited}), counted as (
      insert into monthly_usage as m (organization_id, month, requests)
      select id, ${month}::date, 1 from allowed
      on conflict (organization_id, month) do update set requests = m.requests + 1
      where m.requests < coalesce((select most from allowed), m.requests + 1)
      returning organization_id
    ), noted as (
      insert into daily_usage as d (organization_id, day, requests)
      select organization_id, ${day}::date, 1 from counted
      on conflict (organization_id, day) do update set requests = d.requests + 1
    )
    select most as limit, exists (select 1 from counted) as counted from allowed`;
  return row;
}

export async function findRequests(
  sql: TenantSql,
  organizationId: string,
  month: Date,
): Promise<number> {
  const key = { organizationId_month: { organizationId, month } };
  return (await sql.monthlyUsage.findUnique({ where: key }))?.requests ?? 0;
}

/** Adds an upload to what an organization did on a day. */
export async function addUpload(tx: TenantSql, organizationId: string, day: Date): Promise<void> {
  await tx.$executeRaw`
    insert into daily_usage as d (organization_id, day, uploads) values (${organizationId}::uuid, ${day}::date, 1)
    on conflict (organization_id, day) do update set uploads = d.uploads + 1`;
}

/** What an organization did on the days from one on; days without anything are left out. */
export async function selectDays(sql: Sql, organizationId: string, from: Date) {
  return sql.dailyUsage.findMany({ where: { organizationId, day: { gte: from } } });
}
