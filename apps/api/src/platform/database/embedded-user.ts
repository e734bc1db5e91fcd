import type { PGlite } from "@electric-sql/pglite";
import { tenantRole } from "./tenant.ts";

/** Who its clients are: a user without a right to any table, who takes a role for each transaction. */
export const embeddedUser = "footnote";

/**
 * Makes that user, where there is none yet, and logs in as it for all clients: PGlite has one session, which began as the superuser. The
 * superuser owns the tables, as ever.
 */
export async function logIn(db: PGlite): Promise<void> {
  const { rows } = await db.query("select from pg_roles where rolname = $1", [embeddedUser]);
  if (rows.length === 0) {
    await db.exec(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${tenantRole}') then create role ${tenantRole} nologin; end if;
      end $$;
      create role ${embeddedUser} login noinherit;
      grant ${tenantRole}, postgres to ${embeddedUser} with inherit false, set true;`);
  }
  await db.exec(`set session authorization ${embeddedUser}`);
}
