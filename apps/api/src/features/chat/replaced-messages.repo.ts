import type { TenantSql } from "../../platform/database/tenant.ts";
import { inOrder, type Place, standing } from "./conversations.repo.ts";

/**
 * Puts aside a question, its answer and all after them, for another question in their place. An answer's id means its
 * question. If the question had taken the place of others and failed, those go with it. Says whether the message is there.
 */
export async function replaceFrom(
  sql: TenantSql,
  place: Place,
  { messageId, by }: { messageId: string; by: string },
): Promise<boolean> {
  const rows = await sql.message.findMany({
    where: standing(place),
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

/** Lets stand again what was put aside for a question that has no answer. */
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
