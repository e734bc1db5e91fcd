/** The cells of a rectangle, rows and columns counted from 1, both ends included. */
export type CellRange = { fromRow: number; toRow: number; fromColumn: number; toColumn: number };

/** "A", "Z", "AA" ... for columns from 1. */
export function columnName(column: number): string {
  let name = "";
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}

/** "B4:D9"; "B4" for a single cell. */
export function formatRange({ fromRow, toRow, fromColumn, toColumn }: CellRange): string {
  const from = `${columnName(fromColumn)}${fromRow}`;
  const to = `${columnName(toColumn)}${toRow}`;
  return from === to ? from : `${from}:${to}`;
}

/** Row and column, from 1, of "B4"; undefined for any other text. */
export function parseCell(name: string): { row: number; column: number } | undefined {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(name);
  if (match === null) return undefined;
  let column = 0;
  for (const letter of match[1] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]), column };
}

/** The cells of "A1:C1" or "A1"; undefined for any other text. */
export function parseRange(name: string): CellRange | undefined {
  const [first = "", last = first] = name.split(":");
  const [from, to] = [parseCell(first), parseCell(last)];
  if (!from || !to) return undefined;
  return { fromRow: from.row, toRow: to.row, fromColumn: from.column, toColumn: to.column };
}
