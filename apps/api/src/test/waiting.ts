import type { Sql } from "../platform/database/database.ts";

/** The id of the process at the database server that serves this transaction. */
export async function readPid(tx: Sql): Promise<number> {
  const [row] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
  if (!row) throw new Error("The database named no process");
  return row.pid;
}

/** How many transactions wait for that of the process `pid`, or for one that waits for it; others' locks do not count. */
export async function countWaitingFor(pid: number, db: Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    with recursive waiting(pid) as (
      values (${pid}::int)
      union
      select activity.pid from pg_stat_activity activity
      join waiting on waiting.pid = any(pg_blocking_pids(activity.pid))
    )
    select count(*)::int - 1 as waiting from waiting`;
  return row?.waiting ?? 0;
}
