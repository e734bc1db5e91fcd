import type { Share, ShareAudience } from "@footnote/contracts/chat/sharing";
import { sharesMax } from "@footnote/contracts/limits";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import type { Sql } from "../../../platform/database/database.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { holdForMember } from "../../organizations/organizations.service.ts";
import { allowsPublicLinks } from "../../organizations/sharing-settings.service.ts";
import { findConversation, selectMessageIds } from "../conversations.repo.ts";
import { makeShareToken, sharePath } from "./share-tokens.rules.ts";
import {
  deleteExpiredShares,
  deleteShare,
  deleteSharesOf,
  insertShare,
  selectShares,
} from "./shares.repo.ts";

const dayMs = 24 * 60 * 60 * 1000;

type NewShare = { conversationId: string; audience: ShareAudience; days: number | null };

/**
 * Creates a link to a conversation with the messages that it has now. Only the reply contains the token.
 * @throws AppError conversation.not_found, share.public_disabled, share.too_many
 */
export async function shareConversation(
  app: TenantApp<"db">,
  member: Member,
  { conversationId, audience, days }: NewShare,
): Promise<Share & { share_url: string }> {
  const { organizationId } = member;
  const isPublic = audience === "public";
  const { token, tokenHash } = makeShareToken();
  const now = new Date();
  const expiresAt = days === null ? null : new Date(now.getTime() + days * dayMs);
  const store = async (tx: TenantSql) => {
    if (isPublic && !(await allowsPublicLinks(tx, organizationId))) {
      throw new AppError("share.public_disabled");
    }
    const found = await findConversation(tx, member, conversationId);
    if (!found) throw new AppError("conversation.not_found");
    await deleteExpiredShares(tx, member, now);
    if ((await selectShares(tx, member, now)).length >= sharesMax) {
      throw new AppError("share.too_many", { detail: { limit: sharesMax } });
    }
    const messageIds = await selectMessageIds(tx, member, conversationId);
    const { name } = found;
    const row = {
      organizationId,
      conversationId,
      tokenHash,
      isPublic,
      name,
      messageIds,
      expiresAt,
    };
    const created = await insertShare(tx, row);
    // Conversations are private: the audit log of the organization names none.
    const target = { kind: "conversation" as const, id: conversationId, name: null };
    const detail = { audience, expires_at: created.expires_at };
    await recordEvent(tx, { action: "conversation.shared", by: member, target, detail });
    return created;
  };
  const share = await app.db.$transaction(store, { before: (tx) => holdForMember(tx, member) });
  return { ...share, share_url: sharePath(token) };
}

export function listShares(app: TenantApp<"db">, member: Member): Promise<Share[]> {
  return selectShares(app.db, member, new Date());
}

/** @throws AppError share.not_found */
export async function revokeShare(app: TenantApp<"db">, member: Member, id: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const revoked = await deleteShare(tx, member, id);
    if (!revoked) throw new AppError("share.not_found");
    const target = { kind: "conversation" as const, id: revoked.conversation_id, name: null };
    const detail = { audience: revoked.audience };
    await recordEvent(tx, { action: "conversation.share_revoked", by: member, target, detail });
  });
}

/** Ends all links of a user, who may not have made them. */
export async function endSharesOf(tx: Sql, userPk: number): Promise<void> {
  await deleteSharesOf(tx, userPk);
}
