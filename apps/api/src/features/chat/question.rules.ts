import type { Message } from "@footnote/contracts/chat/chat";
import type { AnswerSources } from "../agent/prepared-answer.rules.ts";

/** A question that a user sends in the chat. */
export type Question = AnswerSources & {
  readonly text: string;
  /** The conversation to continue; null starts a new one. */
  readonly conversationId: string | null;
  /** The message that the question replaces, with every message after it. */
  readonly replaces: string | null;
};

/** What an answer keeps of the folders and documents that its question chose; nothing where it searched all or none. */
export function describeNarrowing({ tools, chosen }: AnswerSources): Narrowing {
  const searchesDocuments = tools.length === 0 || tools.includes("search_file_knowledge");
  const [only, ...others] = searchesDocuments ? chosen : [];
  if (!only) return {};
  const searched = { folders: [...only.folders], documents: [...only.documents] };
  return others.length === 0 ? { narrowed: true, searched } : { narrowed: true };
}

export type Narrowing = Pick<Message["metadata"], "narrowed" | "searched">;
