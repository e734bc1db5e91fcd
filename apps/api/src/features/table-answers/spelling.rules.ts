import { editDistance } from "@footnote/lexicon/edit-distance";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { knownWords, spreadName, type TableQuestion, termsOf } from "./table-words.rules.ts";

const shortest = 5;
/** From this length on, two letters may differ. */
const longWord = 8;

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
    const best = vocabulary.values().find((word) => isMisspelt(surface, word));
    if (best === undefined) return written;
    replaced = true;
    return best;
  });
  return replaced ? text.join(" ") : undefined;
}

function isMisspelt(word: string, meant: string): boolean {
  const most = Math.min(word.length, meant.length) >= longWord ? 2 : 1;
  return word[0] === meant[0] && editDistance(word, meant, most) <= most;
}
