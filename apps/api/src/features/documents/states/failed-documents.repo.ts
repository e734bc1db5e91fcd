import type { Sql } from "../../../platform/database/database.ts";

const organization = { select: { id: true, name: true } };

/** A page of failed documents of all organizations or of one, the latest first: their ids grow with time. */
export function selectFailed(
  sql: Sql,
  wanted: { organizationId: string | undefined; after: string | undefined; limit: number },
) {
  const { organizationId, after, limit } = wanted;
  return sql.document.findMany({
    where: {
      stage: "failed",
      ...(organizationId !== undefined && { organizationId }),
      ...(after !== undefined && { id: { lt: after } }),
    },
    orderBy: { id: "desc" },
    take: limit,
    select: { id: true, name: true, size: true, createdAt: true, failureCode: true, organization },
  });
}

/** Where a document belongs, and what it is called. */
export async function findOwner(sql: Sql, id: string) {
  const select = { organizationId: true, name: true };
  return (await sql.document.findUnique({ where: { id }, select })) ?? undefined;
}
