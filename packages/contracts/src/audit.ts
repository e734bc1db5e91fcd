import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { givenDay, givenMoment, id, moment, userPk } from "./fields.ts";

/** Everything that is written into the audit trail, as `noun.verb`. */
export const auditActions = [
  "account.registered",
  "account.deleted",
  "account.verified",
  "account.recovered",
  "account.changed",
  "account.email_changed",
  "account.operator_changed",
  "password.changed",
  "password.reset",
  "password.reset_offered",
  "api_key.created",
  "api_key.revoked",
  "session.opened",
  "session.refused",
  "session.ended",
  "session.all_ended",
  "organization.created",
  "organization.changed",
  "organization.deleted",
  "organization.exported",
  "license.changed",
  "subscription.changed",
  "subscription.cancelled",
  "member.joined",
  "member.kept",
  "member.left",
  "member.removed",
  "member.role_changed",
  "invitation.created",
  "invitation.withdrawn",
  "conversation.shared",
  "conversation.share_revoked",
  "folder.deleted",
  "folder.source_set",
  "folder.source_removed",
  "folder.synced",
  "document.deleted",
  "document.retried",
  "document.hidden_text_changed",
  "model.connection_added",
  "model.connection_changed",
  "model.connection_deleted",
  "model.role_changed",
  "model.local_installed",
  "model.local_removed",
  "model.settings_changed",
  "model.budget_changed",
  "audit.exported",
  "usage.exported",
  "storage.repaired",
  "storage.keys_rotated",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditTargetKinds = [
  "user",
  "session",
  "api_key",
  "organization",
  "invitation",
  "conversation",
  "folder",
  "document",
  "model_connection",
] as const;

export const auditEvent = z.object({
  id,
  at: moment,
  action: z.enum(auditActions),
  /** Who did it. `pk` is null where nobody was signed in, `email` also once the account is deleted. */
  actor: z.object({ pk: z.int().nullable(), email: z.string().nullable() }),
  /** What it was done to, under the name it had then. */
  target: z
    .object({ kind: z.enum(auditTargetKinds), id: z.string(), name: z.string().nullable() })
    .nullable(),
  /** Specifics, such as the role before and after. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  client_address: z.string().nullable(),
  request_id: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

const filter = {
  action: z.enum(auditActions).optional(),
  /** The pk of who did it. */
  actor: userPk.optional(),
  /** The earliest moment, itself included; a day counts from its beginning in UTC. */
  from: z.union([givenDay, givenMoment]).optional(),
  /** The moment after the last. */
  to: z.union([givenDay, givenMoment]).optional(),
};

const pageMax = 200;

export const listAuditEvents = endpoint({
  method: "GET",
  path: "/organization/audit-events/",
  access: "admin",
  withoutLicense: true,
  summary: "List audit events of the organization, latest first",
  query: z.object({
    ...filter,
    limit: z.coerce.number().int().min(1).max(pageMax).default(50),
    /** `next_cursor` of the page before. */
    cursor: z.string().max(100).optional(),
  }),
  reply: z.object({ events: z.array(auditEvent), next_cursor: z.string().nullable() }),
});

export const exportAuditEvents = endpoint({
  method: "GET",
  path: "/organization/audit-events/export/",
  access: "admin",
  heavy: true,
  withoutLicense: true,
  summary: "Export audit events as CSV; the export is an audit event",
  query: z.object(filter),
  replyKind: "bytes",
  reply: z.unknown(),
});
