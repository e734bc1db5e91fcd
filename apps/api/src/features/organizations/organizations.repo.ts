import type { Organization } from "@footnote/contracts/organizations";
import { isDuplicate, type Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import { licenseState, type StoredLicense } from "./license.rules.ts";

export type NewOrganization = { name: string; domain: string; description: string | null };

/** The limits of a licence; null is no limit. */
export type LicenseTerms = {
  maxUsers: number;
  maxDocuments: number | null;
  maxChunks: number | null;
  maxCollections: number | null;
  maxStorageMb: number | null;
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

export type OrganizationDetails = NewOrganization;

/** The details of an organization that is locked. */
export function findDetails(tx: Sql, id: string): Promise<OrganizationDetails> {
  const select = { name: true, domain: true, description: true };
  return tx.organization.findUniqueOrThrow({ where: { id }, select });
}

/** Changes the details of an organization; false when another one has the domain. */
export async function updateDetails(
  tx: Sql,
  id: string,
  details: OrganizationDetails,
): Promise<boolean> {
  try {
    await tx.organization.update({ where: { id }, data: details });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Sets the access from the subscription, unless an operator has set the licence. */
export async function updatePaidLicense(
  tx: Sql,
  organizationId: string,
  { seats, ...paid }: { isActive: boolean; expiresAt: Date | null; seats: number | undefined },
): Promise<void> {
  await tx.license.updateMany({
    where: { organizationId, source: { not: "operator" } },
    data: { ...paid, source: "subscription", ...(seats !== undefined && { maxUsers: seats }) },
  });
}

/** Prevents the deletion of the organization until the transaction ends; false when it is already deleted. */
export async function holdOrganizationRow(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    select 1 from organization where id = ${id}::uuid for key share`;
  return rows.length > 0;
}

/** Locks the organization exclusively until the transaction ends; false when it is deleted. */
export async function lockOrganizationRow(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    select 1 from organization where id = ${id}::uuid for update`;
  return rows.length > 0;
}

export async function findOrganizationName(sql: Sql, id: string): Promise<string | undefined> {
  return (await sql.organization.findUnique({ where: { id }, select: { name: true } }))?.name;
}

/** Deletes an organization and, by the foreign keys, its remaining rows. */
export async function deleteOrganizationRow(tx: Sql, id: string): Promise<void> {
  await tx.organization.deleteMany({ where: { id } });
}

type OrganizationRow = Omit<Organization, "created_at" | "license" | "picture"> & {
  created_at: Date;
  members: number;
  seats: number | null;
  is_active: boolean | null;
  expires_at: Date | null;
  source: StoredLicense["source"];
};

/** Returns the user's organization for display. One statement, since it can be deleted at any time. */
export async function findOrganizationOf(
  sql: Sql,
  userPk: number,
  at: { now: Date; sold: boolean },
): Promise<Omit<Organization, "picture"> | undefined> {
  const [row] = await sql.$queryRaw<OrganizationRow[]>`
    select o.id::text, o.name, o.domain, o.description, m.role::text as user_role, o.created_at,
      (select count(*)::int from membership where organization_id = o.id) as members,
      l.max_users as seats, l.is_active, l.expires_at, l.source::text as source
    from membership m join organization o on o.id = m.organization_id
    left join license l on l.organization_id = o.id
    where m.user_pk = ${userPk}`;
  if (!row) return undefined;
  const { created_at, members, seats, is_active, expires_at, source, ...shown } = row;
  const state = licenseState({ isActive: is_active, expiresAt: expires_at, source }, at);
  return {
    ...shown,
    created_at: created_at.toISOString(),
    license: {
      current_users: members,
      max_users: seats ?? 0,
      is_active: state === "active",
      expires_at: expires_at?.toISOString() ?? null,
    },
  };
}

/**
 * Selects an organization as `id`, locked until the transaction ends, with its monthly limit as `most` (null for none):
 * a part of a statement that counts against the limit.
 */
export function holdWithMonthlyLimit(organizationId: string): Prisma.Sql {
  return Prisma.sql`
    with held as (select id from organization where id = ${organizationId}::uuid for key share)
    select id, (select nullif(monthly_requests, 0) from license where organization_id = id) as most from held`;
}
