import type { PassageInDocument } from "../../apps/api/src/features/quoting/passages.service.ts";

/** A question with the passages that the search finds for it, to choose a line from. */
export type Case = {
  readonly set: string;
  /** Questions of one group are always in the same fold. */
  readonly group: string;
  readonly id: string;
  readonly kind: string;
  readonly question: string;
  readonly passages: readonly Pick<
    PassageInDocument,
    "chunkId" | "documentId" | "filename" | "headings" | "text" | "score" | "opening"
  >[];
  /** For misspelt terms those that may have been meant. */
  readonly similar: Readonly<Record<string, readonly string[]>>;
  /** A right line matches one of these regular expressions; none if nothing answers. */
  readonly answers: readonly string[];
  /** The files that answer. */
  readonly files: readonly string[];
};

/** How many chunks of a set contain each term. The term "" counts the chunks. */
export type SetCounts = Readonly<Record<string, number>>;
