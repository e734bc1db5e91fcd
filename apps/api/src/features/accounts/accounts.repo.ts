import type { User } from "@footnote/contracts/accounts";
import { isDuplicate, type Sql } from "../../platform/database/database.ts";

/** Adds a user and returns its pk; undefined when the e-mail address has an account. */
export async function insertUser(
  sql: Sql,
  user: { email: string; passwordHash: string },
): Promise<number | undefined> {
  try {
    const { pk } = await sql.user.create({ data: user, select: { pk: true } });
    return pk;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

export async function findCredentials(sql: Sql, email: string) {
  const select = { pk: true, passwordHash: true };
  return (await sql.user.findUnique({ where: { email }, select })) ?? undefined;
}

export async function findUser(sql: Sql, pk: number): Promise<User | undefined> {
  const row = await sql.user.findUnique({ where: { pk } });
  if (!row) return undefined;
  return { pk, first_name: row.firstName, last_name: row.lastName, email: row.email };
}

/** Keeps everybody else from adding to a user, or from using it, until the transaction ends. */
export async function lockUserRow(tx: Sql, pk: number): Promise<void> {
  await tx.$queryRaw`select 1 from "user" where pk = ${pk} for update`;
}

/** Deletes a user and, by the foreign keys, sessions, membership, invitations and conversations. */
export async function deleteUserRow(tx: Sql, pk: number): Promise<void> {
  await tx.user.deleteMany({ where: { pk } });
}
