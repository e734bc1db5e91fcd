/** Formats one line of a CSV file. */
export function toCsvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => toCell(String(cell ?? ""))).join(",")}\r\n`;
}

/** A spreadsheet runs a text that begins like a formula; an apostrophe before it keeps it a text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
