import type { Message } from "@footnote/contracts/chat/chat";
import type { ClaimState } from "@footnote/contracts/chat/citations";

/** A cited passage as proof: the document by its hash, the location and what was checked of the claims that cite it. */
export type Note = {
  /** Counted through the whole document. */
  readonly number: number;
  readonly citation: Message["metadata"]["citations"][number]["payload"];
  /** Null for a web page, and for a document that was deleted. */
  readonly sha256: string | null;
  /** The states of the claims that cite it, each once; none where nothing was recorded. */
  readonly states: readonly ClaimState[];
};

export type Turn = {
  readonly role: "user" | "assistant";
  /** Markdown; markers are the keys of `notes` in brackets. */
  readonly content: string;
  readonly at: string;
  readonly stopped: boolean;
  readonly notes: ReadonlyMap<string, Note>;
};

export type ExportedConversation = {
  readonly name: string;
  readonly person: string;
  readonly organization: string;
  readonly exportedAt: Date;
  readonly turns: readonly Turn[];
};

type About = Omit<ExportedConversation, "turns"> & {
  /** The SHA-256 hashes of the documents that exist, by their ids. */
  hashes: ReadonlyMap<string, string>;
};

export function describeConversation(
  messages: readonly Message[],
  { hashes, ...about }: About,
): ExportedConversation {
  let count = 0;
  const turns = messages.map(({ role, content, created_at: at, metadata }) => {
    const { citations, claims, stopped } = metadata;
    const notes = new Map<string, Note>();
    for (const { id, payload } of citations) {
      const citing = claims.filter((claim) => claim.citations.includes(id));
      const states = [...new Set(citing.map(({ state }) => state))];
      const sha256 = hashes.get(payload.document_id) ?? null;
      notes.set(id, { number: ++count, citation: payload, sha256, states });
    }
    return { role, content, at, stopped, notes };
  });
  return { ...about, turns };
}

const marker = / ?\[([^[\]\s]{1,40})\]/g;

export type Piece = { readonly text: string; readonly note?: Note };

/** Splits text at the markers of its notes; other brackets stay text. */
export function splitAtNotes(text: string, notes: Turn["notes"]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(marker)) {
    const note = notes.get(match[1] ?? "");
    if (!note) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: "", note });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** A moment in UTC, the same in every language: "2026-11-23 09:16 UTC". */
export function formatUtc(moment: Date | string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
