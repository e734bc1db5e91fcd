import type { Log } from "../log.ts";
import { repeat } from "../jobs/repeat.ts";
import type { Sql } from "./database.ts";

const everyMs = 60_000;

/**
 * Tells the planner how large the tables are, where they have grown or shrunk by a fifth since it was last told. A Postgres
 * does so by itself; the embedded one has nothing that would, and does not count changed rows either, so pages tell.
 * Returns how many tables were looked at.
 */
export async function refreshStatistics(sql: Sql): Promise<number> {
  const stale = await sql.$queryRaw<{ name: string }[]>`
    select quote_ident(c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where c.relkind = 'r' and pg_relation_size(c.oid) > 0
      and (c.reltuples < 0
        or abs(pg_relation_size(c.oid) / current_setting('block_size')::int - c.relpages) > c.relpages * 0.2)
    order by c.relname`;
  for (const { name } of stale) await sql.$executeRawUnsafe(`analyze ${name}`);
  return stale.length;
}

/** Keeps the embedded database's statistics until the returned function is called. */
export function keepStatistics(sql: Sql, log: Log): () => Promise<void> {
  return repeat(log, { name: "looked at tables for the planner", everyMs }, () =>
    refreshStatistics(sql),
  );
}
