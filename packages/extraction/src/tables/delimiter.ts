const candidates = [",", ";", "\t", "|"];

/**
 * Detects the delimiter from the first lines: the one that most lines contain, and in the same number. A leading
 * "sep=;" line, as Excel writes it, decides at once.
 */
export function detectDelimiter(sample: string, extension: string): string {
  const stated = /^sep=(.)\r?\n/.exec(sample)?.[1];
  if (stated !== undefined) return stated;
  const usual = extension === ".tsv" ? "\t" : ",";
  const lines = sample
    .replace(/"[^"]*"/g, "")
    .split(/\r\n|\n|\r/)
    .slice(0, 100);
  const filled = lines.filter((line) => line.trim() !== "");
  const scored = candidates.map((delimiter) => ({ delimiter, score: score(filled, delimiter) }));
  const best = Math.max(...scored.map(({ score: value }) => value));
  const winners = scored.filter(({ score: value }) => value === best);
  if (best === 0 || winners.some(({ delimiter }) => delimiter === usual)) return usual;
  return winners[0]?.delimiter ?? usual;
}

/** The share of lines that have the most frequent non-zero number of this delimiter. */
function score(lines: string[], delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / Math.max(1, lines.length);
}
