import type { Message } from "@footnote/contracts/chat/chat";
import type { Share } from "@footnote/contracts/chat/sharing";
import type { Sql } from "../../../platform/database/database.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { inOrder, type Owner, toMessage } from "../conversations.repo.ts";

const columns = {
  id: true,
  conversationId: true,
  name: true,
  isPublic: true,
  createdAt: true,
  expiresAt: true,
} as const;

type NewShare = {
  organizationId: string;
  conversationId: string;
  tokenHash: string;
  isPublic: boolean;
  name: string | null;
  messageIds: string[];
  expiresAt: Date | null;
};

export async function insertShare(sql: TenantSql, data: NewShare): Promise<Share> {
  return toShare(await sql.conversationShare.create({ data, select: columns }));
}

const ofOwner = ({ organizationId, userPk }: Owner) => ({
  organizationId,
  conversation: { organizationId, userPk },
});
const openAt = (now: Date) => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] });

/** The user's shares that have not expired, the latest first. */
export async function selectShares(sql: TenantSql, owner: Owner, now: Date): Promise<Share[]> {
  const rows = await sql.conversationShare.findMany({
    where: { ...ofOwner(owner), ...openAt(now) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: columns,
  });
  return rows.map(toShare);
}

export async function deleteExpiredShares(sql: TenantSql, owner: Owner, now: Date): Promise<void> {
  await sql.conversationShare.deleteMany({ where: { ...ofOwner(owner), expiresAt: { lte: now } } });
}

/** Deletes one of the user's shares and returns it; undefined when there is no such share. */
export async function deleteShare(
  sql: TenantSql,
  owner: Owner,
  id: string,
): Promise<Share | undefined> {
  const where = { id, ...ofOwner(owner) };
  const found = await sql.conversationShare.findFirst({ where, select: columns });
  if (!found) return undefined;
  const { count } = await sql.conversationShare.deleteMany({ where });
  return count > 0 ? toShare(found) : undefined;
}

/** Deletes all shares of a user. */
export async function deleteSharesOf(sql: Sql, userPk: number): Promise<void> {
  await sql.conversationShare.deleteMany({ where: { conversation: { userPk } } });
}

export type OpenShare = {
  organizationId: string;
  conversationId: string;
  ownerPk: number;
  isPublic: boolean;
  name: string | null;
  messageIds: string[];
  createdAt: Date;
  expiresAt: Date | null;
};

/** The share with this token; undefined when there is none or it has expired. */
export async function findOpenShare(
  sql: Sql,
  tokenHash: string,
  now: Date,
): Promise<OpenShare | undefined> {
  const row = await sql.conversationShare.findFirst({
    where: { tokenHash, ...openAt(now) },
    include: { conversation: { select: { userPk: true } } },
  });
  return row ? { ...row, ownerPk: row.conversation.userPk } : undefined;
}

/** What was in a conversation when it was shared, in order, whatever has replaced it since. */
export async function selectSharedMessages(
  sql: TenantSql,
  { organizationId, conversationId, messageIds }: OpenShare,
): Promise<Message[]> {
  const where = { organizationId, conversationId, id: { in: messageIds } };
  return (await sql.message.findMany({ where, orderBy: inOrder })).map(toMessage);
}

type ShareRow = {
  id: string;
  conversationId: string;
  name: string | null;
  isPublic: boolean;
  createdAt: Date;
  expiresAt: Date | null;
};

function toShare({ id, conversationId, name, isPublic, createdAt, expiresAt }: ShareRow): Share {
  return {
    id,
    conversation_id: conversationId,
    name,
    audience: isPublic ? "public" : "organization",
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
