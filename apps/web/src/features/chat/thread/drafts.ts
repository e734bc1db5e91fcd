import { useMemo } from "react";
import { useCurrentUser } from "../../../shared/queries.ts";

/**
 * What a user has typed and not sent, for each conversation; null is the new chat. It is kept in this tab's storage until
 * the server has the question, so that neither a reload nor a lost connection loses it.
 */
export type Drafts = {
  read(conversationId: string | null): string;
  store(conversationId: string | null, text: string): void;
  /** Forgets a question that the server has, and moves what was typed since in a new chat to its conversation. */
  settle(sent: { text: string; from: string | null; to: string }): void;
};

export function useDrafts(): Drafts {
  const { data: user } = useCurrentUser();
  const storageKey = `question-drafts-${user?.pk ?? ""}`;
  return useMemo(() => openDrafts(storageKey), [storageKey]);
}

function openDrafts(storageKey: string): Drafts {
  const read = (id: string | null) => readTexts(storageKey)[nameOf(id)] ?? "";
  const store = (id: string | null, text: string) => {
    const { [nameOf(id)]: _, ...others } = readTexts(storageKey);
    const texts = text.trim() === "" ? others : { ...others, [nameOf(id)]: text };
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(texts));
    } catch (error) {
      // The text is on the page all the same; only a reload would lose it.
      console.warn("The question could not be stored in the browser.", error);
    }
  };
  return {
    read,
    store,
    settle({ text, from, to }) {
      if (read(from).trim() === text) store(from, "");
      const typed = read(from);
      if (from === to || typed === "") return;
      store(to, typed);
      store(from, "");
    },
  };
}

const nameOf = (conversationId: string | null) => conversationId ?? "new";

function readTexts(storageKey: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
