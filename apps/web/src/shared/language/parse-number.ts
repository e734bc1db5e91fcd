/** Reads "0.25" or "0,25"; NaN for anything else. */
export function parseNumber(text: string): number {
  const digits = text.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
