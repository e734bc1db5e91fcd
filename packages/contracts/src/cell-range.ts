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

type Cell = { row: number; column: number };

/** What three letters name: more than any spreadsheet program has. */
const sheetColumnsMax = 26 + 26 ** 2 + 26 ** 3;

/** Row and column, from 1, of "B4" in a sheet; undefined for any other text. */
export function parseCell(name: string): Cell | undefined {
  const cell = parseAnyCell(name);
  return cell && cell.column <= sheetColumnsMax ? cell : undefined;
}

/** Text files have longer rows than sheets. */
function parseAnyCell(name: string): Cell | undefined {
  const match = /^([A-Z]{1,5})(\d{1,7})$/.exec(name);
  if (match === null) return undefined;
  let column = 0;
  for (const letter of match[1] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]), column };
}

/** The cells of "A1:C1" or "A1"; undefined for any other text. */
export function parseRange(name: string): CellRange | undefined {
  const [first = "", last = first] = name.split(":");
  const from = parseAnyCell(first);
  const to = parseAnyCell(last);
  if (!from || !to) return undefined;
  return { fromRow: from.row, toRow: to.row, fromColumn: from.column, toColumn: to.column };
}
