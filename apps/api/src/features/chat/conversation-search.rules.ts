const excerptLength = 160;
const leadLength = 50;
const wordsMax = 12;

/** The words searched for, and each as a pattern of `like`. */
export function patternsOf(text: string): { words: string[]; patterns: string[] } {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ""))].slice(0, wordsMax);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  return { words, patterns };
}

/** One line of a message around the first of the words that it contains. */
export function excerptAround(content: string, words: readonly string[]): string {
  const line = content.replace(/\s+/g, " ").trim();
  const folded = line.toLowerCase();
  const places = words.map((word) => folded.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const start = at <= leadLength ? 0 : line.indexOf(" ", at - leadLength) + 1;
  const end = start + excerptLength;
  const cut = line.slice(start, end).toWellFormed().trim();
  return `${start > 0 ? "… " : ""}${cut}${end < line.length ? " …" : ""}`;
}
