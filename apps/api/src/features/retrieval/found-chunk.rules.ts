import type { Anchor } from "@footnote/contracts/anchors";

/** A chunk of a document or of a web page, as a search returns it. */
export type FoundChunk = {
  readonly chunkId: string;
  readonly documentId: string;
  readonly filename: string;
  /** The folder of its document, and when that was added; absent for a web page. */
  readonly folderId?: string;
  readonly addedAt?: Date;
  /** The names of folders it lies in that the query named; absent where it named none. */
  readonly folderNames?: readonly string[];
  readonly headings: readonly string[];
  readonly text: string;
  readonly anchors: readonly Anchor[];
  /** Other documents that have the same text, where it was folded. */
  readonly copies?: readonly { readonly documentId: string; readonly filename: string }[];
  /** Comparable within one search; higher is better. */
  readonly score: number;
};

/** A chunk `offset` positions after the chunk `of` in their document, before it where negative. */
export type Neighbour<C extends FoundChunk = FoundChunk> = C & {
  readonly of: string;
  readonly offset: number;
};

/** A section of a document: a chunk with the headings above it. */
export type Section = Pick<FoundChunk, "documentId" | "filename" | "headings" | "text">;

/** Lists the names of the other documents that have the text of a chunk. */
export function listCopies({ copies = [] }: Pick<FoundChunk, "copies">): string[] {
  return [...new Set(copies.map(({ filename }) => filename))];
}
