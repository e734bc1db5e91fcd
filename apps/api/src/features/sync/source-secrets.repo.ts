import type { Sql } from "../../platform/database/database.ts";

/** Encrypted secrets of folder sources, with the ids that they were encrypted for. */
export async function selectSecrets(sql: Sql, after: string | undefined, limit: number) {
  const rows = await sql.folderSource.findMany({
    where: { secret: { not: null }, ...(after !== undefined && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, secret: true },
  });
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ owner: id, sealed: secret }]));
}

/** False when it was changed meanwhile. */
export async function replaceSecret(
  sql: Sql,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { count } = await sql.folderSource.updateMany({
    where: { id, secret: from },
    data: { secret: to },
  });
  return count > 0;
}
