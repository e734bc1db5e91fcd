import type { Feedback } from "@footnote/contracts/chat/feedback";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { type Owner, toArranged } from "./conversations.repo.ts";

export type ConversationChanges = {
  readonly name?: string | undefined;
  readonly pinned?: boolean | undefined;
  readonly archived?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
};

export async function updateConversationRow(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  { id, changes }: { id: string; changes: ConversationChanges },
) {
  const { name, pinned, archived, tags } = changes;
  const momentOf = (isSet: boolean) => (isSet ? new Date() : null);
  const [row] = await sql.conversation.updateManyAndReturn({
    where: { id, organizationId, userPk },
    data: {
      ...(name !== undefined && { name }),
      ...(pinned !== undefined && { pinnedAt: momentOf(pinned) }),
      ...(archived !== undefined && { archivedAt: momentOf(archived) }),
      ...(tags !== undefined && { tags: [...tags] }),
    },
  });
  return row && toArranged(row);
}

/** For a list to choose from. */
const tagsMax = 1_000;

/** The tags of the conversations that are not archived, the most used, with how many have each, and how many are archived. */
export async function selectFilters(sql: TenantSql, { organizationId, userPk }: Owner) {
  const tags = await sql.$queryRaw<{ tag: string; conversations: number }[]>`
    select tag, conversations from (
      select tag, count(*)::int as conversations
      from conversation, unnest(tags) as tag
      where organization_id = ${organizationId}::uuid and user_pk = ${userPk} and archived_at is null
      group by tag order by count(*) desc, tag limit ${tagsMax}
    ) as used order by lower(tag), tag`;
  const where = { organizationId, userPk, archivedAt: { not: null } };
  return { tags, archived: await sql.conversation.count({ where }) };
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

export type FoundRow = Parameters<typeof toArranged>[0] & { content: string | null };

/**
 * Conversations of which the name and the tags, or a message, are like all patterns, with the latest such message. Replaced
 * messages are not searched; archived conversations are.
 */
export async function findConversations(
  sql: TenantSql,
  { organizationId, userPk }: Owner,
  { patterns, limit }: { patterns: readonly string[]; limit: number },
): Promise<FoundRow[]> {
  return sql.$queryRaw`
    select c.id::text, c.name, c.created_at as "createdAt", c.pinned_at as "pinnedAt", c.archived_at as "archivedAt",
      c.tags, m.content
    from conversation c
    cross join lateral (select concat_ws(' ', c.name, array_to_string(c.tags, ' ')) as text) label
    left join lateral (
      select content from message
      where conversation_id = c.id and organization_id = c.organization_id and replaced_at is null and content ilike all(${patterns}::text[])
      order by created_at desc, id desc limit 1
    ) m on true
    where c.organization_id = ${organizationId}::uuid and c.user_pk = ${userPk}
      and (label.text ilike all(${patterns}::text[]) or m.content is not null)
    order by (label.text ilike all(${patterns}::text[])) desc, c.updated_at desc, c.id desc
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
