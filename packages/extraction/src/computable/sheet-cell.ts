/** A cell's text, and what its file says about its value. */
export type SheetCell = {
  /** The text that the cell shows; "" for an empty cell. */
  text: string;
  /** Undefined where the file has text only: a .csv, or a number that was typed as text. */
  value?: number | boolean;
  /** "2024-03-31", or with a time of day "2024-03-31 14:05:00". */
  date?: string;
  /** "%", "€" and the like, from the number format. */
  unit?: string;
  /** Its formula adds up the cells above it. */
  addsUp?: boolean;
};

/** A row of cells. Column n, counted from 1, is at index n - 1. */
export type SheetRow = { number: number; cells: readonly SheetCell[] };

/** A row as it is computed with, and the texts of its cells as they are shown. */
export type HeldRow = { row: SheetRow; texts: readonly string[] };

const longestText = 500;

/** The cell's text as it can be stored and compared: one line, no control characters, limited length. */
export function cleanText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff\ufffe\uffff\s]+/g, " ")
    .normalize("NFC")
    .trim();
  return line.length > longestText ? `${line.slice(0, longestText).toWellFormed()}…` : line;
}

/** A double has fifteen exact digits; those after them are noise of binary arithmetic. */
export function exactly(value: number): number {
  return Number(value.toPrecision(15));
}
