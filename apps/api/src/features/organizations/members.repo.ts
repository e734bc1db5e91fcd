import type { MemberEntry, Role } from "@footnote/contracts/organizations";
import { isDangling, type Sql } from "../../platform/database/database.ts";

/** Makes a user a member; false when the user already belongs to an organization or is gone. */
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

/** A user's membership with what decides about access. */
export async function findMembership(sql: Sql, userPk: number) {
  const license = { select: { isActive: true, expiresAt: true } };
  const include = { organization: { select: { license } } };
  return (await sql.membership.findUnique({ where: { userPk }, include })) ?? undefined;
}

/** The members of an organization, the longest-standing first. */
export async function selectMembers(sql: Sql, organizationId: string): Promise<MemberEntry[]> {
  const rows = await sql.membership.findMany({
    where: { organizationId },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
    orderBy: [{ createdAt: "asc" }, { userPk: "asc" }],
  });
  return rows.map(({ userPk, user, role, createdAt }) => ({
    user_pk: userPk,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role,
    joined_at: createdAt.toISOString(),
  }));
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
