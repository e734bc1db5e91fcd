import type { DocumentCell, writeDocumentTable } from "../tables/document-table.ts";

/** A piece of text on one baseline, upright, in points from the page's top left corner. */
export type Run = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  /** Font size. */
  size: number;
  rtl: boolean;
  /** White space precedes it in the file's own order. */
  spaced: boolean;
  /** The spaces between its words, from and to, in points from its beginning, if the file's reader reports them. */
  spaces?: Spaces;
};

export type Spaces = readonly (readonly [from: number, to: number])[];

/** A run before its page is rotated. `turns`: its direction in clockwise quarter turns. */
export type PlacedRun = Run & { turns: number };

/** A table between lines on a page. */
export type RuledTable = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the lines between its columns and its rows are. */
  xs: readonly number[];
  ys: readonly number[];
  /** Font size. */
  size: number;
  rows: readonly { cells: readonly DocumentCell[] }[];
  written: ReturnType<typeof writeDocumentTable>;
};
