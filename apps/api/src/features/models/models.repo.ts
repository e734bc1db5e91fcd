import { type ModelRole, modelRole } from "@footnote/contracts/models/roles";
import { presetId } from "@footnote/contracts/models/presets";
import type { Sql } from "../../platform/database/database.ts";
import type { Owner } from "./owner.rules.ts";

export type NewConnection = Owner & {
  id: string;
  preset: string;
  label: string;
  baseUrl: string;
  apiVersion: string | null;
  /** Encrypted. */
  secret: string | null;
};

export type NewRole = {
  /** Null for a model that is installed on this machine. */
  connectionId: string | null;
  model: string;
  priceInput: number | null;
  priceOutput: number | null;
  contextTokens: number | null;
};

export async function selectConnections(sql: Sql, owner?: Owner) {
  const rows = await sql.modelConnection.findMany({
    ...(owner && { where: { organizationId: owner.organizationId } }),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...row, preset: presetId.parse(row.preset) }));
}

export type ConnectionRow = Awaited<ReturnType<typeof selectConnections>>[number];

export async function findConnection(
  sql: Sql,
  { organizationId }: Owner,
  id: string,
): Promise<ConnectionRow | undefined> {
  const row = await sql.modelConnection.findFirst({ where: { id, organizationId } });
  return row ? { ...row, preset: presetId.parse(row.preset) } : undefined;
}

export async function insertConnection(tx: Sql, connection: NewConnection): Promise<void> {
  await tx.modelConnection.create({ data: connection });
}

/** False when it was deleted meanwhile. */
export async function updateConnection(
  tx: Sql,
  { organizationId, id }: Owner & { id: string },
  change: Pick<NewConnection, "label" | "baseUrl" | "apiVersion" | "secret">,
): Promise<boolean> {
  const data = { ...change, changedAt: new Date() };
  return (await tx.modelConnection.updateMany({ where: { id, organizationId }, data })).count > 0;
}

/** Deletes a connection with the models that it has in roles; false when there is none. */
export async function deleteConnectionRow(
  tx: Sql,
  { organizationId }: Owner,
  id: string,
): Promise<boolean> {
  return (await tx.modelConnection.deleteMany({ where: { id, organizationId } })).count > 0;
}

/** The models of all roles, by position. Roles that this version does not know are left out. */
export async function selectRoles(sql: Sql, owner?: Owner) {
  const rows = await sql.modelRole.findMany({
    ...(owner && { where: { organizationId: owner.organizationId } }),
    orderBy: { position: "asc" },
  });
  return rows.flatMap((row) => {
    const role = modelRole.safeParse(row.role);
    return role.success ? [{ ...row, role: role.data }] : [];
  });
}

export type RoleRow = Awaited<ReturnType<typeof selectRoles>>[number];

/** Replaces the models of a role. */
export async function replaceRole(
  tx: Sql,
  { organizationId, role }: Owner & { role: ModelRole },
  models: readonly NewRole[],
): Promise<void> {
  await tx.modelRole.deleteMany({ where: { organizationId, role } });
  const data = models.map((model, position) => ({ ...model, organizationId, role, position }));
  await tx.modelRole.createMany({ data });
}

export async function getSettings(sql: Sql) {
  // Prisma gathers lookups by a key of the same moment in one `in`, which a boolean does not have.
  return await sql.modelSettings.findFirstOrThrow();
}

export async function updateSettings(
  tx: Sql,
  change: {
    organizationsMayConnect?: boolean | undefined;
    defaultMonthlyBudget?: number | undefined;
  },
): Promise<void> {
  const { organizationsMayConnect = null, defaultMonthlyBudget = null } = change;
  await tx.$executeRaw`
    update model_settings set
      organizations_may_connect = coalesce(${organizationsMayConnect}::boolean, organizations_may_connect),
      default_monthly_budget = coalesce(${defaultMonthlyBudget}::float8, default_monthly_budget)`;
}

/**
 * Marks a change, in its transaction and first thing in it: changes follow one another, and no process reads the new
 * revision before the change.
 */
export async function raiseRevision(tx: Sql): Promise<void> {
  await tx.$executeRaw`update model_settings set revision = revision + 1`;
}

export async function readRevision(sql: Sql): Promise<bigint> {
  const [row] = await sql.$queryRaw<{ revision: bigint }[]>`select revision from model_settings`;
  return row?.revision ?? 0n;
}

export async function selectBudgets(sql: Sql) {
  return await sql.modelBudget.findMany();
}

export async function findBudget(sql: Sql, organizationId: string) {
  return await sql.modelBudget.findUnique({ where: { organizationId } });
}

/** Sets one or both limits of an organization; undefined leaves one as it is. */
export async function upsertBudget(
  tx: Sql,
  organizationId: string,
  change: { byOperator?: number | null; byAdmins?: number },
): Promise<void> {
  await tx.modelBudget.upsert({
    where: { organizationId },
    create: { organizationId, ...change },
    update: change,
  });
}

/** The keys that are stored, encrypted, one page of them. */
export async function selectSecrets(sql: Sql, after: string | undefined, limit: number) {
  const rows = await sql.modelConnection.findMany({
    where: { secret: { not: null }, ...(after !== undefined && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, secret: true },
  });
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ id, secret }]));
}

/** Replaces an encrypted key by the same one, encrypted anew; false when it was changed meanwhile. */
export async function replaceSecret(
  tx: Sql,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { count } = await tx.modelConnection.updateMany({
    where: { id, secret: from },
    data: { secret: to },
  });
  return count > 0;
}
