import type { AnswerRun, Message, RecentConversation } from "@footnote/contracts/chat/chat";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import {
  findConversation,
  type ListFilter,
  selectConversations,
  selectMessages,
} from "./conversations.repo.ts";
import { interrupted } from "./follow.service.ts";
import { markOutdated } from "./outdated-sources.service.ts";
import { endExpiredRuns, findLatestRun } from "./runs.repo.ts";
import { addVersions } from "./versions/versions.service.ts";

/** The caller's conversations, the latest first. */
export function listConversations(
  app: TenantApp<"db">,
  member: Member,
  filter: ListFilter,
): Promise<RecentConversation[]> {
  return selectConversations(app.db, member, filter);
}

/** @throws AppError conversation.not_found for one that is not there or not the caller's */
export async function readConversation(
  app: TenantApp<"db">,
  member: Member,
  id: string,
): Promise<{
  conversation_id: string;
  name: string | null;
  messages: Message[];
  run: AnswerRun | null;
}> {
  const found = await findConversation(app.db, member, id);
  if (!found) throw new AppError("conversation.not_found");
  await endExpiredRuns(app.db, interrupted, { conversationId: id });
  // The run is read first: one that ends meanwhile is returned as running, and following it returns its end.
  const run = (await findLatestRun(app.db, member, id)) ?? null;
  const stored = await selectMessages(app.db, member, id);
  const shown = await addVersions(app.db, { owner: member, conversationId: id }, stored);
  const messages = await markOutdated(app, member, shown);
  return { conversation_id: found.id, name: found.name, messages, run };
}
