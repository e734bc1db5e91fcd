import type { Sql } from "../../platform/database/database.ts";

export async function allowsPublicLinks(sql: Sql, id: string): Promise<boolean> {
  const found = await sql.organization.findUnique({ where: { id }, select: { publicLinks: true } });
  return found?.publicLinks ?? false;
}

/** Whether this changed the setting. */
export async function setPublicLinks(sql: Sql, id: string, publicLinks: boolean): Promise<boolean> {
  const where = { id, publicLinks: !publicLinks };
  return (await sql.organization.updateMany({ where, data: { publicLinks } })).count > 0;
}
