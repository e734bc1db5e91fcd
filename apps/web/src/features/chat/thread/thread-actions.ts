import type { Feedback } from "@footnote/contracts/chat/feedback";
import { createContext, use } from "react";
import type { CitedSource } from "../citations/citations.ts";
import type { Entry } from "./entry.ts";

export type AskAgainOptions = {
  /** Words of the question that are put into quotation marks. */
  quoted?: readonly string[];
  /** The chat model that answers this time; the chosen one where it is left out. */
  model?: string;
};

/** The actions of the messages on the page. Their identities never change, so that no message renders again. */
export type ThreadActions = {
  /**
   * Opens a source beside the chat, at the part that one of its markers refers to if the marker's number is given.
   * Returns false if the viewer cannot open it.
   */
  openSource: (source: CitedSource, entryKey: string, marker?: number) => boolean;
  ask: (question: string) => void;
  /** Whether a question was asked in this conversation in the same words. */
  wasAsked: (question: string) => boolean;
  /** Asks the question of an answer again. */
  askAgain: (answer: Entry, options?: AskAgainOptions) => void;
  /** Asks the question of an answer once more, of all folders. The chosen folders stay chosen. */
  searchAllFolders: (answer: Entry) => void;
  /** Replaces a question with an edited one. */
  edit: (question: Entry, text: string) => void;
  /** Shows a version of a question or of an answer, with what followed it. Rejects with ApiError. */
  showVersion: (entry: Entry, versionId: string) => Promise<void>;
  rate: (answer: Entry, feedback: Feedback | null) => Promise<void>;
  exportConversation: () => Promise<void>;
};

export const ThreadActionsContext = createContext<ThreadActions | null>(null);
/** Whether a reply is pending; no question can be asked again until it is complete. */
export const BusyContext = createContext(false);

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadActionsContext);
  if (!actions) throw new Error("Messages are drawn inside a transcript.");
  return actions;
}
