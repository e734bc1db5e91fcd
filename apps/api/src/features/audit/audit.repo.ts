import type { AuditEvent } from "@footnote/contracts/audit";
import type { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";

export type AuditRow = Prisma.AuditEventUncheckedCreateInput;

export async function insertEvent(sql: Sql, row: AuditRow): Promise<void> {
  // Without `select` the row would be read back, which needs more than the right to insert.
  await sql.auditEvent.createMany({ data: [row] });
}

/** Returns the current address and organization of a user. */
export async function findActor(
  sql: Sql,
  userPk: number,
): Promise<{ email: string; organizationId: string | null } | undefined> {
  const [row] = await sql.$queryRaw<{ email: string; organizationId: string | null }[]>`
    select u.email, m.organization_id::text as "organizationId"
    from "user" u left join membership m on m.user_pk = u.pk where u.pk = ${userPk}`;
  return row;
}

export type AuditFilter = {
  action?: string | undefined;
  actor?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** Returns events of an organization before a cursor, the latest first. */
export async function selectEvents(
  sql: TenantSql,
  organizationId: string,
  options: AuditFilter & { before: { at: Date; id: string } | undefined; limit: number },
): Promise<AuditEvent[]> {
  const { action, actor, from, to, before, limit } = options;
  const rows = await sql.auditEvent.findMany({
    where: {
      organizationId,
      ...(action !== undefined && { action }),
      ...(actor !== undefined && { actorPk: actor }),
      at: { ...(from && { gte: from }), ...(to && { lt: to }) },
      ...(before && { OR: [{ at: { lt: before.at } }, { at: before.at, id: { lt: before.id } }] }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(toEvent);
}

/** Returns who did something in an organization since a moment. */
export async function selectActors(
  sql: TenantSql,
  organizationId: string,
  since: Date,
): Promise<number[]> {
  const rows = await sql.auditEvent.groupBy({
    by: ["actorPk"],
    where: { organizationId, at: { gte: since }, actorPk: { not: null } },
  });
  return rows.flatMap(({ actorPk }) => actorPk ?? []);
}

type StoredEvent = Prisma.AuditEventGetPayload<object>;

function toEvent(row: StoredEvent): AuditEvent {
  const { targetKind, targetId } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    // Only typed actions are written, and the reply's schema checks them again.
    action: row.action as AuditEvent["action"],
    actor: { pk: row.actorPk, email: row.actorEmail },
    target:
      targetKind === null || targetId === null
        ? null
        : ({ kind: targetKind, id: targetId, name: row.targetName } as AuditEvent["target"]),
    detail: row.detail as AuditEvent["detail"],
    client_address: row.clientAddress,
    request_id: row.requestId,
  };
}

/** Removes a person's e-mail address and client addresses from the events. */
export async function blankPerson(sql: Sql, person: { pk: number; email: string }): Promise<void> {
  const { pk, email } = person;
  await sql.auditEvent.updateMany({
    where: { actorPk: pk },
    data: { actorEmail: null, clientAddress: null },
  });
  await sql.$executeRaw`
    update audit_event set target_name = null
    where (target_kind = 'user' and target_id = ${String(pk)})
      or (target_kind = 'invitation' and lower(target_name) = ${email})`;
}

export async function deleteEventsOf(sql: Sql, organizationId: string): Promise<void> {
  await sql.auditEvent.deleteMany({ where: { organizationId } });
}

/** Deletes a batch of events from before a time or of deleted organizations. Returns how many. */
export function deleteStale(sql: Sql, before: Date, atOnce: number): Promise<number> {
  return sql.$executeRaw`
    delete from audit_event where id in (
      select id from audit_event e where at < ${before} or (organization_id is not null
        and not exists (select 1 from organization o where o.id = e.organization_id))
      limit ${atOnce})`;
}
