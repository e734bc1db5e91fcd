import type { Anchor } from "@footnote/contracts/anchors";

/** A piece of a document, or of what is read like one, as a search gives it. */
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

/** A passage that stands so many places after another (before it where negative) in their document. */
export type Next<P extends Passage = Passage> = P & {
  readonly of: string;
  readonly offset: number;
};
