import type { Feedback } from "@footnote/contracts/chat/feedback";
import { createContext, use } from "react";
import type { CitedSource } from "../citations/citations.ts";
import type { Entry } from "./entry.ts";

/** What can be done with the messages on the page. The functions never change, so that no message is drawn anew. */
export type ThreadActions = {
  /** Opens a source beside the chat; false when it is no document that could be. */
  openSource: (source: CitedSource, entryKey: string) => boolean;
  /** Asks the question of an answer again. */
  askAgain: (answer: Entry) => void;
  /** Asks another question in place of one. */
  edit: (question: Entry, text: string) => void;
  rate: (answer: Entry, feedback: Feedback | null) => Promise<void>;
  exportConversation: () => Promise<void>;
};

export const ThreadActionsContext = createContext<ThreadActions | null>(null);
/** Whether a reply is pending: then nothing can be asked again. */
export const BusyContext = createContext(false);

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadActionsContext);
  if (!actions) throw new Error("Messages are drawn inside a transcript.");
  return actions;
}
