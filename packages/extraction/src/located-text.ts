import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Span } from "./spans.ts";

export type Block = {
  kind: "heading" | "paragraph" | "list" | "table-row" | "code";
  /** Headings only: 1 (the document's or a chapter's) to 6. */
  level?: number;
  text: string;
  anchor: Anchor;
  /** Narrower locations within the text, the first from 0: the lines of a paragraph on a page. */
  spans?: Span[];
  /** Table rows whose text lacks the column names: the table's header row, to be shown above them. */
  header?: string;
  /**
   * Is not part of the body text: a comment, a header, a text box over cells. It is joined only with blocks that have
   * the same anchor.
   */
  annotation?: true;
  /** Why the text is hidden. A block is hidden as a whole or not at all. */
  hidden?: HiddenReason;
};

/** Why a file yielded no text. Every reason has a message for the user. */
export const extractionFailures = [
  "password_protected",
  "corrupt",
  "truncated",
  "empty",
  "no_text",
  "wrong_content",
  "too_many_pages",
  "too_large_unpacked",
  "timed_out",
  "out_of_memory",
  "unsupported",
  "crashed",
] as const;

export type ExtractionFailure = (typeof extractionFailures)[number];

/** A file that could not be read. `detail` is for the log: it may quote the parser and is never shown to a user. */
export class ExtractionError extends Error {
  readonly reason: ExtractionFailure;
  readonly detail: string | null;

  constructor(reason: ExtractionFailure, detail?: string) {
    super(detail === undefined ? reason : `${reason}: ${detail}`);
    this.name = "ExtractionError";
    this.reason = reason;
    this.detail = detail ?? null;
  }
}
