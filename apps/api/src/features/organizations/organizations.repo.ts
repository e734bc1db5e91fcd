import type { Organization } from "@footnote/contracts/organizations";
import { isDuplicate, type Sql } from "../../platform/database/database.ts";
import { licenseState } from "./license.rules.ts";

export type NewOrganization = { name: string; domain: string; description: string | null };

/** What a licence allows; null is no limit. */
export type LicenseTerms = {
  maxUsers: number;
  maxDocuments: number | null;
  maxChunks: number | null;
  maxCollections: number | null;
  monthlyRequests: number | null;
};

/** Adds an organization and returns its id; undefined when the domain is taken. */
export async function insertOrganization(
  sql: Sql,
  organization: NewOrganization,
  terms: LicenseTerms,
): Promise<string | undefined> {
  try {
    const created = await sql.organization.create({
      data: { ...organization, license: { create: terms } },
      select: { id: true },
    });
    return created.id;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** Keeps the organization from being deleted until the transaction ends; false when it is gone. */
export async function holdOrganizationRow(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    select 1 from organization where id = ${id}::uuid for key share`;
  return rows.length > 0;
}

/** Lets nobody else change or hold the organization until the transaction ends; false when it is gone. */
export async function lockOrganizationRow(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    select 1 from organization where id = ${id}::uuid for update`;
  return rows.length > 0;
}

/** Deletes an organization and, by the foreign keys, what is left in it. */
export async function deleteOrganizationRow(tx: Sql, id: string): Promise<void> {
  await tx.organization.deleteMany({ where: { id } });
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
      is_active: licenseState(license, new Date()) === "active",
      expires_at: license?.expiresAt?.toISOString() ?? null,
    },
  };
}
