import { randomUUIDv7 } from "node:crypto";
import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerRun } from "@footnote/contracts/chat/chat";
import { leaseExpiry } from "../../platform/jobs/lease.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Owner, Place } from "./conversations.repo.ts";
import { lastReplacedBy } from "./replaced-messages.repo.ts";
import { afterAll } from "./run-events.repo.ts";

/** A run and what it belongs to. */
export type Run = Place & { readonly id: string; readonly userMessageId: string };

type Ending = {
  readonly events: readonly NumberedEvent[];
  readonly state: "done" | "stopped" | "failed";
  readonly messageId?: string;
  readonly errorCode?: string;
  readonly usage: Prisma.InputJsonObject;
};

/**
 * Stores a question and begins the run that is to answer it, with its first event, in one statement: every question waits
 * for it. The statement acquires the first lease.
 */
export async function insertRun(
  sql: TenantSql,
  place: Place,
  question: { readonly id: string; readonly content: string },
): Promise<Run> {
  const run = { ...place, id: randomUUIDv7(), userMessageId: question.id };
  const { organizationId, userPk } = place.owner;
  const { id: number, event } = firstEvent(run);
  await sql.$executeRaw`
    with question as (
      insert into message (id, organization_id, conversation_id, parent_id, role, content, created_at)
      select ${question.id}::uuid, ${organizationId}::uuid, ${place.conversationId}::uuid, (
        select id from message where conversation_id = ${place.conversationId}::uuid and replaced_at is null
        order by created_at desc, id desc limit 1
      ), 'user', ${question.content}, clock_timestamp()
    ), run as (
      insert into answer_run (id, organization_id, user_pk, conversation_id, user_message_id, lease_expires_at)
      values (${run.id}::uuid, ${organizationId}::uuid, ${userPk}::int, ${place.conversationId}::uuid, ${question.id}::uuid,
        ${leaseExpiry})
    )
    insert into answer_event (run_id, number, organization_id, event)
    values (${run.id}::uuid, ${number}::int, ${organizationId}::uuid, ${JSON.stringify(event)}::jsonb)`;
  return run;
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

/** Renews the lease of a run; "lost" when it has ended, "stopping" when its user asked to stop it. */
export async function renewRunLease(
  sql: TenantSql,
  run: Run,
): Promise<"running" | "stopping" | "lost"> {
  const [row] = await sql.$queryRaw<{ stopping: boolean }[]>`
    update answer_run set lease_expires_at = ${leaseExpiry}
    where id = ${run.id}::uuid and state = 'running'
    returning stop_requested_at is not null as stopping`;
  if (!row) return "lost";
  return row.stopping ? "stopping" : "running";
}

/**
 * Ends a run that is still running with its last events, and says whether it was running. With an answer, its conversation
 * becomes its owner's first.
 */
export async function endRun(
  sql: TenantSql,
  run: Run,
  { state, messageId, errorCode, usage, events }: Ending,
): Promise<boolean> {
  const added = await sql.$executeRaw`
    with ended as (
      update answer_run set state = ${state}::"AnswerRunState", message_id = ${messageId ?? null}::uuid,
        error_code = ${errorCode ?? null}, usage = ${JSON.stringify(usage)}::jsonb, ended_at = clock_timestamp()
      where id = ${run.id}::uuid and state = 'running'
      returning id, organization_id, conversation_id, message_id
    ), touched as (
      update conversation c set updated_at = clock_timestamp() from ended
      where c.id = ended.conversation_id and ended.message_id is not null
    )
    insert into answer_event (run_id, number, organization_id, event)
    select ended.id, e.id, ended.organization_id, e.event
    from ended, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id int, event jsonb)`;
  return added === events.length;
}

/**
 * Ends the runs whose lease has expired, each with a last event, and returns their ids.
 * @param only one run, or those of one conversation; without, all there are
 */
export async function endExpiredRuns(
  sql: Sql,
  event: AnswerEvent & { type: "error" },
  only: { runId?: string; conversationId?: string } = {},
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    with expired as (
      update answer_run set state = 'failed', ended_at = now(), error_code = ${event.code}
      where state = 'running' and lease_expires_at < now()
        and id = coalesce(${only.runId ?? null}::uuid, id)
        and conversation_id = coalesce(${only.conversationId ?? null}::uuid, conversation_id)
      returning id, organization_id, conversation_id, user_message_id
    ), restored as (
      update message m set replaced_at = null from expired
      where m.conversation_id = expired.conversation_id and m.replaced_by = expired.user_message_id
    ), continued as (
      update message q set parent_id = ${lastReplacedBy(Prisma.sql`q.id`)} from expired
      where q.id = expired.user_message_id and ${lastReplacedBy(Prisma.sql`q.id`)} is not null
    ), events as (
      insert into answer_event (run_id, number, organization_id, event)
      select id, ${afterAll}, organization_id, ${JSON.stringify(event)}::jsonb from expired
    )
    select id::text from expired`;
  return rows.map(({ id }) => id);
}

export async function hasRunning(sql: TenantSql, conversationId: string): Promise<boolean> {
  return (await sql.answerRun.count({ where: { conversationId, state: "running" } })) > 0;
}

/** Asks for a running run to be stopped. */
export async function requestStop(sql: TenantSql, owner: Owner, id: string): Promise<void> {
  await sql.answerRun.updateMany({
    where: { id, ...ownedBy(owner), state: "running" },
    data: { stopRequestedAt: new Date() },
  });
}

const ownedBy = ({ organizationId, userPk }: Owner) => ({ organizationId, userPk });

export async function findRun(
  sql: TenantSql,
  owner: Owner,
  id: string,
): Promise<AnswerRun | undefined> {
  const row = await sql.answerRun.findFirst({ where: { id, ...ownedBy(owner) } });
  return row ? toRun(row) : undefined;
}

export async function findLatestRun(
  sql: TenantSql,
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
