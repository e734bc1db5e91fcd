import type { KeyScope } from "@footnote/contracts/endpoint";
import type { Sql } from "../../../platform/database/database.ts";

export type NewApiKey = {
  userPk: number;
  name: string;
  prefix: string;
  keyHash: string;
  scopes: KeyScope[];
  expiresAt: Date | null;
};

export function insertApiKeyRow(tx: Sql, key: NewApiKey) {
  return tx.apiKey.create({ data: key });
}

export function countApiKeys(tx: Sql, userPk: number): Promise<number> {
  return tx.apiKey.count({ where: { userPk } });
}

export function selectApiKeys(sql: Sql, userPk: number) {
  return sql.apiKey.findMany({ where: { userPk }, orderBy: { id: "desc" } });
}

export async function findLiveApiKey(sql: Sql, keyHash: string, now: Date) {
  const row = await sql.apiKey.findUnique({ where: { keyHash } });
  return row && (row.expiresAt === null || row.expiresAt > now) ? row : undefined;
}

export async function noteApiKeyUse(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** Deletes one key of a user and returns its name; undefined when the user has none with this id. */
export async function deleteApiKey(
  sql: Sql,
  userPk: number,
  id: string,
): Promise<{ name: string } | undefined> {
  const [row] = await sql.$queryRaw<{ name: string }[]>`
    delete from api_key where user_pk = ${userPk} and id = ${id}::uuid returning name`;
  return row;
}

export async function deleteApiKeysOf(sql: Sql, userPk: number): Promise<void> {
  await sql.apiKey.deleteMany({ where: { userPk } });
}
