import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { tenantRole } from "./tenant.ts";
import { refuseVectorExtension } from "./vector-extension.rules.ts";

/** What a database needs before it can be migrated, and what the user was refused. */
type Refusal = { readonly words: string; readonly statement: string };

/**
 * Makes what the migrations build on: the extension pgvector, and the role of tenants' statements (see tenant.ts), which belongs to the
 * cluster and not to one database. What exists stays, so an administrator may have made it.
 * @param willMigrate whether tables will be made
 * @throws Error with Postgres's words and every statement that an administrator has to run, where this user may not
 */
export async function ensureRights(
  client: pg.Client,
  { willMigrate }: { willMigrate: boolean },
): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string }>(
    'select current_user as "user", current_database() as database',
  );
  const { user = "", database = "" } = rows[0] ?? {};
  const refusals = [
    await ensureVectorExtension(client),
    ...(await ensureTenantRole(client, user)),
    willMigrate ? await findMissingSchemaRight(client, user) : undefined,
  ].filter((refusal) => refusal !== undefined);
  if (refusals.length === 0) return;
  const words = [...new Set(refusals.map((refusal) => refusal.words))].join("; ");
  const statements = refusals.map(({ statement }) => `${statement};`).join(" ");
  throw new Error(
    `The database user "${user}" lacks rights in the database "${database}": ${words}. ` +
      `In this database let an administrator run: ${statements} Then start again.`,
  );
}

/** @throws Error with what to do when the server has no pgvector that will do */
async function ensureVectorExtension(client: pg.Client): Promise<Refusal | undefined> {
  const { rows } = await client.query<{ installed: string | null; available: string | null }>(
    `select (select extversion from pg_extension where extname = 'vector') as installed,
       (select default_version from pg_available_extensions where name = 'vector') as available`,
  );
  const installed = rows[0]?.installed ?? null;
  const refusal = refuseVectorExtension(installed, rows[0]?.available ?? null);
  if (refusal !== undefined) throw new Error(refusal);
  if (installed !== null) return undefined;
  return attempt(client, "create extension vector", "create extension if not exists vector");
}

async function ensureTenantRole(client: pg.Client, user: string): Promise<(Refusal | undefined)[]> {
  const { rows } = await client.query<{ exists: boolean; granted: boolean }>(
    `select count(*) > 0 as exists, coalesce(bool_or(pg_has_role(oid, 'member')), false) as granted
     from pg_roles where rolname = $1`,
    [tenantRole],
  );
  if (rows[0]?.granted) return [];
  const create = `create role ${tenantRole} nologin`;
  const grant = `grant ${tenantRole} to ${quote(user)}`;
  if (rows[0]?.exists) return [await attempt(client, grant)];
  const refused = await attempt(client, create);
  return refused
    ? [refused, { words: refused.words, statement: grant }]
    : [await attempt(client, grant)];
}

/** Since Postgres 15 only the owner of a database may make tables in its schema `public`. */
async function findMissingSchemaRight(
  client: pg.Client,
  user: string,
): Promise<Refusal | undefined> {
  const { rows } = await client.query<{ allowed: boolean }>(
    "select has_schema_privilege('public', 'create') as allowed",
  );
  if (rows[0]?.allowed) return undefined;
  return {
    words: "permission denied for schema public",
    statement: `grant create on schema public to ${quote(user)}`,
  };
}

const tries = 5;

/**
 * Runs a statement; returns what Postgres said where this user may not.
 * @param written what the administrator runs
 */
async function attempt(
  client: pg.Client,
  written: string,
  statement = written,
): Promise<Refusal | undefined> {
  for (let left = tries; ; left -= 1) {
    try {
      await client.query(statement);
      return undefined;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (error.code === insufficientPrivilege) return { words: error.message, statement: written };
      if (isMade(error)) return undefined;
      if (!isOvertaken(error) || left === 0) throw error;
      await sleep(50);
    }
  }
}

const insufficientPrivilege = "42501";

/** Another process has made it meanwhile: an object, or a row of the catalogue. */
function isMade({ code }: pg.DatabaseError): boolean {
  return code === "42710" || code === "23505";
}

/** Another process was writing the same row of the cluster's catalogue. */
function isOvertaken({ code }: pg.DatabaseError): boolean {
  return code === "XX000";
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
