import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useMounted } from "../../../shared/use-mounted.ts";
import type { Drafts } from "./drafts.ts";

/**
 * The text in the field for questions, which belongs to a conversation. What was typed before the scripts took the page over
 * is kept, after what was not sent the last time.
 */
export function useDraft(drafts: Drafts, conversationId: string | null) {
  const mounted = useMounted();
  // What the build has drawn is taken over as it is, empty.
  const [field, setField] = useState(() => ({
    drafts,
    conversationId,
    text: mounted ? drafts.restore(conversationId) : "",
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
  const takeOver = useEffectEvent(() => {
    if (!mounted) write(join(drafts.restore(conversationId), readTyped()));
  });
  // Not while it is drawn: what is typed between that moment and this one would be lost.
  // oxlint-disable-next-line react/set-state-in-effect -- what it reads is in the browser, and only there once the page is
  useLayoutEffect(() => takeOver(), []);
  return {
    text: current.text,
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
