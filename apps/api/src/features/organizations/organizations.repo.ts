import type { Organization } from "@footnote/contracts/organizations";
import { isDuplicate, type Sql } from "../../platform/database/database.ts";

export type NewOrganization = { name: string; domain: string; description: string | null };

/** Adds an organization and returns its id; undefined when the domain is taken. */
export async function insertOrganization(
  sql: Sql,
  organization: NewOrganization & { maxUsers: number },
): Promise<string | undefined> {
  const { maxUsers, ...data } = organization;
  try {
    const created = await sql.organization.create({
      data: { ...data, license: { create: { maxUsers } } },
      select: { id: true },
    });
    return created.id;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** Makes a user a member; false when the user already belongs to an organization. */
export async function insertMembership(
  sql: Sql,
  membership: { userPk: number; organizationId: string; role: "admin" | "member" },
): Promise<boolean> {
  const { count } = await sql.membership.createMany({ data: [membership], skipDuplicates: true });
  return count === 1;
}

export async function findMembership(sql: Sql, userPk: number) {
  return (await sql.membership.findUnique({ where: { userPk } })) ?? undefined;
}

/** The user's organization as shown to the user. */
export async function findOrganizationOf(
  sql: Sql,
  userPk: number,
): Promise<Organization | undefined> {
  const membership = await sql.membership.findUnique({
    where: { userPk },
    include: {
      organization: { include: { license: true, _count: { select: { memberships: true } } } },
    },
  });
  if (!membership) return undefined;
  const { organization } = membership;
  const { license } = organization;
  return {
    id: organization.id,
    name: organization.name,
    domain: organization.domain,
    description: organization.description,
    user_role: membership.role,
    created_at: organization.createdAt.toISOString(),
    license: {
      current_users: organization._count.memberships,
      max_users: license?.maxUsers ?? 0,
      is_active: license?.isActive ?? false,
      expires_at: license?.expiresAt?.toISOString() ?? null,
    },
  };
}
