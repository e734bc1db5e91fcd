import type { AnswerSources } from "../agent/prepared-answer.rules.ts";

/** A question that a user sends in the chat. */
export type Question = AnswerSources & {
  readonly text: string;
  /** The conversation to continue; null starts a new one. */
  readonly conversationId: string | null;
  /** The message that the question replaces, with every message after it. */
  readonly replaces: string | null;
};

/** Whether a question searches only chosen folders or documents. */
export function isNarrowed({ tools, chosen }: AnswerSources): boolean {
  const searchesDocuments = tools.length === 0 || tools.includes("search_file_knowledge");
  return searchesDocuments && chosen.length > 0;
}
