/** x, y, width, height as fractions 0..1 of the page, origin top left. */
export type Box = readonly [number, number, number, number];

/** The location of a passage in the original file, in the terms of that format's readers. */
export type Anchor =
  | { kind: "page"; page: number; boxes: Box[] } // pages from 1
  | { kind: "slide"; slide: number } // slides from 1
  | { kind: "cells"; sheet: string; range: string } // "B4:D9"; a .csv or .tsv has the sheet ""
  | { kind: "paragraph"; from: number; to: number } // Word paragraphs from 1, both ends included
  | { kind: "header"; sheet?: string } // the headers and footers of a Word document or of a sheet:
  | { kind: "footer"; sheet?: string } // pages repeat them, so they are emitted once
  | { kind: "lines"; from: number; to: number } // text lines from 1, both ends included
  | { kind: "time"; from: number; to: number }; // seconds

/**
 * Why a person who reads the document does not see a text: drawn without ink, in the colour of its background, too
 * small to read, outside the page, covered, in a part that is switched off (a layer, a hidden slide, sheet or
 * paragraph), in a comment of the markup, or in characters that show nothing or something else.
 */
export const hiddenReasons = [
  "invisible",
  "colour",
  "tiny",
  "outside",
  "covered",
  "switched_off",
  "comment",
  "characters",
] as const;

export type HiddenReason = (typeof hiddenReasons)[number];

export type Block = {
  kind: "heading" | "paragraph" | "list" | "table-row" | "code";
  /** Headings only: 1 (the document's or a chapter's) to 6. */
  level?: number;
  text: string;
  anchor: Anchor;
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
