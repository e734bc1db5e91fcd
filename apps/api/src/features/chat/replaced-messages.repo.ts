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

/** Restores the messages that a question without an answer has replaced. */
export async function restoreReplaced(
  sql: TenantSql,
  { owner, conversationId }: Place,
  by: string,
): Promise<void> {
  const { organizationId } = owner;
  await sql.message.updateMany({
    where: { conversationId, organizationId, replacedBy: by },
    data: { replacedAt: null },
  });
}
