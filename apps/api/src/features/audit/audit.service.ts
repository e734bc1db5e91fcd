import { givenMoment } from "@footnote/contracts/fields";
import type { AuditAction, AuditEvent, auditTargetKinds } from "@footnote/contracts/audit";
import { z } from "zod";
import type { Member, Origin } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { cutPage, decodeCursor } from "../../platform/database/page-cursor.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  type AuditFilter,
  blankPerson,
  deleteEventsOf,
  findActor,
  insertEvent,
  selectActors,
  selectEvents,
} from "./audit.repo.ts";
import { eventsHead, toEventLine } from "./csv.rules.ts";

/** The actor of an event without a person, such as a change of a subscription. */
export const nobody: Actor = { pk: null, from: { address: null, requestId: null } };

/** The actor of an event: a `Member`, a `SignedIn`, or an anonymous user. */
export type Actor = {
  readonly from: Origin | { readonly address: null; readonly requestId: null };
} & (Pick<Member, "userPk" | "email" | "organizationId"> | { readonly pk: number | null });

export type NewEvent = {
  action: AuditAction;
  by: Actor;
  /** The organization of the event; unset: that of the actor, null: none. */
  organizationId?: string | null;
  /** The user whose organization the event belongs to, where nobody is signed in; null for none. */
  trailOf?: number | null;
  target?: { kind: (typeof auditTargetKinds)[number]; id: string; name: string | null };
  /** Must not contain passwords, keys, tokens or text of documents. */
  detail?: Record<string, string | number | boolean | null>;
};

/**
 * Records an event in the transaction of the change, so that neither is stored without the other. For an anonymous user
 * or a `SignedIn`, `sql` must not be bound to an organization, because the user's address is looked up.
 */
export async function recordEvent(sql: Sql, event: NewEvent): Promise<void> {
  const { action, by, target, detail = {} } = event;
  const actor = await identify(sql, by);
  // Selected in any case, so that a failed login takes as long for an address without an account.
  const trail = event.trailOf === undefined ? actor : await findActor(sql, event.trailOf ?? 0);
  await insertEvent(sql, {
    action,
    organizationId:
      event.organizationId === undefined ? (trail?.organizationId ?? null) : event.organizationId,
    actorPk: actor.pk,
    actorEmail: actor.email,
    ...(target && { targetKind: target.kind, targetId: target.id, targetName: target.name }),
    detail,
    clientAddress: by.from.address,
    requestId: by.from.requestId,
  });
}

async function identify(sql: Sql, by: Actor) {
  if ("userPk" in by) return { pk: by.userPk, email: by.email, organizationId: by.organizationId };
  const found = by.pk === null ? undefined : await findActor(sql, by.pk);
  return {
    pk: by.pk,
    email: found?.email ?? null,
    organizationId: found?.organizationId ?? null,
  };
}

const cursorShape = z.tuple([givenMoment, z.uuid()]);

/** Lists one page of an organization's events, the latest first. @throws AppError request.invalid for an unknown cursor */
export async function listEvents(
  app: TenantApp<"db">,
  member: Member,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<{ events: AuditEvent[]; next_cursor: string | null }> {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, cursorShape);
  const before = at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;
  const options = { ...filter, before, limit: limit + 1 };
  const found = await selectEvents(app.db, member.organizationId, options);
  const { rows: events, nextCursor } = cutPage(found, limit, (event) => [event.at, event.id]);
  return { events, next_cursor: nextCursor };
}

/** Lists the users who did something in the organization since a moment, by their pk. */
export function listActors(
  sql: TenantSql,
  { organizationId }: Pick<Member, "organizationId">,
  since: Date,
): Promise<number[]> {
  return selectActors(sql, organizationId, since);
}

/** Yields the events as the lines of a CSV file, page by page. */
export async function* exportEvents(
  app: TenantApp<"db">,
  admin: Member,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield eventsHead;
  for (let cursor: string | undefined; ;) {
    const page = await listEvents(app, admin, { ...filter, cursor, limit: 1000 });
    yield page.events.map(toEventLine).join("");
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}

/** Anonymizes a person in all events, in the transaction that deletes the account. The events stay. */
export async function forgetPerson(tx: Sql, userPk: number): Promise<void> {
  const person = await findActor(tx, userPk);
  if (person) await blankPerson(tx, { pk: userPk, email: person.email });
}

/** Deletes an organization's events, in the transaction that deletes it. */
export async function forgetOrganization(tx: Sql, organizationId: string): Promise<void> {
  await deleteEventsOf(tx, organizationId);
}
