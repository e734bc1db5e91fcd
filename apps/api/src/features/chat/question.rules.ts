import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Turn } from "../citations/answer.rules.ts";

/** A question as a person puts it. */
export type Question = {
  readonly text: string;
  /** The conversation to go on with; a new one is begun without. */
  readonly conversationId: string | null;
  /** A message of the conversation from which on it is put aside. */
  readonly replaces: string | null;
  /** None means the documents. */
  readonly tools: readonly ToolId[];
  /** Groups of folders: what every group reaches is searched; no group means all of the organization. */
  readonly folders: readonly (readonly string[])[];
};

/** A question of a program, which keeps the conversation itself. */
export type IntegrationQuestion = Pick<Question, "text" | "tools" | "folders"> & {
  readonly history: readonly Turn[];
};
