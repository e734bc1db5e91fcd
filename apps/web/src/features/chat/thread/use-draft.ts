import { useState } from "react";
import type { Drafts } from "./drafts.ts";

/** The text in the field for questions, which belongs to a conversation. `send` empties the field and keeps the draft. */
export function useDraft(drafts: Drafts, conversationId: string | null) {
  const [field, setField] = useState(() => ({
    drafts,
    conversationId,
    text: drafts.read(conversationId),
  }));
  const isCurrent = field.drafts === drafts && field.conversationId === conversationId;
  const current = isCurrent ? field : { drafts, conversationId, text: drafts.read(conversationId) };
  if (!isCurrent) setField(current);

  const show = (text: string) => setField({ drafts, conversationId, text });
  return {
    text: current.text,
    write: (text: string) => {
      show(text);
      drafts.store(conversationId, text);
    },
    /** The question is sent: its draft is kept until the server has it. */
    empty: () => show(""),
  };
}
