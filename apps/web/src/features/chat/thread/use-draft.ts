import { useState } from "react";
import type { Drafts } from "./drafts.ts";

/** The text in the field for questions, which belongs to a conversation. */
export function useDraft(drafts: Drafts, conversationId: string | null) {
  const [field, setField] = useState(() => ({
    drafts,
    conversationId,
    text: drafts.restore(conversationId),
  }));
  const isCurrent = field.drafts === drafts && field.conversationId === conversationId;
  const current = isCurrent
    ? field
    : { drafts, conversationId, text: drafts.restore(conversationId) };
  if (!isCurrent) setField(current);

  const show = (text: string) => setField({ drafts, conversationId, text });
  return {
    text: current.text,
    write: (text: string) => {
      show(text);
      drafts.store(conversationId, text);
    },
    /** Empties the field: the question is sent, and kept until the server has it. */
    empty: () => {
      show("");
      drafts.send(conversationId, current.text.trim());
    },
  };
}
