import type { OperatorLicense, OperatorOrganization } from "@footnote/contracts/operator";
import type { Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";

type LicenseColumns = Omit<OperatorLicense, "expires_at"> & { expires_at: Date | null };
type Row = Omit<OperatorOrganization, "created_at" | "license"> & {
  created_at: Date;
} & LicenseColumns;

/** Returns a page of all organizations, the latest first: their ids increase with time. */
export async function selectOrganizations(
  sql: Sql,
  {
    search,
    after,
    limit,
    month,
  }: { search: string; after: string | null; limit: number; month: Date },
): Promise<OperatorOrganization[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await sql.$queryRaw<Row[]>`${columns(month)}
    where (o.name ilike ${like} or o.domain ilike ${like})
      and (${after}::uuid is null or o.id < ${after}::uuid)
    order by o.id desc limit ${limit}`;
  return rows.map(toOrganization);
}

export async function findOrganization(
  sql: Sql,
  id: string,
  month: Date,
): Promise<OperatorOrganization | undefined> {
  const [row] = await sql.$queryRaw<Row[]>`${columns(month)} where o.id = ${id}::uuid`;
  return row && toOrganization(row);
}

/** Returns the id of the organization with a domain. */
export async function findIdByDomain(sql: Sql, domain: string): Promise<string | undefined> {
  return (await sql.organization.findUnique({ where: { domain }, select: { id: true } }))?.id;
}

function columns(month: Date): Prisma.Sql {
  return Prisma.sql`
    select o.id::text, o.name, o.domain, o.created_at,
      (select count(*)::int from membership m where m.organization_id = o.id) as members,
      (select count(*)::int from document d where d.organization_id = o.id) as documents,
      (select count(*)::int from document d where d.organization_id = o.id and d.stage = 'failed')
        as failed_documents,
      coalesce((select chunks from term_stat t where t.organization_id = o.id and t.term = ''), 0) as chunks,
      (select count(*)::int from folder f where f.organization_id = o.id) as collections,
      (select coalesce(sum(size), 0)::float8 from document d where d.organization_id = o.id) as stored_bytes,
      coalesce((select requests from monthly_usage u where u.organization_id = o.id and u.month = ${month}::date), 0)
        as requests,
      s.status as subscription_status, coalesce(l.max_users, 0) as max_users, l.max_documents, l.max_chunks,
      l.max_collections, l.max_storage_mb, l.monthly_requests, coalesce(l.is_active, false) as is_active, l.expires_at,
      coalesce(l.source::text, 'initial') as source
    from organization o left join license l on l.organization_id = o.id
    left join subscription s on s.organization_id = o.id`;
}

function toOrganization(row: Row): OperatorOrganization {
  const { max_users, max_documents, max_chunks, max_collections, ...others } = row;
  const { max_storage_mb, monthly_requests, ...rest } = others;
  const { is_active, source, expires_at, created_at, ...organization } = rest;
  const held = { max_documents, max_chunks, max_collections, max_storage_mb };
  const limits = { max_users, ...held, monthly_requests };
  const expires = { expires_at: expires_at?.toISOString() ?? null };
  return {
    ...organization,
    created_at: created_at.toISOString(),
    license: { ...limits, is_active, source, ...expires },
  };
}
