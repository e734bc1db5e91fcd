import type { Correction } from "@footnote/contracts/chat/chat";
import { segmentWords } from "@footnote/lexicon/function-words";
import type { FoundChunk } from "../found-chunk.rules.ts";
import { tokenize } from "../tokenization.rules.ts";

/** A word of a query, with the terms that were searched for in its place, if it was corrected. */
export type CorrectedTerm = { readonly text: string; readonly corrections: readonly string[] };

type Languages = readonly (string | null)[];

/** Lists the words of a query that other words were searched for instead. */
export function listCorrections(
  terms: readonly CorrectedTerm[],
  found: readonly FoundChunk[],
  languages: Languages,
): Correction[] {
  return terms
    .filter(({ corrections }) => corrections.length > 0)
    .map(({ text, corrections }) => ({
      word: text,
      searched_for: spellOut(corrections, found, languages),
    }));
}

/** Terms as the passages found spell them, since a term is a stem. If none of them has any, the stems themselves. */
export function spellOut(
  terms: readonly string[],
  found: readonly FoundChunk[],
  languages: Languages,
): string[] {
  if (terms.length === 0) return [];
  const spelt = new Map<string, string>();
  for (const { word } of found.flatMap(({ text }) => [...segmentWords(text)])) {
    for (const [form] of languages.map((language) => tokenize(word, language))) {
      if (form && !spelt.has(form.term)) spelt.set(form.term, word);
    }
  }
  const words = new Set(terms.flatMap((term) => spelt.get(term) ?? []));
  return words.size > 0 ? [...words] : [...terms];
}
