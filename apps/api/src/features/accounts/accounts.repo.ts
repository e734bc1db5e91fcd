import type { User } from "@footnote/contracts/accounts/accounts";
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
  const select = {
    pk: true,
    email: true,
    firstName: true,
    lastName: true,
    passwordHash: true,
    emailVerifiedAt: true,
  };
  return (await sql.user.findUnique({ where: { email }, select })) ?? undefined;
}

/** Checks that a user still has this password, and locks it until the transaction ends. */
export async function holdPassword(
  tx: Sql,
  { pk, passwordHash }: { pk: number; passwordHash: string },
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from "user" where pk = ${pk} and password_hash = ${passwordHash} for share`;
  return rows.length > 0;
}

/** Sets a password if the current one is still `before`; false when another request was faster. */
export async function replacePassword(
  tx: Sql,
  { pk, before, after }: { pk: number; before: string; after: string },
): Promise<boolean> {
  const where = { pk, passwordHash: before };
  return (await tx.user.updateMany({ where, data: { passwordHash: after } })).count > 0;
}

/** Sets the password of an account that is locked; `confirms` also marks its address as confirmed. */
export async function resetPasswordOf(
  tx: Sql,
  pk: number,
  { passwordHash, confirms }: { passwordHash: string; confirms: boolean },
): Promise<void> {
  await tx.$executeRaw`
    update "user" set password_hash = ${passwordHash},
      email_verified_at = case when ${confirms} then coalesce(email_verified_at, now()) else email_verified_at end
    where pk = ${pk}`;
}

/** Marks an address as confirmed; false when it already was, or is not the user's. */
export async function markVerified(tx: Sql, pk: number, email: string): Promise<boolean> {
  const where = { pk, email, emailVerifiedAt: null };
  return (await tx.user.updateMany({ where, data: { emailVerifiedAt: new Date() } })).count > 0;
}

export async function findUser(sql: Sql, pk: number): Promise<Omit<User, "picture"> | undefined> {
  const row = await sql.user.findUnique({ where: { pk } });
  if (!row) return undefined;
  const { firstName, lastName, email, emailVerifiedAt, isOperator } = row;
  const names = { first_name: firstName, last_name: lastName };
  const known = { email, email_verified: emailVerifiedAt !== null };
  return { pk, ...names, ...known, ...(isOperator && { is_operator: true as const }) };
}

/** Changes the names that are given; false when none differs. */
export async function updateName(
  tx: Sql,
  pk: number,
  name: { firstName: string | undefined; lastName: string | undefined },
): Promise<boolean> {
  const differs = Object.entries(name)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({ NOT: { [field]: value } }));
  if (differs.length === 0) return false;
  const given = {
    ...(name.firstName !== undefined && { firstName: name.firstName }),
    ...(name.lastName !== undefined && { lastName: name.lastName }),
  };
  return (await tx.user.updateMany({ where: { pk, OR: differs }, data: given })).count > 0;
}

/** Sets an address that is confirmed. Throws a duplicate error when it has an account. */
export async function updateEmail(tx: Sql, pk: number, email: string): Promise<void> {
  await tx.user.updateMany({ where: { pk }, data: { email, emailVerifiedAt: new Date() } });
}

/** Locks a user until the transaction ends, so that no other transaction adds to it. */
export async function lockUserRow(tx: Sql, pk: number): Promise<void> {
  await tx.$queryRaw`select 1 from "user" where pk = ${pk} for update`;
}

/** Deletes a user and, by the foreign keys, sessions, membership, invitations and conversations. */
export async function deleteUserRow(tx: Sql, pk: number): Promise<void> {
  await tx.user.deleteMany({ where: { pk } });
}

export async function isOperator(sql: Sql, pk: number): Promise<boolean> {
  return (await sql.user.count({ where: { pk, isOperator: true } })) > 0;
}

export async function updateOperator(sql: Sql, pk: number, operates: boolean): Promise<boolean> {
  const where = { pk, isOperator: !operates };
  return (await sql.user.updateMany({ where, data: { isOperator: operates } })).count > 0;
}
