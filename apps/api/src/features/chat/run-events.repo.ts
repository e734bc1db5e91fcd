import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { answerEvent } from "@footnote/contracts/chat/answer-stream";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Owner } from "./conversations.repo.ts";

/**
 * Adds events to a run. Returns false if it is no longer running. The commit does not wait for the disk: a database that
 * crashes may lose the last half second of what was published meanwhile, and the run's end, which is kept, repeats it all.
 */
export async function appendEvents(
  sql: TenantSql,
  run: { readonly id: string },
  events: readonly NumberedEvent[],
): Promise<boolean> {
  const added = await sql.$executeRaw`
    insert into answer_event (run_id, number, organization_id, event)
    select r.id, e.id, r.organization_id, e.event
    from answer_run r, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id int, event jsonb),
      set_config('synchronous_commit', 'off', true)
    where r.id = ${run.id}::uuid and r.state = 'running'`;
  return added === events.length;
}

/**
 * The number under which the event that ends a dead run is stored. Its maker may be alive after all and add an event at the
 * same moment, which must not have the same number; it never comes so far. Readers get the number that follows the others.
 */
export const afterAll = 1_000_000_000;

/** Events that are read at once. */
export const eventsAtOnce = 200;

/** The events of a run after the one numbered `after`, a handful at a time. */
export async function selectEvents(
  sql: TenantSql,
  owner: Owner,
  from: { runId: string; after: number },
): Promise<NumberedEvent[]> {
  const rows = await sql.answerEvent.findMany({
    where: {
      runId: from.runId,
      number: { gt: from.after },
      organizationId: owner.organizationId,
    },
    orderBy: { number: "asc" },
    take: eventsAtOnce,
  });
  const events = rows.map((row) => ({ id: row.number, event: answerEvent.parse(row.event) }));
  const last = events.at(-1);
  if (last?.id !== afterAll) return events;
  const before = events.at(-2)?.id ?? (await lastNumber(sql, from.runId));
  return [...events.slice(0, -1), { ...last, id: before + 1 }].filter(({ id }) => id > from.after);
}

/** The number of the last event that a run's maker has added; 0 where its events have been cleared. */
async function lastNumber(sql: TenantSql, runId: string): Promise<number> {
  const where = { runId, number: { lt: afterAll } };
  const { _max: last } = await sql.answerEvent.aggregate({ where, _max: { number: true } });
  return last.number ?? 0;
}

/** Forgets the events of runs that ended long ago; the messages they led to stay. */
export async function deleteOldEvents(sql: Sql, keptHours: number): Promise<number> {
  return sql.$executeRaw`
    delete from answer_event e using answer_run r
    where r.id = e.run_id and r.ended_at < now() - make_interval(hours => ${keptHours}::int)`;
}
