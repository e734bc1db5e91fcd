import type { Sql } from "../../platform/database/database.ts";
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
  // The statistics of the search hold the number of the chunks themselves under the empty term.
  const key = { organizationId_term: { organizationId, term: "" } };
  return (await sql.termStat.findUnique({ where: key }))?.chunks ?? 0;
}

/** Counts one request of a month unless the limit is reached; says whether it was counted. */
export async function addRequest(
  tx: Sql,
  organizationId: string,
  { month, limit }: { month: Date; limit: number | null },
): Promise<boolean> {
  const counted = await tx.$executeRaw`
    insert into monthly_usage as m (organization_id, month, requests)
    values (${organizationId}::uuid, ${month}::date, 1)
    on conflict (organization_id, month) do update set requests = m.requests + 1
    where ${limit}::int is null or m.requests < ${limit}::int`;
  return counted > 0;
}

export async function findRequests(sql: Sql, organizationId: string, month: Date): Promise<number> {
  const key = { organizationId_month: { organizationId, month } };
  return (await sql.monthlyUsage.findUnique({ where: key }))?.requests ?? 0;
}

/** Adds to what an organization did on a day. */
export async function addToDay(
  tx: Sql,
  organizationId: string,
  added: { day: Date; requests: number; uploads: number },
): Promise<void> {
  const { day, requests, uploads } = added;
  await tx.$executeRaw`
    insert into daily_usage as d (organization_id, day, requests, uploads)
    values (${organizationId}::uuid, ${day}::date, ${requests}, ${uploads})
    on conflict (organization_id, day) do update
    set requests = d.requests + excluded.requests, uploads = d.uploads + excluded.uploads`;
}

/** What an organization did on the days from one on; days without anything are left out. */
export async function selectDays(sql: Sql, organizationId: string, from: Date) {
  return sql.dailyUsage.findMany({ where: { organizationId, day: { gte: from } } });
}
