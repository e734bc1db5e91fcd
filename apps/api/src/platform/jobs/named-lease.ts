import { randomUUID } from "node:crypto";
import type { Has } from "../app.ts";
import type { Sql } from "../database/database.ts";
import { leaseExpiry, withLease } from "./lease.ts";

/**
 * Does work that only one process of the installation may do at a time. Returns false, without doing it, while another
 * process has the lease of that name.
 */
export async function withNamedLease(
  { db, log }: Has<"db" | "log">,
  name: string,
  { signal, work }: { signal: AbortSignal; work: (signal: AbortSignal) => Promise<void> },
): Promise<boolean> {
  const token = randomUUID();
  if (!(await acquireOrRenew(db, name, token))) return false;
  const renew = () => acquireOrRenew(db, name, token);
  try {
    await withLease({ renew, log, fields: { lease: name }, signal, work });
    return true;
  } finally {
    await db.lease.deleteMany({ where: { name, token } });
  }
}

async function acquireOrRenew(sql: Sql, name: string, token: string): Promise<boolean> {
  const acquired = await sql.$executeRaw`
    insert into lease (name, token, expires_at) values (${name}, ${token}, ${leaseExpiry})
    on conflict (name) do update set token = excluded.token, expires_at = excluded.expires_at
    where lease.expires_at < now() or lease.token = ${token}`;
  return acquired > 0;
}
