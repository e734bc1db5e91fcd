import type { NamedTable } from "../tables/table-names.rules.ts";
import { knownWords, spreadName, type TableQuestion, termsOf } from "./table-words.rules.ts";

const [shortest, shortestOfTwo] = [5, 8];

/**
 * Replaces misspelt words by those of a table and of questions about tables that differ from them by a letter, or by two in
 * a long word. Undefined if nothing is replaced.
 */
export function correctSpelling(
  table: NamedTable,
  { words, language }: TableQuestion,
): string | undefined {
  const { outline, filename, columns } = table;
  const own = [
    filename,
    outline.sheet,
    outline.title ?? "",
    ...columns.flatMap(({ name, values }) => [name, ...(values ?? [])]),
  ].flatMap((text) => termsOf(spreadName(text)));
  const vocabulary = new Set(
    [...own, ...knownWords(language)].filter((word) => word.length >= shortest),
  );
  let replaced = false;
  const text = words.map(({ surface, written, stop }) => {
    const may = !stop && surface.length >= shortest && /^\p{L}+$/u.test(surface);
    if (!may || vocabulary.has(surface)) return written;
    const best = [...vocabulary].find((word) => isMisspelt(surface, word));
    if (best === undefined) return written;
    replaced = true;
    return best;
  });
  return replaced ? text.join(" ") : undefined;
}

function isMisspelt(word: string, meant: string): boolean {
  const most = Math.min(word.length, meant.length) >= shortestOfTwo ? 2 : 1;
  return (
    word[0] === meant[0] &&
    Math.abs(word.length - meant.length) <= most &&
    countEdits(word, meant, most) <= most
  );
}

/** The letters to insert, delete, replace or swap between two words, counted up to a limit. */
function countEdits(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
