/** Multiples of the body text's size, for levels 1 to 3. */
const ratios = [1.7, 1.35, 1.13];
const longest = 200;

/** The heading level of a text by its size; undefined for no heading. */
export function headingLevel(text: string, ratio: number): number | undefined {
  if (text.length > longest || !/\p{L}{2}|\p{Script=Han}/u.test(text)) return undefined;
  const level = ratios.findIndex((smallest) => ratio >= smallest);
  return level === -1 ? undefined : level + 1;
}

/** "2.1 Results": a numbered heading may be set as large as the body. */
export function isNumberedHeading(text: string): boolean {
  if (text.length > 90 || /[.,;:\d]$/.test(text)) return false;
  return /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.|[A-Z]\.)\s+\p{Lu}[\p{L}'’-]/u.test(text);
}

export function numberedLevel(text: string): number {
  const dots = /^\d{1,2}((?:\.\d{1,2})*)/.exec(text)?.[1] ?? "";
  return Math.min(6, 2 + dots.split(".").length - 1);
}

/** The font size of most characters. */
export function bodySizeOf(lines: Iterable<{ size: number; text: string }>): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 10;
}
