/**
 * Reads an amount of money such as "1000" or "12,50"; NaN for anything else. More than two decimals are refused: people write
 * a thousand as "1,000" or "1.000", which must not become a limit of 1.
 */
export function parseAmount(text: string): number {
  return /[.,]\d{3,}$/.test(text.trim()) ? Number.NaN : parseNumber(text);
}

/** Reads "0.25" or "0,25"; NaN for anything else. */
export function parseNumber(text: string): number {
  const digits = text.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
