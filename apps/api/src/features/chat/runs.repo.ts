import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/answer-stream";
import { answerEvent } from "@footnote/contracts/answer-stream";
import type { AnswerRun } from "@footnote/contracts/chat";
import type { Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import type { Owner } from "./conversations.repo.ts";

/** A run and what it belongs to. */
export type Run = {
  readonly id: string;
  readonly owner: Owner;
  readonly conversationId: string;
  readonly userMessageId: string;
};

type Ending = {
  readonly state: "done" | "stopped" | "failed";
  readonly messageId?: string;
  readonly errorCode?: string;
  readonly usage: Prisma.InputJsonObject;
};

/** Begins a run with its first event. The table itself gives the first lease. */
export async function insertRun(sql: Sql, run: Omit<Run, "id">): Promise<Run> {
  const { owner, conversationId, userMessageId } = run;
  const { organizationId, userPk } = owner;
  const data = { organizationId, userPk, conversationId, userMessageId };
  const { id } = await sql.answerRun.create({ data, select: { id: true } });
  const begun = { ...run, id };
  const { id: number, event } = firstEvent(begun);
  await sql.answerEvent.create({ data: { runId: id, number, organizationId, event } });
  return begun;
}

/** The event that is stored with the run itself. */
export function firstEvent(run: Run): NumberedEvent {
  const { id, conversationId, userMessageId } = run;
  const event = {
    type: "run",
    run_id: id,
    conversation_id: conversationId,
    user_message_id: userMessageId,
  } as const;
  return { id: 1, event };
}

/** Extends the lease of a run that is still running. Says whether it is, and whether somebody wants it stopped. */
export async function extendLease(sql: Sql, run: Run): Promise<"running" | "stopping" | "lost"> {
  const [row] = await sql.$queryRaw<{ stopping: boolean }[]>`
    update answer_run set lease_until = now() + interval '15 seconds'
    where id = ${run.id}::uuid and state = 'running'
    returning stop_requested_at is not null as stopping`;
  if (!row) return "lost";
  return row.stopping ? "stopping" : "running";
}

/**
 * Adds events to a run that is still running. Says whether it is. Of what is `told` on the way the commit does not wait for
 * the disk: a database that crashes may lose the last half second of it, and the run's end, which is kept, repeats it all.
 */
export async function appendEvents(
  sql: Sql,
  run: Run,
  { events, as }: { events: readonly NumberedEvent[]; as: "told" | "kept" },
): Promise<boolean> {
  const rows = JSON.stringify(events);
  const commit = as === "told" ? "off" : null;
  const added = await sql.$executeRaw`
    insert into answer_event (run_id, number, organization_id, event)
    select r.id, e.id, r.organization_id, e.event
    from answer_run r, jsonb_to_recordset(${rows}::jsonb) as e(id int, event jsonb),
      set_config('synchronous_commit', coalesce(${commit}, current_setting('synchronous_commit')), true)
    where r.id = ${run.id}::uuid and r.state = 'running'`;
  return added === events.length;
}

/** Ends a run that is still running, and says whether it was. */
export async function endRun(sql: Sql, run: Run, ending: Ending): Promise<boolean> {
  const { count } = await sql.answerRun.updateMany({
    where: { id: run.id, state: "running" },
    data: { ...ending, endedAt: new Date() },
  });
  return count === 1;
}

/**
 * The number of the event that ends a dead run. Its maker may be alive after all and add an event at the same moment, which
 * must not have the same number; it never comes so far.
 */
const afterAll = 1_000_000_000;

/**
 * Ends the runs whose makers are gone, each with a last event, and returns their ids.
 * @param only one run, or those of one conversation; without, all there are
 */
export async function endDeadRuns(
  sql: Sql,
  event: AnswerEvent & { type: "error" },
  only: { runId?: string; conversationId?: string } = {},
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    with dead as (
      update answer_run set state = 'failed', ended_at = now(), error_code = ${event.code}
      where state = 'running' and lease_until < now()
        and id = coalesce(${only.runId ?? null}::uuid, id)
        and conversation_id = coalesce(${only.conversationId ?? null}::uuid, conversation_id)
      returning id, organization_id, conversation_id, user_message_id
    ), restored as (
      update message m set replaced_at = null from dead
      where m.conversation_id = dead.conversation_id and m.replaced_by = dead.user_message_id
    ), told as (
      insert into answer_event (run_id, number, organization_id, event)
      select id, ${afterAll}, organization_id, ${JSON.stringify(event)}::jsonb from dead
    )
    select id::text from dead`;
  return rows.map(({ id }) => id);
}

export async function hasRunning(sql: Sql, conversationId: string): Promise<boolean> {
  return (await sql.answerRun.count({ where: { conversationId, state: "running" } })) > 0;
}

/** Asks for a running run to be stopped. */
export async function requestStop(sql: Sql, owner: Owner, id: string): Promise<void> {
  await sql.answerRun.updateMany({
    where: { id, ...ownedBy(owner), state: "running" },
    data: { stopRequestedAt: new Date() },
  });
}

const ownedBy = ({ organizationId, userPk }: Owner) => ({ organizationId, userPk });

export async function findRun(sql: Sql, owner: Owner, id: string): Promise<AnswerRun | undefined> {
  const row = await sql.answerRun.findFirst({ where: { id, ...ownedBy(owner) } });
  return row ? toRun(row) : undefined;
}

export async function findLatestRun(
  sql: Sql,
  owner: Owner,
  conversationId: string,
): Promise<AnswerRun | undefined> {
  const row = await sql.answerRun.findFirst({
    where: { conversationId, ...ownedBy(owner) },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
  });
  return row ? toRun(row) : undefined;
}

function toRun(row: {
  id: string;
  conversationId: string;
  userMessageId: string;
  state: AnswerRun["state"];
  startedAt: Date;
}): AnswerRun {
  return {
    run_id: row.id,
    conversation_id: row.conversationId,
    user_message_id: row.userMessageId,
    state: row.state,
    started_at: row.startedAt.toISOString(),
  };
}

const eventsAtOnce = 200;

/** The events of a run after the one numbered `after`, a handful at a time. */
export async function selectEvents(
  sql: Sql,
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
  return rows.map((row) => ({ id: row.number, event: answerEvent.parse(row.event) }));
}

/** Forgets the events of runs that ended long ago; the messages they led to stay. */
export async function deleteOldEvents(sql: Sql, keptHours: number): Promise<number> {
  return sql.$executeRaw`
    delete from answer_event e using answer_run r
    where r.id = e.run_id and r.ended_at < now() - make_interval(hours => ${keptHours}::int)`;
}
