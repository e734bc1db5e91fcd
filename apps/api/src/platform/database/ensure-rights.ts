import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beginAs, mayTake } from "./owner.ts";
import { tenantRole } from "./tenant.ts";
import { refuseVectorExtension } from "./vector-extension.rules.ts";

/** What a database needs before it can be migrated, and what the user was refused. */
type Refusal = { readonly words: string; readonly statement: string };

/** The connection, and who runs its statements. */
type Rights = {
  readonly client: pg.Client;
  /** Who logs in. */
  readonly user: string;
  /** Whom the tables belong to, where that is another role, which the user takes. */
  readonly owner: string | undefined;
};

/**
 * Makes what the migrations build on: the extension pgvector, and the role of tenants' statements (see tenant.ts), which belongs to the
 * cluster and not to one database. What exists stays, so an administrator may have made it.
 * @param willMigrate whether tables will be made
 * @param isEmpty whether the database has no tables of the product yet
 * @throws Error when an empty database cannot hold the texts of all languages
 * @throws Error with Postgres's words and every statement that an administrator has to run, where this user may not
 */
export async function ensureRights(
  client: pg.Client,
  {
    owner,
    willMigrate,
    isEmpty,
  }: { owner: string | undefined; willMigrate: boolean; isEmpty: boolean },
): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string; encoding: string }>(
    `select session_user as "user", current_database() as database, current_setting('server_encoding') as encoding`,
  );
  const { user = "", database = "", encoding = "" } = rows[0] ?? {};
  if (isEmpty && encoding !== "UTF8") {
    throw new Error(
      `The database "${database}" has the encoding ${encoding}, and the product needs UTF8. ` +
        "Name another one in DATABASE_URL, made with: create database NAME encoding 'UTF8' template template0;",
    );
  }
  const rights = { client, user, owner };
  const refusals = [
    await ensureVectorExtension(rights),
    ...(await ensureTenantRole(rights)),
    willMigrate ? await findMissingSchemaRight(rights) : undefined,
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
async function ensureVectorExtension(rights: Rights): Promise<Refusal | undefined> {
  const { rows } = await rights.client.query<{
    installed: string | null;
    available: string | null;
  }>(
    `select (select extversion from pg_extension where extname = 'vector') as installed,
       (select default_version from pg_available_extensions where name = 'vector') as available`,
  );
  const installed = rows[0]?.installed ?? null;
  const refusal = refuseVectorExtension(installed, rows[0]?.available ?? null);
  if (refusal !== undefined) throw new Error(refusal);
  if (installed !== null) return undefined;
  return attempt(rights, "create extension vector", "create extension if not exists vector");
}

async function ensureTenantRole(rights: Rights): Promise<(Refusal | undefined)[]> {
  const { rows } = await rights.client.query<{ exists: boolean; granted: boolean }>(
    `select count(*) > 0 as exists, coalesce(bool_or(${mayTake("oid")}), false) as granted
     from pg_roles where rolname = $1`,
    [tenantRole],
  );
  if (rows[0]?.granted) return [];
  const create = `create role ${tenantRole} nologin`;
  const grant = `grant ${tenantRole} to ${pg.escapeIdentifier(rights.user)}`;
  if (rows[0]?.exists) return [await attempt(rights, grant)];
  const refused = await attempt(rights, create);
  return refused
    ? [refused, { words: refused.words, statement: grant }]
    : [await attempt(rights, grant)];
}

/** Since Postgres 15 only the owner of a database may make tables in its schema `public`. */
async function findMissingSchemaRight({
  client,
  user,
  owner = user,
}: Rights): Promise<Refusal | undefined> {
  const { rows } = await client.query<{ schema: string; allowed: boolean }>(
    `select quote_ident(name) as schema, has_schema_privilege($1, name, 'create') as allowed
     from coalesce(current_schema(), 'public') as name`,
    [owner],
  );
  const { schema = "public", allowed = false } = rows[0] ?? {};
  if (allowed) return undefined;
  return {
    words: `permission denied for schema ${schema}`,
    statement: `grant create on schema ${schema} to ${pg.escapeIdentifier(owner)}`,
  };
}

const tries = 5;

/**
 * Runs a statement; returns what Postgres said where this user may not.
 * @param written what the administrator runs
 */
async function attempt(
  { client, owner }: Rights,
  written: string,
  statement = written,
): Promise<Refusal | undefined> {
  for (let left = tries; ; left -= 1) {
    try {
      await client.query(beginAs(owner));
      await client.query(statement);
      await client.query("commit");
      return undefined;
    } catch (error) {
      await client.query("rollback");
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
