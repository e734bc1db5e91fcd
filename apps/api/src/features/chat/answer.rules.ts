import type { Citation } from "@footnote/contracts/chat";
import type { Anchor } from "@footnote/contracts/anchors";

/** A piece of a document as the search gives it. */
export type Passage = {
  readonly chunkId: string;
  readonly documentId: string;
  readonly filename: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly anchors: readonly Anchor[];
  /** Compares the passages of one search, higher is better. */
  readonly score: number;
};

/** An earlier message of the conversation. */
export type Turn = { readonly role: "user" | "assistant"; readonly content: string };

export type Answer = {
  /** Markdown in which `[n]` is the marker of the citation with the id `n`. */
  readonly content: string;
  /** What the markers point at, in the order of their first appearance, and nothing else. */
  readonly citations: Citation[];
  readonly outcome: "answered" | "partly" | "not_found";
  /** The model that wrote it; null where sentences were quoted without one. */
  readonly model: string | null;
};

/**
 * Answers a question from the documents that `search` may read.
 * @throws ModelFailed when a model is needed and fails
 */
export type Answerer = (
  asked: {
    readonly question: string;
    readonly history: readonly Turn[];
    readonly search: (query: string) => Promise<Passage[]>;
  },
  signal: AbortSignal,
) => Promise<Answer>;

export function citePassage(id: number, passage: Passage): Citation {
  return {
    id: String(id),
    payload: {
      text: passage.text,
      document_id: passage.documentId,
      chunk_id: passage.chunkId,
      metadata: {
        filename: passage.filename,
        headings: [...passage.headings],
        anchors: [...passage.anchors],
      },
    },
  };
}

/** What is said when the documents do not answer. Nothing is cited then. */
export function answerNotFound(model: string | null): Answer {
  const content =
    "Nothing in the searched documents answers this question. Other words or more folders may help.";
  return { content, citations: [], outcome: "not_found", model };
}
