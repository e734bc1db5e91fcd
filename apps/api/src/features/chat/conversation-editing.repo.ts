import type { Conversation } from "@footnote/contracts/chat/chat";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Owner } from "./conversations.repo.ts";

export async function renameConversationRow(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  { id, name }: { id: string; name: string },
): Promise<Conversation | undefined> {
  const where = { id, organizationId, userPk };
  const [row] = await sql.conversation.updateManyAndReturn({ where, data: { name } });
  return (
    row && { conversation_id: row.id, name: row.name, created_at: row.createdAt.toISOString() }
  );
}

/** Its messages and runs go with it. */
export async function deleteConversationRow(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  id: string,
): Promise<boolean> {
  const where = { id, organizationId, userPk };
  return (await sql.conversation.deleteMany({ where })).count > 0;
}

export type FoundRow = { id: string; name: string | null; createdAt: Date; content: string | null };

/**
 * Conversations of which the name or a message is like all patterns, with the latest such message. Replaced
 * messages are not searched.
 */
export async function findConversations(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  { patterns, limit }: { patterns: readonly string[]; limit: number },
): Promise<FoundRow[]> {
  return sql.$queryRaw`
    select c.id::text, c.name, c.created_at as "createdAt", m.content
    from conversation c
    left join lateral (
      select content from message
      where conversation_id = c.id and organization_id = c.organization_id and replaced_at is null and content ilike all(${patterns}::text[])
      order by created_at desc, id desc limit 1
    ) m on true
    where c.organization_id = ${organizationId}::uuid and c.user_pk = ${userPk}
      and (c.name ilike all(${patterns}::text[]) or m.content is not null)
    order by coalesce(c.name ilike all(${patterns}::text[]), false) desc, c.updated_at desc, c.id desc
    limit ${limit}`;
}

/** Says whether there is such an answer in a conversation of this user. */
export async function storeFeedback(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  { id, feedback }: { id: string; feedback: Feedback | null },
): Promise<boolean> {
  const { count } = await sql.message.updateMany({
    where: { id, organizationId, role: "assistant", conversation: { organizationId, userPk } },
    data: {
      rating: feedback?.rating ?? null,
      ratingReason: feedback?.reason ?? null,
      ratingComment: feedback?.comment ?? null,
    },
  });
  return count === 1;
}
