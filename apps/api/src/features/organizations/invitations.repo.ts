import type { DescribedInvitation, Invitation, Role } from "@footnote/contracts/organizations";
import type { Sql } from "../../platform/database/database.ts";

export type NewInvitation = {
  organizationId: string;
  tokenHash: string;
  role: Role;
  email: string | null;
  createdBy: number;
  expiresAt: Date;
  /** When its mail is due; null without one. */
  mailDueAt: Date | null;
};

const columns = {
  id: true,
  role: true,
  email: true,
  createdAt: true,
  expiresAt: true,
  mailState: true,
};

type InvitationRow = {
  id: string;
  role: Role;
  email: string | null;
  createdAt: Date;
  expiresAt: Date;
  mailState: Invitation["mail"];
};

function toInvitation(row: InvitationRow): Invitation {
  const { id, role, email, createdAt, expiresAt, mailState } = row;
  const moments = { created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() };
  return { id, role, email, ...moments, mail: mailState };
}

export async function insertInvitation(tx: Sql, invitation: NewInvitation): Promise<Invitation> {
  const mailState = invitation.mailDueAt ? ("waiting" as const) : null;
  const data = { ...invitation, mailState };
  return toInvitation(await tx.invitation.create({ data, select: columns }));
}

/** Returns the open invitations of an organization, the latest first. */
export async function selectOpenInvitations(
  sql: Sql,
  organizationId: string,
  now: Date,
): Promise<Invitation[]> {
  const rows = await sql.invitation.findMany({
    where: { organizationId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: columns,
  });
  return rows.map(toInvitation);
}

export type OpenInvitation = {
  organizationId: string;
  /** Whom it is for; null for whoever has the link. */
  email: string | null;
  /** Whether the token is that of the mail, which only its reader has. */
  wasMailed: boolean;
};

/** Returns the open invitation of a token. */
export async function findOpenInvitation(
  sql: Sql,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const where = {
    OR: [{ tokenHash }, { mailedTokenHashes: { has: tokenHash } }],
    expiresAt: { gt: now },
  };
  const select = { organizationId: true, email: true, mailedTokenHashes: true };
  const row = await sql.invitation.findFirst({ where, select });
  if (!row) return undefined;
  const { organizationId, email, mailedTokenHashes } = row;
  return { organizationId, email, wasMailed: mailedTokenHashes.includes(tokenHash) };
}

/** Returns the details of an open invitation. */
export async function describeOpenInvitation(
  sql: Sql,
  tokenHash: string,
  now: Date,
): Promise<DescribedInvitation | undefined> {
  const [row] = await sql.$queryRaw<(Omit<DescribedInvitation, "expires_at"> & { at: Date })[]>`
    select o.name as organization, i.role::text as role, i.email, i.expires_at as at,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as invited_by
    from invitation i join organization o on o.id = i.organization_id join "user" u on u.pk = i.created_by
    where (i.token_hash = ${tokenHash} or i.mailed_token_hashes @> array[${tokenHash}]) and i.expires_at > ${now}`;
  if (!row) return undefined;
  const { at, ...shown } = row;
  return { ...shown, expires_at: at.toISOString() };
}

/** Uses up an open invitation and returns the role it gives; undefined when another request was faster. */
export async function takeInvitation(
  tx: Sql,
  tokenHash: string,
  now: Date,
): Promise<Role | undefined> {
  const [taken] = await tx.$queryRaw<{ role: Role }[]>`
    delete from invitation
    where (token_hash = ${tokenHash} or mailed_token_hashes @> array[${tokenHash}]) and expires_at > ${now}
    returning role::text`;
  return taken?.role;
}

/** Withdraws an invitation and returns whom it was for; undefined when the organization has none with this id. */
export async function deleteInvitation(
  sql: Sql,
  organizationId: string,
  id: string,
): Promise<{ email: string | null } | undefined> {
  const [row] = await sql.$queryRaw<{ email: string | null }[]>`
    delete from invitation where id = ${id}::uuid and organization_id = ${organizationId}::uuid
    returning email`;
  return row;
}

/** Deletes the invitations of an organization that one admin made. */
export async function deleteInvitationsBy(
  tx: Sql,
  organizationId: string,
  createdBy: number,
): Promise<void> {
  await tx.invitation.deleteMany({ where: { organizationId, createdBy } });
}

/** Deletes the expired invitations of an organization. */
export async function deleteLapsedInvitations(
  tx: Sql,
  organizationId: string,
  now: Date,
): Promise<void> {
  await tx.invitation.deleteMany({ where: { organizationId, expiresAt: { lte: now } } });
}
