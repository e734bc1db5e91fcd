/** Formats one line of a CSV file. */
export function toCsvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => toCell(String(cell ?? ""))).join(",")}\r\n`;
}

/**
 * A spreadsheet runs a text that begins like a formula; an apostrophe before it keeps it a text. One that separates cells by
 * semicolons, as in many languages, takes no notice of the quotation marks and begins a cell inside.
 */
function toCell(text: string): string {
  const safe = text.replaceAll(/^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[;\r\n])(?=[=+\-@＝＋－＠])/g, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
