import type { TenantSql } from "../../../platform/database/tenant.ts";
import type { Owner, Place } from "../conversations.repo.ts";
import type { VersionRow } from "./versions.rules.ts";

/** Finds the conversation of a message that is its user's own. */
export async function findConversationOf(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  messageId: string,
): Promise<string | undefined> {
  const row = await sql.message.findFirst({
    where: { id: messageId, organizationId, conversation: { organizationId, userPk } },
    select: { conversationId: true },
  });
  return row?.conversationId;
}

/** Every message of a conversation, also replaced ones, oldest first; answers without their text. */
export function selectVersionRows(
  sql: TenantSql,
  { owner, conversationId }: Place,
): Promise<VersionRow[]> {
  return sql.$queryRaw`
    select id::text, role::text, case role when 'user' then content else '' end as content, parent_id::text as "parentId",
      replaced_at as "replacedAt", replaced_by::text as "replacedBy"
    from message
    where conversation_id = ${conversationId}::uuid and organization_id = ${owner.organizationId}::uuid
    order by created_at, id`;
}

/** Hides messages in favour of a version, and shows its messages. */
export async function switchMessages(
  sql: TenantSql,
  { version, hide, show }: { version: string; hide: string[]; show: string[] },
): Promise<void> {
  const hidden = { replacedAt: new Date(), replacedBy: version };
  await sql.message.updateMany({ where: { id: { in: hide } }, data: hidden });
  const shown = { replacedAt: null, replacedBy: null };
  await sql.message.updateMany({ where: { id: { in: show } }, data: shown });
}
