import type { Log } from "../log.ts";
import type { Sql } from "./database.ts";

/**
 * Logs a warning where the user that the product logs in with is bound by no right of the database: its tenants' statements are, since they
 * run as another role, but a statement that somebody smuggles in outside of them could do anything on the server.
 */
export async function warnOfSuperuser(sql: Sql, log: Pick<Log, "warn">): Promise<void> {
  const [found] = await sql.$queryRaw<{ user: string; unbound: boolean }[]>`
    select rolname::text as user, rolsuper or rolbypassrls as unbound from pg_roles where rolname = session_user`;
  if (!found?.unbound) return;
  const action = "use a plain user in DATABASE_URL: docs/operations.md, Database users";
  log.warn({ user: found.user, action }, "the database user is a superuser");
}
