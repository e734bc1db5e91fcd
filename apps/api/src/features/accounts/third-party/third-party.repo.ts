import type { Sql } from "../../../platform/database/database.ts";

/** Marks a sign-in at the provider as used; false when it was before. */
export async function useUp(
  sql: Sql,
  { fingerprint, expiresAt }: { fingerprint: string; expiresAt: Date },
): Promise<boolean> {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await sql.usedToken.deleteMany({ where: { expiresAt: { lt: hourAgo } } });
  const data = [{ hash: fingerprint, expiresAt }];
  return (await sql.usedToken.createMany({ data, skipDuplicates: true })).count > 0;
}

export async function findUserByIdentity(
  sql: Sql,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<number | undefined> {
  const where = { issuer_subject: { issuer, subject } };
  return (await sql.externalIdentity.findUnique({ where }))?.userPk;
}

export async function linkIdentity(
  tx: Sql,
  identity: { issuer: string; subject: string; userPk: number },
): Promise<void> {
  const { issuer, subject, userPk } = identity;
  await tx.externalIdentity.createMany({
    data: [{ issuer, subject, userPk }],
    skipDuplicates: true,
  });
}

/** Unlinks an account from every identity at a provider. */
export async function deleteIdentitiesOf(tx: Sql, userPk: number): Promise<void> {
  await tx.externalIdentity.deleteMany({ where: { userPk } });
}

/** Adds a user whose e-mail address is known to be the user's own; undefined when the address has an account. */
export async function insertVerifiedUser(
  tx: Sql,
  user: { email: string; firstName: string; lastName: string },
): Promise<number | undefined> {
  const data = [{ ...user, emailVerifiedAt: new Date() }];
  const select = { pk: true };
  return (await tx.user.createManyAndReturn({ data, skipDuplicates: true, select }))[0]?.pk;
}

/** The account of an e-mail address, which nobody else changes until the transaction ends. */
export async function lockUserByEmail(tx: Sql, email: string) {
  const [row] = await tx.$queryRaw<{ pk: number; verified: boolean }[]>`
    select pk, email_verified_at is not null as verified from "user" where email = ${email} for update`;
  return row;
}

/** Takes the password from an account whose e-mail address is now known to be its user's. */
export async function markVerifiedWithoutPassword(tx: Sql, pk: number): Promise<void> {
  await tx.user.update({
    where: { pk },
    data: { passwordHash: null, emailVerifiedAt: new Date() },
  });
}
