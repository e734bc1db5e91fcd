import type { Message } from "@footnote/contracts/chat/chat";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Place } from "../conversations.repo.ts";
import { requireFree } from "../runs.service.ts";
import { findConversationOf, selectVersionRows, switchMessages } from "./versions.repo.ts";
import { listVersions, planSwitch } from "./versions.rules.ts";

/**
 * Shows another version of a question or an answer, with what followed it, and returns the id of the conversation. The
 * next question continues what is shown.
 * @throws AppError message.not_found, or conversation.busy while an answer is being made
 */
export async function showVersion(
  app: TenantApp<"db">,
  member: Member,
  messageId: string,
): Promise<string> {
  return app.db.$transaction(async (tx) => {
    const conversationId = await findConversationOf(tx, member, messageId);
    if (conversationId === undefined) throw new AppError("message.not_found");
    await requireFree(tx, member, conversationId);
    const rows = await selectVersionRows(tx, { owner: member, conversationId });
    const change = planSwitch(rows, messageId);
    if (!change) throw new AppError("message.not_found");
    await switchMessages(tx, change);
    return conversationId;
  });
}

/** Adds to the messages of a conversation which versions of them there are. */
export async function addVersions(
  sql: TenantSql,
  place: Place,
  messages: readonly Message[],
): Promise<Message[]> {
  const versions = listVersions(await selectVersionRows(sql, place));
  return messages.map((message) => {
    const found = versions.get(message.id);
    return found ? { ...message, metadata: { ...message.metadata, versions: found } } : message;
  });
}
