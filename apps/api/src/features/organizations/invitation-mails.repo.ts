import type { Sql } from "../../platform/database/database.ts";
import type { InvitationToMail } from "./invitation-mails.rules.ts";

/** Finds an open invitation whose mail has not been sent. */
export async function findUnsent(
  sql: Sql,
  id: string,
  now: Date,
): Promise<InvitationToMail | undefined> {
  const [row] = await sql.$queryRaw<InvitationToMail[]>`
    select i.id::text as id, i.email, o.name as organization, i.expires_at as "expiresAt",
      trim(u.first_name || ' ' || u.last_name) as "inviterName", u.email as "inviterEmail"
    from invitation i join organization o on o.id = i.organization_id join "user" u on u.pk = i.created_by
    where i.id = ${id}::uuid and i.mail_state = 'waiting' and i.expires_at > ${now}`;
  return row;
}

/** Adds a token that accepts an invitation. A mail that is sent twice has two tokens, and both are valid. */
export async function addMailedToken(sql: Sql, id: string, tokenHash: string): Promise<void> {
  await sql.$executeRaw`
    update invitation set mailed_token_hashes = array_append(mailed_token_hashes, ${tokenHash}) where id = ${id}::uuid`;
}

export async function settleMail(sql: Sql, id: string, state: "sent" | "refused"): Promise<void> {
  await sql.invitation.updateMany({
    where: { id, mailState: "waiting" },
    data: { mailState: state },
  });
}

/** Returns the waiting mails that are due, and moves their due time to `next`. */
export async function takeDueMails(
  sql: Sql,
  { now, next }: { now: Date; next: Date },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    update invitation set mail_due_at = ${next}
    where mail_state = 'waiting' and mail_due_at <= ${now} and expires_at > ${now} returning id::text as id`;
  return rows.map(({ id }) => id);
}
