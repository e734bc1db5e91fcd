import type { Log } from "../log.ts";
import type { Sql } from "./database.ts";

/**
 * Logs a warning where the user that the product logs in with is bound by no right of the database, or owns the tables: its tenants'
 * statements are bound, since they run as another role, but a statement that somebody smuggles in outside of them could read every row.
 */
export async function warnOfRights(sql: Sql, log: Pick<Log, "warn">): Promise<void> {
  const [found] = await sql.$queryRaw<{ user: string; unbound: boolean; owns: boolean }[]>`
    select rolname::text as user, rolsuper or rolbypassrls as unbound,
      exists (select from pg_tables where schemaname = current_schema() and tableowner = session_user) as owns
    from pg_roles where rolname = session_user`;
  if (!found?.unbound && !found?.owns) return;
  const action = "let a user without rights log in: docs/operations.md, Database users";
  const words = found.unbound ? "is a superuser" : "owns the tables";
  log.warn({ user: found.user, action }, `the database user ${words}`);
}
