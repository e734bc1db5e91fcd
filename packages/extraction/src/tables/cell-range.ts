/** "A", "Z", "AA" ... for columns from 1. */
export function columnName(column: number): string {
  let name = "";
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}

/** "B4:D4" for a row's cells from one column to another, all counted from 1; "B4" for a single cell. */
export function rowRange(row: number, fromColumn: number, toColumn: number): string {
  const from = `${columnName(fromColumn)}${row}`;
  return fromColumn === toColumn ? from : `${from}:${columnName(toColumn)}${row}`;
}

/** Row and column, from 1, of "B4"; undefined for what is no cell's name. */
export function parseCell(name: string): { row: number; column: number } | undefined {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(name);
  if (match === null) return undefined;
  let column = 0;
  for (const letter of match[1] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]), column };
}
