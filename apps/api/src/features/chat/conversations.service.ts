import type * as calls from "@footnote/contracts/chat/conversations";
import type { FoundConversation } from "@footnote/contracts/chat/conversations";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import type { ReplyOf } from "@footnote/contracts/endpoint";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { openGroupedLimit } from "../../platform/process-limit.ts";
import { toArranged } from "./conversations.repo.ts";
import {
  type ConversationChanges,
  deleteConversationRow,
  findConversations,
  selectFilters,
  storeFeedback,
  updateConversationRow,
} from "./conversation-editing.repo.ts";
import { excerptAround, patternsOf } from "./conversation-search.rules.ts";

/** @throws AppError conversation.not_found for one that is not there or not the caller's */
export async function updateConversation(
  app: TenantApp<"db">,
  member: Member,
  { id, changes }: { id: string; changes: ConversationChanges },
): Promise<ReplyOf<typeof calls.updateConversation>> {
  const updated = await updateConversationRow(app.db, member, { id, changes });
  if (!updated) throw new AppError("conversation.not_found");
  return updated;
}

/** A search reads all messages of a member, and would keep others from the database. */
const withinLimit = openGroupedLimit({ atOnce: 4, perGroup: 2, perOwner: 1, waiting: 50 });

function inTurn<T>({ userPk, organizationId }: Member, work: () => Promise<T>): Promise<T> {
  return withinLimit({ owner: `${userPk}`, group: organizationId }, work);
}

/** @throws AppError request.too_many when too many searches of the member wait */
export function getConversationFilters(
  app: TenantApp<"db">,
  member: Member,
): Promise<ReplyOf<typeof calls.conversationFilters>> {
  return inTurn(member, () => selectFilters(app.db, member));
}

/** Deletes a conversation, even while an answer to it is being written. @throws AppError conversation.not_found */
export async function deleteConversation(
  app: TenantApp<"db">,
  member: Member,
  id: string,
): Promise<void> {
  if (!(await deleteConversationRow(app.db, member, id))) {
    throw new AppError("conversation.not_found");
  }
}

/**
 * Those with all the words in the name or in a tag come first, then those with all of them in one message; the latest first.
 * @throws AppError request.too_many when too many searches of the member wait
 */
export async function searchConversations(
  app: TenantApp<"db">,
  member: Member,
  { text, limit }: { text: string; limit: number },
): Promise<FoundConversation[]> {
  const { words, patterns } = patternsOf(text);
  const found = await inTurn(member, () => findConversations(app.db, member, { patterns, limit }));
  return found.map(({ content, ...row }) => ({
    ...toArranged(row),
    excerpt: content === null ? null : excerptAround(content, words),
  }));
}

/** Stores what the reader thinks of an answer, or takes it back. @throws AppError message.not_found */
export async function rateAnswer(
  app: TenantApp<"db">,
  member: Member,
  { id, feedback }: { id: string; feedback: Feedback | null },
): Promise<void> {
  const stored = await storeFeedback(app.db, member, { id, feedback });
  if (!stored) throw new AppError("message.not_found");
}
