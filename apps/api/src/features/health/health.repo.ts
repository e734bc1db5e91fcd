import type { Db } from "../../platform/database/database.ts";

/** Stores a heartbeat of a worker process, and deletes processes without one for a day. */
export async function upsertWorker(
  db: Db,
  worker: { id: string; host: string; pid: number },
): Promise<void> {
  const { id, host, pid } = worker;
  await db.$executeRaw`
    insert into worker_process (id, host, pid) values (${id}::uuid, ${host}, ${pid})
    on conflict (id) do update set seen_at = now()`;
  await db.$executeRaw`delete from worker_process where seen_at < now() - interval '1 day'`;
}

export async function deleteWorker(db: Db, id: string): Promise<void> {
  await db.workerProcess.deleteMany({ where: { id } });
}

/** Counts the worker processes with a heartbeat in the last seconds, by the database's clock. */
export async function countWorkers(db: Db, withinSeconds: number): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from worker_process
    where seen_at > now() - make_interval(secs => ${withinSeconds})`;
  return rows[0]?.count ?? 0;
}

/** Returns the names of the applied migrations. */
export async function selectMigrations(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    select migration_name from _prisma_migrations
    where finished_at is not null and rolled_back_at is null`;
  return rows.map(({ migration_name }) => migration_name);
}
