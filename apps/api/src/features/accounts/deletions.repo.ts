import type { Sql } from "../../platform/database/database.ts";

const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Stores that a user has deleted the resource at an API path, and deletes the user's expired entries. */
export async function insertDeletion(sql: Sql, userPk: number, path: string): Promise<void> {
  await sql.deletion.createMany({ data: [{ userPk, path }], skipDuplicates: true });
  const long = new Date(Date.now() - keptMs);
  await sql.deletion.deleteMany({ where: { userPk, at: { lt: long } } });
}

export async function hasDeleted(sql: Sql, userPk: number, path: string): Promise<boolean> {
  return (await sql.deletion.count({ where: { userPk, path } })) > 0;
}
