import type { AccountMailKind } from "../../platform/database/generated/enums.ts";
import type { Prisma } from "../../platform/database/generated/client.ts";
import type { Sql } from "../../platform/database/database.ts";

export type PlannedMail = {
  kind: AccountMailKind;
  email: string;
  detail?: Prisma.InputJsonObject;
  expiresAt: Date;
  dueAt: Date;
};

export async function insertMail(tx: Sql, mail: PlannedMail): Promise<string> {
  return (await tx.accountMail.create({ data: mail, select: { id: true } })).id;
}

/** Finds a mail that waits to be sent and has not expired. */
export async function findUnsent(sql: Sql, id: string, now: Date) {
  const where = { id, state: "waiting" as const, expiresAt: { gt: now } };
  return (await sql.accountMail.findFirst({ where })) ?? undefined;
}

/** Adds a token to a mail. A mail that is sent twice has two tokens, and both are valid. */
export async function addToken(sql: Sql, id: string, tokenHash: string): Promise<void> {
  await sql.$executeRaw`
    update account_mail set token_hashes = array_append(token_hashes, ${tokenHash}) where id = ${id}::uuid`;
}

export async function settle(sql: Sql, id: string, state: "sent" | "refused"): Promise<void> {
  await sql.accountMail.updateMany({ where: { id, state: "waiting" }, data: { state } });
}

export async function deleteMail(sql: Sql, id: string): Promise<void> {
  await sql.accountMail.deleteMany({ where: { id } });
}

/** Returns the address that a valid token was mailed to. */
export async function findTokenAddress(
  sql: Sql,
  kind: AccountMailKind,
  tokenHash: string,
): Promise<string | undefined> {
  const where = { kind, tokenHashes: { has: tokenHash }, expiresAt: { gt: new Date() } };
  return (await sql.accountMail.findFirst({ where, select: { email: true } }))?.email;
}

/** Returns the address that a valid token resets the password of, and whether the token was mailed to it. */
export async function findResetToken(
  sql: Sql,
  tokenHash: string,
): Promise<{ email: string; wasMailed: boolean } | undefined> {
  const [row] = await sql.$queryRaw<{ email: string; wasMailed: boolean }[]>`
    select email, detail ->> 'by' is distinct from 'operator' as "wasMailed" from account_mail
    where kind = 'password_reset' and token_hashes @> array[${tokenHash}] and expires_at > now()`;
  return row;
}

/** Returns the address that a valid token to change an address was mailed to, and whose address it changes. */
export async function findEmailChange(
  sql: Sql,
  tokenHash: string,
): Promise<{ email: string; userPk: number } | undefined> {
  const [row] = await sql.$queryRaw<{ email: string; userPk: number }[]>`
    select email, (detail ->> 'user_pk')::int as "userPk" from account_mail
    where kind = 'email_change' and token_hashes @> array[${tokenHash}] and expires_at > now()`;
  return row;
}

/** Deletes what a user has asked for before, and its links with it. */
export async function deleteEmailChanges(tx: Sql, userPk: number): Promise<void> {
  await tx.$executeRaw`
    delete from account_mail where kind = 'email_change' and (detail ->> 'user_pk')::int = ${userPk}`;
}

/** Makes the links of a kind that were mailed to an address, or made for it, open nothing. */
export async function deleteTokens(tx: Sql, kind: AccountMailKind, email: string): Promise<void> {
  await tx.accountMail.deleteMany({ where: { kind, email } });
}

/** Makes the links that were mailed to a user's present address, or made for it, open nothing: another may get the address. */
export async function deleteTokensOf(tx: Sql, userPk: number): Promise<void> {
  await tx.$executeRaw`
    delete from account_mail using "user" u where u.pk = ${userPk} and account_mail.email = u.email
      and kind in ('password_reset', 'email_verification')`;
}

/** Uses a valid token up, with all others of its kind for the address; false when another request was faster. */
export async function takeTokens(
  tx: Sql,
  kind: AccountMailKind,
  { tokenHash, email }: { tokenHash: string; email: string },
): Promise<boolean> {
  const taken = await tx.accountMail.deleteMany({
    where: { kind, email, tokenHashes: { has: tokenHash }, expiresAt: { gt: new Date() } },
  });
  if (taken.count > 0) await deleteTokens(tx, kind, email);
  return taken.count > 0;
}

/** Returns the waiting mails that are due, and moves their due time to `next`. */
export async function takeDueMails(
  sql: Sql,
  { now, next }: { now: Date; next: Date },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    update account_mail set due_at = ${next}
    where state = 'waiting' and due_at <= ${now} and expires_at > ${now} returning id::text as id`;
  return rows.map(({ id }) => id);
}

export async function deleteExpiredMails(sql: Sql, now: Date): Promise<number> {
  return (await sql.accountMail.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}
