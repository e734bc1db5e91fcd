/** What a cell holds beside the text it shows: only what its file says for sure. */
export type SheetCell = {
  /** As a person sees it; "" for an empty cell. */
  text: string;
  /** Undefined where the file knows text only: a .csv, or a number somebody typed as text. */
  value?: number | boolean;
  /** "2024-03-31", or with a time of day "2024-03-31 14:05:00". */
  date?: string;
  /** "%", "€" and the like, from the number format. */
  unit?: string;
  /** Its formula adds up the cells above it. */
  addsUp?: boolean;
};

/** A row of cells; the cell of column n, from 1, stands at n - 1. */
export type SheetRow = { number: number; cells: readonly SheetCell[] };

const longestText = 500;

/** The cell's text as it can be stored and compared: one line, no control characters, not endless. */
export function cleanText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff\ufffe\uffff\s]+/g, " ")
    .normalize("NFC")
    .trim();
  return line.length > longestText ? `${line.slice(0, longestText).toWellFormed()}…` : line;
}

/** Fifteen digits are what a double holds exactly; those after them are noise of binary arithmetic. */
export function exactly(value: number): number {
  return Number(value.toPrecision(15));
}
