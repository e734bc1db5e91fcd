import pg from "pg";

/** What runs statements: a connection or a pool. */
type Queries = { query(text: string): Promise<pg.QueryResult> };

/**
 * Finds the role that owns the product's tables, or the database while it has none, where the user that logs in is another one that may
 * take it: that user has no right of its own to any table, and steps up for each transaction.
 * @returns undefined where the user is the owner, or may not become it
 */
export async function findOwner(sql: Queries): Promise<string | undefined> {
  const { rows } = (await sql.query(
    `with owner as (
       select coalesce(
         (select tableowner from pg_tables where schemaname = current_schema() and tablename = '_prisma_migrations'),
         -- A superuser makes the first tables its own.
         (select rolname from pg_database d join pg_roles r on r.oid = d.datdba
          where datname = current_database()
            and not (select rolsuper from pg_roles where rolname = session_user))
       )::text as name)
     select name from owner where name <> session_user and ${mayTake("name")}`,
  )) as { rows: { name: string }[] };
  return rows[0]?.name;
}

/** Writes the condition that the user that logged in may run as a role. @param role an expression of SQL: its name or oid */
export function mayTake(role: string): string {
  // Until Postgres 15 each member may.
  return `pg_has_role(session_user, ${role},
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`;
}

/** Writes what begins a transaction, or another one that is begun, as a role. Poolers share sessions: the role ends with the transaction. */
export function beginAs(role: string | undefined, begin = "begin"): string {
  return role === undefined ? begin : `${begin}; set local role ${pg.escapeIdentifier(role)}`;
}

/** Begins a transaction as the owner of the tables. @param begin other than `begin` */
export async function beginAsOwner(client: pg.Client, begin?: string): Promise<void> {
  await client.query(beginAs(await findOwner(client), begin));
}

/** Runs the work in a transaction of the owner of the tables, on a connection of its own. */
export async function workAsOwner<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await beginAsOwner(client);
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}
