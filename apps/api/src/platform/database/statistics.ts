import type { PeriodicTask } from "../jobs/periodic.ts";
import type { Sql } from "./database.ts";

const everyMs = 60_000;

/**
 * Refreshes the planner's statistics of tables that have grown or shrunk by a fifth. A Postgres server does so by itself;
 * the embedded one has no autovacuum and does not count changed rows, so the number of pages decides. Returns how many tables
 * were analyzed.
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

export function refreshStatisticsTask(sql: Sql): PeriodicTask {
  return { name: "refreshed table statistics", everyMs, run: () => refreshStatistics(sql) };
}
