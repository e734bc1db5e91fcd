import { useMemo } from "react";
import { useCurrentUser } from "../../../shared/queries.ts";
import { readStored, useStored } from "../../../shared/stored-value.ts";

/** A folder or file that was picked for the questions of a conversation. */
export type Pick = {
  readonly kind: "folder" | "file";
  readonly id: string;
  /** The file's name, or the folder's path. */
  readonly name: string;
};

/** What is picked for each conversation, in this browser; null is the new chat. */
export type Picks = {
  of(conversationId: string | null): readonly Pick[];
  store(conversationId: string | null, picks: readonly Pick[]): void;
  /** Moves what was picked in a new chat to its conversation. */
  settle(moved: { from: string | null; to: string }): void;
};

/** The picks of older conversations are forgotten. */
const conversationsMax = 200;

type Stored = Readonly<Record<string, readonly Pick[]>>;

export function usePicks(): Picks {
  const { data: user } = useCurrentUser();
  const key = `chat-picks-${user?.pk ?? ""}`;
  const [stored, store] = useStored(key, parsePicks);
  return useMemo(() => {
    const change = (conversationId: string | null, picks: readonly Pick[]) => {
      // Read again: another tab may have stored picks since.
      const { [nameOf(conversationId)]: _, ...others } = parsePicks(readStored(key));
      const kept = Object.entries(others).slice(1 - conversationsMax);
      if (picks.length > 0) kept.push([nameOf(conversationId), picks]);
      store(Object.fromEntries(kept));
    };
    return {
      of: (conversationId) => stored[nameOf(conversationId)] ?? [],
      store: change,
      settle({ from, to }) {
        const picks = parsePicks(readStored(key))[nameOf(from)] ?? [];
        if (from === to || picks.length === 0) return;
        change(from, []);
        change(to, picks);
      },
    };
  }, [stored, store, key]);
}

const nameOf = (conversationId: string | null) => conversationId ?? "new";

/** Parses what is stored; what is unreadable counts as nothing. */
export function parsePicks(found: unknown): Stored {
  if (typeof found !== "object" || found === null) return {};
  const entries = Object.entries(found).map(([conversation, picks]: [string, unknown]) => {
    const list = Array.isArray(picks) ? picks.filter(isPick) : [];
    return [conversation, list] as const;
  });
  return Object.fromEntries(entries.filter(([, picks]) => picks.length > 0));
}

function isPick(value: unknown): value is Pick {
  const { kind, id, name } = (value ?? {}) as Record<string, unknown>;
  return (
    (kind === "folder" || kind === "file") && typeof id === "string" && typeof name === "string"
  );
}
