import { useMemo } from "react";
import { useCurrentUser } from "../../../shared/queries.ts";
import { nameUnsentQuestions } from "../../../shared/unsent-questions.ts";

/**
 * What a user has typed and not sent, for each conversation; null is the new chat. It is kept in this tab's storage until
 * the server has the question, so that neither a reload nor a lost connection loses it; a log-out in this tab removes it.
 */
export type Drafts = {
  /** Returns all that the server does not have, questions that were sent and did not arrive first, as one text to be typed on. */
  restore(conversationId: string | null): string;
  store(conversationId: string | null, text: string): void;
  /** Keeps a question that is being sent, whatever is typed meanwhile. */
  send(conversationId: string | null, text: string): void;
  /** Forgets a question that the server has, and moves what was typed since in a new chat to its conversation. */
  settle(sent: { text: string; from: string | null; to: string | null }): void;
};

export function useDrafts(): Drafts {
  const { data: user } = useCurrentUser();
  const storageKey = nameUnsentQuestions(user?.pk);
  return useMemo(() => openDrafts(storageKey), [storageKey]);
}

export function openDrafts(storageKey: string): Drafts {
  const read = (id: string | null) => readDrafts(storageKey)[nameOf(id)] ?? nothing;
  const keep = (id: string | null, draft: Draft) => {
    const { [nameOf(id)]: _, ...others } = readDrafts(storageKey);
    const isEmpty = draft.typed.trim() === "" && draft.sent.length === 0;
    try {
      const drafts = isEmpty ? others : { ...others, [nameOf(id)]: draft };
      sessionStorage.setItem(storageKey, JSON.stringify(drafts));
    } catch (error) {
      // The text is on the page all the same; only a reload would lose it.
      console.warn("The question could not be stored in the browser.", error);
    }
  };
  return {
    restore(id) {
      const { typed, sent } = read(id);
      const text = [...sent, typed].filter((one) => one.trim() !== "").join("\n\n");
      if (sent.length > 0) keep(id, { typed: text, sent: [] });
      return text;
    },
    store: (id, typed) => keep(id, { ...read(id), typed }),
    send: (id, text) => keep(id, { typed: "", sent: [...read(id).sent, text] }),
    settle({ text, from, to }) {
      const draft = read(from);
      const at = draft.sent.indexOf(text);
      const rest: Draft = {
        typed: draft.typed.trim() === text ? "" : draft.typed,
        sent: at === -1 ? draft.sent : draft.sent.toSpliced(at, 1),
      };
      keep(from, from === to ? rest : nothing);
      if (from !== to && (rest.typed !== "" || rest.sent.length > 0)) keep(to, rest);
    },
  };
}

/** What is typed, and the questions that were sent and that the server is not known to have. */
type Draft = { readonly typed: string; readonly sent: readonly string[] };
const nothing: Draft = { typed: "", sent: [] };

const nameOf = (conversationId: string | null) => conversationId ?? "new";

function readDrafts(storageKey: string): Partial<Record<string, Draft>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, Draft>;
  } catch {
    return {};
  }
}
