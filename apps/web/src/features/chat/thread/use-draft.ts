import { useState } from "react";
import { useMounted } from "../../../shared/use-mounted.ts";
import type { Drafts } from "./drafts.ts";

/**
 * The text in the field for questions, which belongs to a conversation. What was typed before the scripts took the page over
 * is kept, after what was not sent the last time.
 */
export function useDraft(drafts: Drafts, conversationId: string | null) {
  const mounted = useMounted();
  const [field, setField] = useState(() => ({
    drafts,
    conversationId,
    text: join(drafts.restore(conversationId), mounted ? "" : readTyped()),
  }));
  const isCurrent = field.drafts === drafts && field.conversationId === conversationId;
  const current = isCurrent
    ? field
    : { drafts, conversationId, text: drafts.restore(conversationId) };
  if (!isCurrent) setField(current);

  const show = (text: string) => setField({ drafts, conversationId, text });
  const write = (text: string) => {
    show(text);
    drafts.store(conversationId, text);
  };
  return {
    text: mounted ? current.text : "",
    write,
    /** Empties the field: the question is sent, and kept until the server has it. */
    empty: () => {
      show("");
      drafts.send(conversationId, current.text.trim());
    },
  };
}

/** Reads what was typed into the field that the build has drawn. */
function readTyped(): string {
  return globalThis.document?.querySelector<HTMLTextAreaElement>("#root textarea")?.value ?? "";
}

/** Some browsers restore the text of a field that was not sent. */
function join(unsent: string, typed: string): string {
  return typed === unsent ? unsent : [unsent, typed].filter(Boolean).join("\n\n");
}
