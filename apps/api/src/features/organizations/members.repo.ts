import type { MemberEntry, Role } from "@footnote/contracts/organizations";
import { isDangling, type Sql } from "../../platform/database/database.ts";
import type { StoredLicense } from "./license.rules.ts";

/** Makes a user a member; false when the user already belongs to an organization or is deleted. */
export async function insertMembership(
  tx: Sql,
  membership: { userPk: number; organizationId: string; role: Role },
): Promise<boolean> {
  try {
    const { count } = await tx.membership.createMany({ data: [membership], skipDuplicates: true });
    return count === 1;
  } catch (error) {
    if (isDangling(error)) return false;
    throw error;
  }
}

export type Membership = StoredLicense & {
  userPk: number;
  email: string;
  organizationId: string;
  role: Role;
  /** Since when the owner of a recovered account has to keep or leave it; null: nothing to decide. */
  reviewSince: Date | null;
};

/** Returns a user's membership and licence. One statement, since an organization can be deleted at any time. */
export async function findMembership(sql: Sql, userPk: number): Promise<Membership | undefined> {
  const [row] = await sql.$queryRaw<Membership[]>`
    select m.user_pk as "userPk", u.email, m.organization_id::text as "organizationId", m.role::text as role,
      m.review_since as "reviewSince", l.is_active as "isActive", l.expires_at as "expiresAt", l.source::text as source
    from membership m join "user" u on u.pk = m.user_pk left join license l using (organization_id)
    where m.user_pk = ${userPk}`;
  return row;
}

type MemberRow = Omit<MemberEntry, "joined_at"> & { joined_at: Date };

/** Returns the members of an organization, the longest-standing first. */
export async function selectMembers(sql: Sql, organizationId: string): Promise<MemberEntry[]> {
  const rows = await sql.$queryRaw<MemberRow[]>`
    select m.user_pk, u.first_name, u.last_name, u.email, m.role::text as role, m.created_at as joined_at
    from membership m join "user" u on u.pk = m.user_pk
    where m.organization_id = ${organizationId}::uuid order by m.created_at, m.user_pk`;
  return rows.map((row) => ({ ...row, joined_at: row.joined_at.toISOString() }));
}

/** Returns the name of a member, or the e-mail address of one without a name; undefined for who is no member. */
export async function findMemberName(
  sql: Sql,
  { organizationId, userPk }: { organizationId: string; userPk: number },
): Promise<string | undefined> {
  const [row] = await sql.$queryRaw<{ name: string }[]>`
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
    from membership m join "user" u on u.pk = m.user_pk
    where m.organization_id = ${organizationId}::uuid and m.user_pk = ${userPk}`;
  return row?.name;
}

/** Marks a membership for review by the owner of its account. */
export async function startReview(
  tx: Sql,
  { organizationId, userPk }: { organizationId: string; userPk: number },
): Promise<void> {
  const data = { reviewSince: new Date() };
  await tx.membership.updateMany({ where: { userPk, organizationId }, data });
}

/** Ends a review; false when there is none. */
export async function endReview(
  tx: Sql,
  { organizationId, userPk }: { organizationId: string; userPk: number },
): Promise<boolean> {
  const where = { userPk, organizationId, reviewSince: { not: null } };
  return (await tx.membership.updateMany({ where, data: { reviewSince: null } })).count > 0;
}

export async function updateRole(
  tx: Sql,
  organizationId: string,
  member: { userPk: number; role: Role },
): Promise<void> {
  const { userPk, role } = member;
  await tx.membership.updateMany({ where: { userPk, organizationId }, data: { role } });
}

export async function deleteMembership(
  tx: Sql,
  organizationId: string,
  userPk: number,
): Promise<void> {
  await tx.membership.deleteMany({ where: { userPk, organizationId } });
}
