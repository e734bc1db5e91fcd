import { Prisma } from "../../platform/database/generated/client.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { inOrder, type Place, activeMessages } from "./conversations.repo.ts";

/**
 * Replaces a question, its answer and all later messages by another question. The id of an answer means its question. If
 * the question had itself replaced others and failed, they are replaced with it. Returns false if there is no such message.
 */
export async function replaceFrom(
  sql: TenantSql,
  place: Place,
  { messageId, by }: { messageId: string; by: string },
): Promise<boolean> {
  const rows = await sql.message.findMany({
    where: activeMessages(place),
    orderBy: inOrder,
    select: { id: true, role: true, replacedBy: true },
  });
  const at = rows.findIndex(({ id }) => id === messageId);
  if (at < 0) return false;
  const question = rows.findLastIndex(({ role }, index) => index <= at && role === "user");
  const from = rows.findIndex(
    ({ replacedBy }, index) => index >= question || replacedBy === rows[question]?.id,
  );
  const ids = rows.slice(Math.max(from, 0)).map(({ id }) => id);
  const data = { replacedAt: new Date(), replacedBy: by };
  await sql.message.updateMany({ where: { id: { in: ids } }, data });
  return true;
}

/** The last of the messages that a question has replaced. */
export const lastReplacedBy = (question: Prisma.Sql) => Prisma.sql`(
  select m.id from message m where m.replaced_by = ${question}
    and m.conversation_id = (select conversation_id from message where id = ${question})
  order by m.created_at desc, m.id desc limit 1)`;

/** Restores the messages that a question without an answer has replaced; it then continues them. */
export async function restoreReplaced(
  sql: TenantSql,
  { owner, conversationId }: Place,
  by: string,
): Promise<void> {
  const { organizationId } = owner;
  const last = lastReplacedBy(Prisma.sql`${by}::uuid`);
  await sql.$executeRaw`
    update message set parent_id = ${last} where id = ${by}::uuid and ${last} is not null`;
  await sql.message.updateMany({
    where: { conversationId, organizationId, replacedBy: by },
    data: { replacedAt: null },
  });
}
